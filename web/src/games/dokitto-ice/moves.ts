/** What the legal moves say about the pieces on the table. */
import type { TableProps } from '../contract';
import type { DokittoIceView } from './view';

export interface Taking {
  flavour: string;
  cone: 'left' | 'right' | null;
}

export function taking(move: string): Taking | null {
  const [word, flavour, cone] = move.split(' ');
  if (word !== 'take' || !flavour) return null;
  return { flavour, cone: cone === 'left' || cone === 'right' ? cone : null };
}

/** The cones that a flavour may go on; [null] when there is nothing to choose, [] when it cannot be taken. */
export function conesFor(legal: readonly string[], flavour: string): Taking['cone'][] {
  return legal
    .map(taking)
    .filter((take) => take?.flavour === flavour)
    .map((take) => take!.cone);
}

export function asked(view: DokittoIceView, t: TableProps['t'], term: TableProps['term']): string {
  if (view.choosing) return t('dokitto-ice-asked-take');
  if (view.trick_over) return t('dokitto-ice-asked-lead');
  return t('dokitto-ice-asked-follow', { led: term('led', view.trick[0]!) });
}

export function describe(move: string, t: TableProps['t'], term: TableProps['term']): string {
  const take = taking(move);
  if (!take) return t('dokitto-ice-move-play', { card: term('card', move) });
  return t('dokitto-ice-move-take', { flavour: term('flavour', take.flavour), cone: take.cone ?? 'none' });
}
