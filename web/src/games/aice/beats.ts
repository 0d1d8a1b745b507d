/** A trick, one thing after the other: the card, the roll, the winner, what they win, a breath, the sweep. */
import type { Beat } from '../contract';
import { DEAL, LANDS, LAST_LANDS, REVEAL, REWARD, ROLL, SWEEP, TRICK_RESTS, WINNER } from '../../app/pace';
import type { AiceView } from './view.generated';

type V = AiceView;

const BID = 250;
const ROLLS = ['roll', 'reroll', 'rolloff'];

export function beats(before: V, after: V): Beat<V>[] {
  const found: Beat<V>[] = [];
  const deals = after.round !== before.round;
  const nobody = before.rolls.map(() => null);
  if (before.trick_over && before.trick.length && (deals || !after.trick_over)) {
    const swept = { trick: [], trick_winner: null, lead_suit: null, rolls: nobody, strengths: nobody, rerolls: nobody };
    found.push({ kind: 'sweep', view: { ...before, ...swept }, ms: SWEEP });
  }
  if (deals) return [...found, { kind: 'deal', view: after, ms: DEAL }];
  if (before.bidding && after.bidding) return [{ kind: 'card', view: after, ms: BID }];
  if (before.bidding) {
    const covered = { ...after, bidding: true, bids: before.bids, bid_dice: before.bid_dice, dice: before.dice, turn: before.turn };
    return [{ kind: 'card', view: covered, ms: LANDS }, { kind: 'reveal', view: after, ms: REVEAL }];
  }

  // What the winner gets is not counted before it is there.
  const { won, taken, scores, winners, round_points, dice_on_hand, ranks, per_trick, tricks } = before;
  const uncounted = { won, taken, scores, winners, round_points, dice_on_hand, ranks, per_trick, tricks, round_over: false, chance: null };
  const undecided = { ...uncounted, turn: before.turn, trick_over: false, trick_winner: null, leader: before.leader };
  const rolled = before.turn === -1 && ROLLS.includes(before.chance ?? '');
  if (rolled) found.push({ kind: 'roll', view: { ...after, ...undecided, strengths: before.strengths }, ms: ROLL });
  if (after.tricks === before.tricks) {
    return [...found, rolled ? { kind: 'reveal', view: after, ms: WINNER } : { kind: 'card', view: after, ms: LANDS }];
  }
  if (!rolled) found.push({ kind: 'card', view: { ...after, ...undecided, strengths: before.strengths }, ms: LAST_LANDS });
  found.push({ kind: 'winner', view: { ...after, ...uncounted, turn: after.leader }, ms: WINNER });
  return [...found, { kind: 'reward', view: after, ms: REWARD + TRICK_RESTS }];
}
