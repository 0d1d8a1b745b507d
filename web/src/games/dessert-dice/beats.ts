/** A die is placed or tipped; after the last one, every tile is turned up. */
import type { Beat } from '../contract';
import { REVEAL, TURN } from '../../app/pace';
import type { DessertDiceView } from './view.generated';

export function beats(before: DessertDiceView, after: DessertDiceView): Beat<DessertDiceView>[] {
  if (after.turn !== -2) return [{ kind: 'card', view: after, ms: TURN }];
  const covered = { ...after, turn: before.turn, tiles: before.tiles, scores: before.scores, winners: before.winners };
  return [{ kind: 'card', view: covered, ms: TURN }, { kind: 'reveal', view: after, ms: REVEAL }];
}
