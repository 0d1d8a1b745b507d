/** A turn, card by card. */
import type { Beat, Moment } from '../contract';
import { ANNOUNCED, DEAL, LANDS, TURN } from '../../app/pace';
import type { DozitoView } from './view.generated';

export function beats(before: DozitoView, after: DozitoView): Beat<DozitoView>[] {
  if (after.round !== before.round) {
    const isLast = after.round > 1 && after.round === after.options.rounds;
    const moment: Moment | undefined = isLast ? { name: 'last-round', ms: ANNOUNCED, sound: 'last' } : undefined;
    return [{ kind: 'deal', view: after, ms: isLast ? ANNOUNCED : DEAL, moment }];
  }
  if (after.closer !== null && before.closer === null && after.turn !== -2) {
    const moment: Moment = { name: 'last-turns', ms: ANNOUNCED, sound: 'last', dims: true, seats: [after.closer], numbers: [after.options.last_turns_at] };
    return [{ kind: 'card', view: after, ms: ANNOUNCED, moment }];
  }
  return [{ kind: 'card', view: after, ms: after.origin === null ? TURN : LANDS }];
}
