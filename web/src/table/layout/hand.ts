/** One's own cards as a part of a table: one row where it has room, else two. */
import type { Part } from './fit';

export const ROW = 6; // cards that lie side by side on a phone

const DESK = { card: 52, height: 320 }; // pixels: where a whole hand lies in one row, each card beside the other

/** How a hand may lie, by the cards that it had at most and those it has. While there are many, it keeps its size. */
export function handPart(cards: number, most: number, room = { width: 0, height: 0 }): Part[] {
  const kept = cards > ROW ? most : ROW;
  const common = { ratio: 1.4, gap: 0.06, above: 16, around: 3, max: 200, min: 44, share: 1, worth: 1.6 };
  const isDesk = room.height >= DESK.height && room.width >= room.height && room.width >= kept * DESK.card * (1 + common.gap) + 2 * common.around;
  if (isDesk) return [{ ...common, columns: kept, min: DESK.card }];
  const one: Part = { ...common, columns: kept, open: 0.86, thumb: 46 };
  const two: Part = { ...common, columns: Math.ceil(kept / 2), rows: 2, open: 0.86, thumb: 46, openY: 0.9 };
  return kept > ROW ? [one, two] : [one];
}

/** The cards in rows; a suit stays together where that leaves the rows about as long as each other. */
export function rowsOf(cards: readonly string[], rows: number, columns: number): string[][] {
  if (rows < 2 || cards.length <= Math.min(columns, ROW)) return [[...cards]];
  const half = Math.ceil(cards.length / 2);
  const isBreak = (at: number) => at <= columns && cards.length - at <= columns && cards[at - 1]![0] !== cards[at]![0];
  const at = [half, half - 1, half + 1].find(isBreak) ?? half;
  return [cards.slice(0, at), cards.slice(at)];
}

/** The most cards of a hand since it was dealt. */
export function mostSince(): (cards: number) => number {
  let [most, last] = [0, 0];
  return (cards) => {
    most = cards > last ? cards : most;
    last = cards;
    return most;
  };
}
