/** What the numbers on a seat's tile mean. */
import type { Fact, SeatProps } from '../contract';
import type { DokittoIceView } from './view.generated';

export function facts({ view, seat, t, term }: SeatProps<DokittoIceView>): Fact[] {
  const found: Fact[] = [
    { label: t('dokitto-ice-trophies'), value: t('dokitto-ice-fact-trophies', { trophies: view.scores[seat] ?? 0, needed: view.options.trophies_to_win }) },
    { label: t('dokitto-ice-cards'), value: view.cards_left[seat] ?? 0 },
  ];
  if (!view.options.show_gathered) return found;
  const vp = view.vp[seat] ?? null;
  const sum = view.products[seat]!.map(([flavour, cards, ice, points]) =>
    t('dokitto-ice-fact-product', { flavour: term('flavour', flavour), product: t('dokitto-ice-score-product', { cards, ice }), points }),
  );
  const why = vp === null ? t('dokitto-ice-score-out') : sum.length ? sum.join(t('list-separator')) : t('dokitto-ice-score-nothing');
  return [...found, { label: t('dokitto-ice-vp-now'), value: vp ?? 0, sum: why }];
}
