/** A trick, one thing after the other: the card, the winner, the ice, a breath, the sweep. */
import type { Beat, Moment } from '../contract';
import { DEAL, FALL, LANDS, LAST_LANDS, REWARD, STAGED, SWEEP, TRICK_RESTS, WINNER } from '../../app/pace';
import type { DokittoIceView } from './view.generated';

type V = DokittoIceView;

export function beats(before: V, after: V): Beat<V>[] {
  const found: Beat<V>[] = [];
  const deals = after.round !== before.round;
  const finishes = after.tricks > before.tricks && !deals;
  if (before.trick_over && before.trick.length && (deals || !after.trick_over)) {
    found.push({ kind: 'sweep', view: { ...before, trick: [] }, ms: SWEEP });
  }
  if (deals) return [...found, { kind: 'deal', view: after, ms: DEAL }];

  // What the winner gets is not counted before it is there.
  const uncounted = { cones: before.cones, stock: before.stock, vp: before.vp, scores: before.scores, winners: before.winners, round_winners: before.round_winners, full_cone: null, round_over: false };
  if (finishes) {
    const card = { ...after, ...uncounted, trick_over: false, choosing: false, leader: before.leader, turn: before.turn, gathered: before.gathered };
    found.push({ kind: 'card', view: card, ms: LAST_LANDS });
    if (after.choosing) return [...found, { kind: 'winner', view: after, ms: WINNER }];
    found.push({ kind: 'winner', view: { ...after, ...uncounted, turn: after.leader, chance: null }, ms: WINNER });
  } else if (!before.choosing) return [...found, { kind: 'card', view: after, ms: LANDS }];

  if (after.stock.some((left, i) => left < before.stock[i]!)) {
    const shown = found.at(-1)?.view ?? before;
    found.push({ kind: 'reward', view: { ...shown, choosing: false, stock: after.stock }, ms: REWARD });
  }
  if (after.full_cone) {
    found.push({ kind: 'reward', view: { ...after, ...uncounted, cones: after.cones, stock: after.stock, turn: after.leader }, ms: REWARD });
    const [seat, cone] = after.full_cone;
    const moment: Moment = { name: 'fall', ms: FALL, sound: 'fall', dims: true, seats: [seat], pieces: after.cones[seat]![cone]!, numbers: [after.options.cone] };
    return [...found, { kind: 'fall', view: after, ms: FALL, moment }];
  }
  return [...found, { kind: 'reward', view: after, ms: REWARD + TRICK_RESTS, moment: landed(before, after) }];
}

/** The cone that got a scoop. */
function landed(before: V, after: V): Moment | undefined {
  const seat = after.leader;
  const cone = after.cones[seat]?.find((scoops, i) => scoops.length > (before.cones[seat]?.[i]?.length ?? 0));
  return cone && { name: 'scoop', ms: STAGED, sound: 'scoop', seats: [seat], pieces: cone, numbers: [after.options.cone] };
}
