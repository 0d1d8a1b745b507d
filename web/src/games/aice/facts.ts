/** What the numbers on a seat's tile mean. */
import type { Fact, SeatProps } from '../contract';
import type { AiceView } from './view.generated';

export function facts({ view, seat, t, term }: SeatProps<AiceView>): Fact[] {
  const bid = view.bids[seat] ?? null;
  const die = view.bid_dice[seat];
  const won = view.won[seat] ?? 0;
  const each = view.per_trick[seat] ?? 0;
  const found: Fact[] = [
    {
      label: t('aice-column-bid'),
      value: bid === null ? t(view.has_bid[seat] ? 'aice-bid-made' : 'aice-no-bid') : bid,
      sum: bid !== null && die ? t('aice-bid-said', { number: bid, die: term('die', die) }) : undefined,
    },
  ];
  if (!view.bidding && view.round > 0) {
    found.push(
      { label: t('aice-column-won'), value: bid === null ? won : t('aice-won-of', { won, number: bid }) },
      { label: t('aice-column-on-hand'), value: view.dice_on_hand[seat] ?? 0, sum: t('aice-fact-rank', { rank: view.ranks[seat] ?? 1, each }) },
      { label: t('aice-fact-round'), value: view.round_points[seat] ?? 0, sum: t('aice-fact-round-sum', { won, each, exact: won === bid ? 'yes' : 'no', bonus: view.options.exact_bid }) },
    );
  }
  return [...found, { label: t('aice-column-points'), value: view.scores[seat] ?? 0 }];
}
