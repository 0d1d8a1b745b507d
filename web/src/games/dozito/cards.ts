/** Places, and what is printed on a card. */
import type { Edge } from '../../ui/pieces/CardFrame.svelte';
import Rays from './art/Rays.svelte';
import { DOZITO } from './colours';
import type { DozitoOptions, DozitoView } from './view.generated';

/** How the back of a card looks. */
export const BACK = { paint: '#35507d', tint: '#5876a6', signs: Object.values(DOZITO), Around: Rays };

export const PLACES = 12;
export const COLUMNS = 4;

/** What is printed on a card and counts (DZ-15, DZ-16), from the deck among the options. */
export function printed({ deck, stops, replays }: Pick<DozitoOptions, 'deck' | 'stops' | 'replays'>, card: string): DozitoOptions['deck'][string] {
  const { mark, suns } = deck[card]!;
  const counts = card[1] === '*' || Number(card.slice(1)) <= (mark === 'STOP' ? stops : replays);
  return { mark: counts ? mark : null, suns };
}

/** The edges at which a card lies next to one of its colour (DZ-21). */
export function joinedEdges(cards: readonly (string | null)[], place: number): Edge[] {
  const [column, at] = [(place - 1) % COLUMNS, place - 1];
  const next: [Edge, number][] = [['north', at - COLUMNS], ['south', at + COLUMNS]];
  if (column > 0) next.push(['west', at - 1]);
  if (column < COLUMNS - 1) next.push(['east', at + 1]);
  const colour = cards[at]?.[0];
  return next.filter(([, other]) => colour !== undefined && cards[other]?.[0] === colour).map(([edge]) => edge);
}

/** A card as the catalogue's `dozito-card` wants it: a colour and a number, 0 for a joker. */
export function cardArguments(card: string): { colour: string; number: number } {
  return { colour: card[0]!, number: card[1] === '*' ? 0 : Number(card.slice(1)) };
}

/** The places that the turn has gone through so far, in order, found by comparing views. */
export function chainAfter(chain: number[], before: DozitoView | null, after: DozitoView): number[] {
  if (!before || before.round !== after.round || before.player !== after.player || before.origin === null) return [];
  const [was, is] = [before.grids[after.player] ?? [], after.grids[after.player] ?? []];
  const placed = is.findIndex((card, i) => card !== was[i]);
  return placed < 0 ? chain : [...chain, placed + 1];
}
