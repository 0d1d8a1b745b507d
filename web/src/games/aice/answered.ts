import { bidding } from './moves';
import type { AiceView } from './view.generated';

/** While all bid at once (AI-5): a covered die for each seat that has bid, and our own bid face up. */
export function answered(view: AiceView, ready: number[], answer: string | null): AiceView {
  const has_bid = view.has_bid.map((has, seat) => has || ready.includes(seat));
  const own = answer ? bidding(answer) : null;
  if (!own) return { ...view, has_bid };
  const mine = <T>(values: T[], value: T) => values.map((other, seat) => (seat === view.seat ? value : other));
  return {
    ...view,
    has_bid,
    bids: mine(view.bids, own.number),
    bid_dice: mine(view.bid_dice, own.die),
    dice: mine(view.dice, (view.dice[view.seat] ?? '').replace(own.die, '')),
  };
}
