/** Cards in words, and what a touch on a pile stands for. */
import type { TableProps } from '../contract';
import { cardArguments, printed } from './cards';
import type { DozitoOptions } from './view.generated';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

type T = TableProps['t'];
type Term = TableProps['term'];

/** A card in words, joker or not, with its mark and its suns. */
export function cardSaid(card: string, options: DozitoOptions, t: T, term: Term): string {
  const { colour, number } = cardArguments(card);
  const { mark, suns } = printed(options, card);
  const extra = [mark === null ? '' : t(mark === 'STOP' ? 'dozito-mark-stop' : 'dozito-mark-replay'), suns ? t('dozito-fact-suns', { suns }) : ''];
  return extra.filter(Boolean).reduce((said, print) => t('dozito-card-with', { card: said, print }), t('dozito-card', { colour: term('colour', colour), number }));
}

/** What a touch on a discard stands for: to take its top, or to discard on it. */
export function onDiscard(side: Side, holding: boolean): string {
  return `${holding ? 'discard' : 'take'} ${side}`;
}
