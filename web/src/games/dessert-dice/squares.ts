/** The squares of the board, and what lies on them. */
import type { DessertDiceView } from './view.generated';

export const SIDE = 5;
export const DESSERTS = 'IMSJ';
export const SQUARES = [...'12345'].flatMap((rank) => [...'abcde'].map((file) => file + rank));

/** Where a square is drawn: north is up. */
export function cellOf(square: string): number {
  return (SIDE - Number(square[1])) * SIDE + 'abcde'.indexOf(square[0]!);
}

/** The squares in the order in which they are drawn. */
export const DRAWN = [...SQUARES].sort((a, b) => cellOf(a) - cellOf(b));

export function dieOn(view: DessertDiceView, square: string): string | null {
  return view.board[SQUARES.indexOf(square)] ?? null;
}

/** A seat's n-th largest cluster, once its tile is shown. */
export function clusterOf(view: DessertDiceView, seat: number, n: number): string[] {
  const tile = view.tiles[seat];
  return (tile && view.clusters[DESSERTS.indexOf(tile)]?.[n]) || [];
}
