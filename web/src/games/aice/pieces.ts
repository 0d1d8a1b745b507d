/** Suits, and the dice shown on a card. */
import type { AiceView } from './view.generated';

export const SUITS = ['F', 'A', 'P', 'T', 'D'] as const;

/** The dice shown on a card that has two of them (7 and 8), else []. */
export function partsOf(view: AiceView, card: string): number[] {
  const { split } = view.options;
  return card[1] === '7' || card[1] === '8' ? split[card[1]] : [];
}
