/** A trick, one thing after the other: the card, the roll, the winner, what they win, a breath, the sweep. */
import type { Beat, Moment } from '../contract';
import { ANNOUNCED, DEAL, LANDS, LAST_LANDS, REVEAL, REWARD, ROLL, SWEEP, TRICK_RESTS, WINNER } from '../../app/pace';
import { played } from './moves';
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
  if (deals) {
    const isLast = after.round > 1 && after.round === after.options.rounds;
    const moment: Moment | undefined = isLast ? { name: 'last-round', ms: ANNOUNCED, sound: 'last' } : undefined;
    return [...found, { kind: 'deal', view: after, ms: isLast ? ANNOUNCED : DEAL, moment }];
  }
  if (before.bidding && after.bidding) return [{ kind: 'card', view: after, ms: BID }];
  if (before.bidding) {
    const covered = { ...after, bidding: true, bids: before.bids, bid_dice: before.bid_dice, dice: before.dice, turn: before.turn };
    const moment: Moment = { name: 'bids', ms: REVEAL, sound: 'reveal', dims: true, seats: after.bids.map((_, seat) => seat), pieces: after.bid_dice.map((die) => die ?? ''), numbers: after.bids.map((bid) => bid ?? 0) };
    return [{ kind: 'card', view: covered, ms: LANDS }, { kind: 'reveal', view: after, ms: REVEAL, moment }];
  }

  // What the winner gets is not counted before it is there.
  const { won, taken, scores, winners, round_points, dice_on_hand, ranks, per_trick, tricks } = before;
  const uncounted = { won, taken, scores, winners, round_points, dice_on_hand, ranks, per_trick, tricks, round_over: false, chance: null };
  const undecided = { ...uncounted, turn: before.turn, trick_over: false, trick_winner: null, leader: before.leader };
  const rolled = before.turn === -1 && ROLLS.includes(before.chance ?? '');
  if (rolled) found.push({ kind: 'roll', view: { ...after, ...undecided, strengths: before.strengths }, ms: ROLL, moment: thrown(before, after) });
  if (after.tricks === before.tricks) {
    return [...found, rolled ? { kind: 'reveal', view: after, ms: LANDS } : { kind: 'card', view: after, ms: LANDS }];
  }
  if (!rolled) found.push({ kind: 'card', view: { ...after, ...undecided, strengths: before.strengths }, ms: LAST_LANDS });
  found.push({ kind: 'winner', view: { ...after, ...uncounted, turn: after.leader }, ms: WINNER });
  return [...found, { kind: 'reward', view: after, ms: REWARD + TRICK_RESTS }];
}

/**
 * The dice that fell: by seat, its suit, and what it shows. Where they count for their cards: what those show besides, and the
 * strengths, as the server added them up.
 */
function thrown(before: V, after: V): Moment | undefined {
  const isAgain = (seat: number) => after.rerolls[seat] !== before.rerolls[seat];
  const seats = after.rolls.flatMap((roll, seat) => (roll !== before.rolls[seat] || isAgain(seat) ? [seat] : []));
  if (!seats.length) return undefined; // the same again, after a tie
  const pieces = seats.map((seat) => played(after.trick[(seat - after.trick_leader + after.players) % after.players] ?? '')?.die ?? after.bid_dice[seat] ?? '');
  const moment = { ms: ROLL, sound: 'roll', dims: true, seats, pieces } as const;
  if (seats.some(isAgain)) return { ...moment, name: 'rolls', numbers: seats.map((seat) => after.rerolls[seat] ?? 0) };
  const pips = seats.map((seat) => after.rolls[seat] ?? 0);
  const strengths = seats.map((seat) => after.strengths[seat] ?? 0);
  return { ...moment, name: 'sums', numbers: [...pips, ...strengths] };
}
