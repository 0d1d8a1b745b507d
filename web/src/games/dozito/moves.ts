/** What is asked, and moves in words. */
import type { TableProps } from '../contract';
import { cardArguments, type DozitoView } from './view';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

type T = TableProps['t'];
type Term = TableProps['term'];

/** A card in words, joker or not. */
export function cardSaid(card: string, t: T, term: Term): string {
  const { colour, number } = cardArguments(card);
  return t('dozito-card', { colour: term('colour', colour), number });
}

export function asked(view: DozitoView, t: T, term: Term): string {
  if (view.held === null) return t('dozito-asked-take');
  const key = view.origin === 'taken' ? 'place' : view.origin === 'drawn' || view.origin === 'turned' ? 'keep' : 'discard';
  const { colour, number } = cardArguments(view.held);
  return t(`dozito-asked-${key}`, { colour: term('colour', colour), number });
}

export function describe(move: string, t: T): string {
  const [what, where = ''] = move.split(' ');
  if (what === 'draw') return t('dozito-move-draw');
  if (what === 'place') return t('dozito-move-place', { place: Number(where) });
  return t(`dozito-move-${what}`, { side: where });
}

/** What a touch on a discard stands for: to take its top, or to discard on it. */
export function onDiscard(side: Side, holding: boolean): string {
  return `${holding ? 'discard' : 'take'} ${side}`;
}
