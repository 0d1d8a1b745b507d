/** One's own cards as a part of a table: one row where it has room, else two. */
import { LOW, type Part } from './fit';

export const ROW = 6; // cards that lie side by side on a phone
const FEW = 3; // cards that need no second row

const DESK = { card: 58, height: 320, row: 8 }; // pixels: where no card of a hand lies over another

/**
 * How a hand may lie, by the cards that it had at most and those it has. While there are many, it keeps its size; it grows
 * when six are left, and again when three are; on a desk also when eight are.
 */
export function handPart(cards: number, most: number, room = { width: 0, height: 0 }): Part[] {
  const many = cards > ROW ? most : cards > FEW ? ROW : FEW;
  const common = { ratio: 1.4, gap: 0.06, above: 16, around: 3, max: 600, min: room.height && room.height < LOW ? 32 : 44, share: 1, worth: 2 };
  const isDesk = room.height >= DESK.height && room.width >= 0.85 * room.height && room.width >= Math.max(many, ROW) * DESK.card * (1 + common.gap) + 2 * common.around;
  const kept = isDesk && cards > ROW && cards <= DESK.row ? Math.min(many, DESK.row) : many;
  if (isDesk) {
    const row: Part = { ...common, columns: Math.max(kept, ROW), min: DESK.card };
    return kept > ROW ? [row, { ...row, columns: Math.ceil(kept / 2), rows: 2 }] : [row];
  }
  const one: Part = { ...common, columns: kept, open: 0.86, thumb: 46 };
  const two: Part = { ...common, columns: Math.ceil(kept / 2), rows: 2, open: 0.86, thumb: 46, openY: 0.9 };
  return kept > FEW ? [one, two] : [one];
}

/** The cards in rows; a suit stays together where that leaves the rows about as long as each other. */
export function rowsOf(cards: readonly string[], rows: number, columns: number): string[][] {
  if (rows < 2 || cards.length <= Math.min(columns, FEW)) return [[...cards]];
  const half = Math.ceil(cards.length / 2);
  const isBreak = (at: number) => at <= columns && cards.length - at <= columns && cards[at - 1]![0] !== cards[at]![0];
  const at = [half, half - 1, half + 1].find(isBreak) ?? half;
  return [cards.slice(0, at), cards.slice(at)];
}

/**
 * How far each card of a row moves, by what two cards overlap. One that may be played lies in front: its right neighbour
 * makes way, so that its number stays in sight. The ends of the row stay where they are.
 */
export function partings(mayPlay: readonly boolean[]): number[] {
  const hides = mayPlay.map((may, i) => may && mayPlay[i + 1] === false);
  const all = hides.filter(Boolean).length;
  return mayPlay.map((_, i) => hides.slice(0, i).filter(Boolean).length - (all * i) / Math.max(1, mayPlay.length - 1));
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
