/** The flavours in the order of a view's lists, the trick and the cones. */
import type { DokittoIceView } from './view.generated';

export const FLAVOURS = ['S', 'C', 'M', 'V'] as const;

/** Who played the n-th card of the trick. */
export function seatOf(view: DokittoIceView, n: number): number {
  return (view.trick_leader + n) % view.players;
}

export function isFallen(view: DokittoIceView, seat: number, cone: number): boolean {
  return view.full_cone !== null && view.full_cone[0] === seat && view.full_cone[1] === cone;
}
