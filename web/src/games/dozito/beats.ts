/** A turn, card by card. */
import type { Beat } from '../contract';
import { DEAL, LANDS, TURN } from '../../app/pace';
import type { DozitoView } from './view.generated';

export function beats(before: DozitoView, after: DozitoView): Beat<DozitoView>[] {
  if (after.round !== before.round) return [{ kind: 'deal', view: after, ms: DEAL }];
  return [{ kind: 'card', view: after, ms: after.origin === null ? TURN : LANDS }];
}
