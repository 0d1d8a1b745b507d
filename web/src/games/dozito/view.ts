/** The fields of src/parfait/games/dozito/view.py that the table shows. */
import type { View } from '../contract';

export const PLACES = 12;
export const COLUMNS = 4;

export type Group = [colour: string, places: number[], points: number];

export interface Printed {
  mark: string | null;
  suns: number;
}

export interface DozitoOptions extends Record<string, unknown> {
  rounds: number;
  deck: Record<string, Printed>;
}

export interface DozitoView extends View {
  options: DozitoOptions;
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

/** What is printed on a card, from the deck among the options. */
export function printed(options: DozitoOptions, card: string): Printed {
  return options.deck[card]!;
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
