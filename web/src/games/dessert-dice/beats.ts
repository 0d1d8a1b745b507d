/** A die is placed or tipped; after the last one, every tile is turned up. */
import type { Beat, Moment } from '../contract';
import { ANNOUNCED, REVEAL, STAGED, TURN } from '../../app/pace';
import { DESSERTS } from './squares';
import type { DessertDiceView } from './view.generated';

type V = DessertDiceView;

const MANY = 3; // dice in a cluster that is worth a look

export function beats(before: V, after: V): Beat<V>[] {
  if (after.turn !== -2) {
    const moment = lastSquare(before, after) ?? joined(before, after);
    return [{ kind: 'card', view: after, ms: Math.max(TURN, moment?.ms ?? 0), moment }];
  }
  const covered = { ...after, turn: before.turn, tiles: before.tiles, scores: before.scores, winners: before.winners };
  return [{ kind: 'card', view: covered, ms: TURN }, { kind: 'reveal', view: after, ms: REVEAL }];
}

/** A cluster that is larger than any part of it was. */
function joined(before: V, after: V): Moment | undefined {
  for (const [kind, clusters] of after.clusters.entries()) {
    for (const cluster of clusters) {
      const parts = (before.clusters[kind] ?? []).filter((part) => part.some((square) => cluster.includes(square)));
      if (cluster.length < MANY || parts.some((part) => part.length >= cluster.length)) continue;
      return { name: 'joins', ms: STAGED, sound: 'joins', pieces: [DESSERTS[kind]!, ...cluster], numbers: [cluster.length] };
    }
  }
  return undefined;
}

const open = (view: V) => view.board.filter((die) => !die).length;

function lastSquare(before: V, after: V): Moment | undefined {
  return open(after) === 1 && open(before) > 1 ? { name: 'last-square', ms: ANNOUNCED, sound: 'last' } : undefined;
}
