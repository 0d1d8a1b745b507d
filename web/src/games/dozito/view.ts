/** The fields of src/parfait/games/dozito/view.py that the table shows. */
import type { View } from '../contract';

export const PLACES = 12;
export const COLUMNS = 4;

export type Group = [colour: string, places: number[], points: number];

export interface DozitoView extends View {
  options: { rounds?: number; deck?: unknown };
  round: number;
  round_over: boolean;
  player: number;
  grids: (string | null)[][];
  discards: (string | null)[];
  discard_sizes: number[];
  draw_size: number;
  origin: 'drawn' | 'taken' | 'turned' | 'replaced' | 'stopped' | null;
  held: string | null;
  turned_up: boolean;
  closer: number | null;
  groups: Group[][];
  suns: number[];
  points: number[];
  best_round: number[];
  one_colour: number | null;
}

export interface Printed {
  mark: string | null;
  suns: number;
}

/** What is printed on a card, from the deck among the options: by name, or as rows of name, mark and suns. */
export function printed(deck: unknown, card: string): Printed {
  if (Array.isArray(deck)) {
    const row = (deck as [string, string | null, number][]).find(([name]) => name === card);
    if (row) return { mark: row[1], suns: row[2] };
  } else if (deck && typeof deck === 'object' && card in deck) {
    return (deck as Record<string, Printed>)[card]!;
  }
  return reference(card);
}

const COLOURS = 'RBGVY';
const BY_TURN: Printed[] = [
  { mark: 'STOP', suns: 2 },
  { mark: null, suns: 2 },
  { mark: 'REPLAY', suns: 0 },
  { mark: null, suns: 1 },
  { mark: null, suns: 1 },
];

/** DZ-2: the reference deck, for a table that names none. */
function reference(card: string): Printed {
  const number = Number(card.slice(1));
  if (!number) return { mark: null, suns: 0 };
  return BY_TURN[(((COLOURS.indexOf(card[0]!) - number) % 5) + 5) % 5]!;
}

/** A card as the catalogue's `dozito-card` wants it: a colour and a number, 0 for a joker. */
export function cardArguments(card: string): { colour: string; number: number } {
  return { colour: card[0]!, number: card[1] === '*' ? 0 : Number(card.slice(1)) };
}

/** The places that the turn has gone through so far, in order, told from what changed. */
export function chainAfter(chain: number[], before: DozitoView | null, after: DozitoView): number[] {
  if (!before || before.round !== after.round || before.player !== after.player || before.origin === null) return [];
  const [was, is] = [before.grids[after.player] ?? [], after.grids[after.player] ?? []];
  const placed = is.findIndex((card, i) => card !== was[i]);
  return placed < 0 ? chain : [...chain, placed + 1];
}
