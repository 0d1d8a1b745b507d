/** Cards in words, and what a touch on a pile stands for. */
import type { TableProps } from '../contract';
import { cardArguments } from './cards';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

type T = TableProps['t'];
type Term = TableProps['term'];

/** A card in words, joker or not. */
export function cardSaid(card: string, t: T, term: Term): string {
  const { colour, number } = cardArguments(card);
  return t('dozito-card', { colour: term('colour', colour), number });
}

/** What a touch on a discard stands for: to take its top, or to discard on it. */
export function onDiscard(side: Side, holding: boolean): string {
  return `${holding ? 'discard' : 'take'} ${side}`;
}
