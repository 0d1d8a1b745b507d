/** The squares of the board, and what lies on them. */
import type { DessertDiceView } from './view.generated';

export const DESSERTS = 'IMSJ';
export const FILES = 'abcdef';

/** The squares of a board with that side, as `view.board` lists them. */
export function squaresOf(side: number): string[] {
  return [...'123456'.slice(0, side)].flatMap((rank) => [...FILES.slice(0, side)].map((file) => file + rank));
}

/** Where a square is drawn: north is up. */
export function cellOf(square: string, side: number): number {
  return (side - Number(square[1])) * side + FILES.indexOf(square[0]!);
}

/** The squares in the order in which they are drawn. */
export function drawn(side: number): string[] {
  return squaresOf(side).sort((a, b) => cellOf(a, side) - cellOf(b, side));
}

export function dieOn(view: DessertDiceView, square: string): string | null {
  return view.board[squaresOf(view.options.board).indexOf(square)] ?? null;
}

/** A seat's n-th largest cluster, once its tile is shown. */
export function clusterOf(view: DessertDiceView, seat: number, n: number): string[] {
  const tile = view.tiles[seat];
  return (tile && view.clusters[DESSERTS.indexOf(tile)]?.[n]) || [];
}
