/** What the legal moves say about dice and squares, and what they look like when they are done. */
import { DESSERTS, FILES, squaresOf } from './squares';
import type { DessertDiceView } from './view.generated';

export const DIRECTIONS = ['n', 'e', 's', 'w'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** East and south, in squares: the way the page goes. */
export const STEPS: Record<Direction, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

const LARGEST = squaresOf(6);

/** The neighbour of a square, or null off the largest board. */
export function neighbour(square: string, direction: Direction): string | null {
  const [east, south] = STEPS[direction];
  const found = FILES[FILES.indexOf(square[0]!) + east];
  const name = `${found ?? ''}${Number(square[1]) - south}`;
  return LARGEST.includes(name) ? name : null;
}

/** The way from a square to a neighbour. */
export function wayTo(from: string, to: string): Direction | null {
  return DIRECTIONS.find((direction) => neighbour(from, direction) === to) ?? null;
}

/** A die (colour, top, north–south, east–west) after it was tipped that way. The blank stays what it is. */
export function tipped(die: string, direction: Direction): string {
  if (die.length < 4) return die;
  const [colour, top, northSouth, eastWest] = die;
  return direction === 'n' || direction === 's' ? `${colour}${northSouth}${top}${eastWest}` : `${colour}${eastWest}${northSouth}${top}`;
}

/** The two ways in which a die of the supply (colour and top) may face, from the legal moves with it. */
export function facings(legal: readonly string[], kind: string): string[] {
  const found = new Set<string>();
  for (const move of legal) {
    const [word, die, , axis] = move.split(' ');
    if (word === 'place' && die === kind && axis) found.add(axis);
  }
  return [...found].sort((a, b) => DESSERTS.indexOf(a) - DESSERTS.indexOf(b));
}

/** The kinds of dice that may be placed. */
export function placeable(legal: readonly string[]): Set<string> {
  return new Set(legal.filter((move) => move.startsWith('place ')).map((move) => move.split(' ')[1]!));
}

export function placing(kind: string, square: string, axis: string | null): string {
  return axis ? `place ${kind} ${square} ${axis}` : `place ${kind} ${square}`;
}

/** A die of the supply as it will lie: its third dessert faces east–west. */
export function lying(kind: string, axis: string | null, axes: readonly string[]): string {
  if (!axis) return kind;
  return kind + axis + (axes.find((other) => other !== axis) ?? axis);
}

export type Change = { kind: 'tip'; from: string; to: string; direction: Direction } | { kind: 'place'; to: string; die: string };

/** What happened on the board between two views, if it was one move. */
export function change(before: DessertDiceView, after: DessertDiceView): Change | null {
  const squares = squaresOf(after.options.board);
  const changed = squares.filter((_, i) => (before.board[i] ?? null) !== (after.board[i] ?? null));
  const to = changed.find((square) => after.board[squares.indexOf(square)]);
  if (!to || changed.length > 2) return null;
  const from = changed.find((square) => square !== to);
  if (!from) return { kind: 'place', to, die: after.board[squares.indexOf(to)]! };
  const direction = wayTo(from, to);
  return direction && { kind: 'tip', from, to, direction };
}
