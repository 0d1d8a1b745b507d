/** Places, and what is printed on a card. */
import { DOZITO } from './colours';
import type { DozitoOptions, DozitoView } from './view.generated';

/** How the back of a card looks. */
export const BACK = { paint: '#4b5563', signs: Object.values(DOZITO) };

export const PLACES = 12;
export const COLUMNS = 4;

/** What is printed on a card and counts (DZ-15, DZ-16), from the deck among the options. */
export function printed({ deck, stops, replays }: Pick<DozitoOptions, 'deck' | 'stops' | 'replays'>, card: string): DozitoOptions['deck'][string] {
  const { mark, suns } = deck[card]!;
  const counts = card[1] === '*' || Number(card.slice(1)) <= (mark === 'STOP' ? stops : replays);
  return { mark: counts ? mark : null, suns };
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
