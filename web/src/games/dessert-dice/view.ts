/** The fields of src/parfait/games/dessert_dice/view.py that the table shows. */
import type { View } from '../contract';

export const SIDE = 5;
export const DESSERTS = 'IMSJ';
export const SQUARES = [...'12345'].flatMap((rank) => [...'abcde'].map((file) => file + rank));

export interface DessertDiceView extends View {
  options: { max_tips_in_a_row: number | null; tiebreak: string };
  tiles: (string | null)[];
  board: (string | null)[];
  supply: string[];
  placed: number;
  last_placed: number[];
  tips: number;
  forbidden: string | null;
  clusters: string[][][];
  set_aside: number;
  by_last_die: boolean;
}

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
