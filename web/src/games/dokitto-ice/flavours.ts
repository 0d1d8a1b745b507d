/** The flavours of a table, its cones, and what they count. */
import type { DokittoIceView } from './view.generated';

export const FLAVOURS = ['S', 'C', 'M', 'V'] as const;

/** The flavours of this table. */
export function inPlay(view: DokittoIceView): string[] {
  const { flavour_count, flavours } = view.options;
  const count = flavour_count === 'usual' ? (view.players === 3 ? 3 : 4) : flavour_count;
  return FLAVOURS.filter((flavour, place) => (count === 3 ? flavours.includes(flavour) : place < count));
}

/** Who played the n-th card of the trick. */
export function seatOf(view: DokittoIceView, n: number): number {
  return (view.trick_leader + n) % view.players;
}

export function isFallen(view: DokittoIceView, seat: number, cone: number): boolean {
  return view.full_cone !== null && view.full_cone[0] === seat && view.full_cone[1] === cone;
}

export interface Product {
  flavour: string;
  cards: number;
  ice: number;
  points: number;
}

/** For each flavour that counts: cards gathered, and VP of its ice on the cones that stand, as told by events.py. */
export function products(view: DokittoIceView, seat: number): Product[] {
  const ice = (flavour: string) =>
    view.cones[seat]!.filter((_, cone) => !isFallen(view, seat, cone))
      .flat()
      .filter((tile) => tile[0] === flavour)
      .reduce((sum, tile) => sum + Number(tile[1]), 0);
  return FLAVOURS.map((flavour, i) => ({ flavour, cards: view.gathered[seat]![i]!, ice: ice(flavour) }))
    .filter(({ cards, ice }) => cards && ice)
    .map((product) => ({ ...product, points: product.cards * product.ice }));
}
