/** What stands on a seat's tile, in words. */
import type { Fact, SeatProps } from '../contract';
import type { DessertDiceView } from './view.generated';

/** Whether this seat placed the last die so far. */
export function placedLast(view: DessertDiceView, seat: number): boolean {
  const last = Math.max(0, ...view.last_placed);
  return last > 0 && view.last_placed[seat] === last;
}

export function facts({ view, seat, t, term }: SeatProps<DessertDiceView>): Fact[] {
  const over = view.turn === -2;
  const tile = over ? view.tiles[seat] : null;
  const found: Fact[] = [
    { label: t('dessert-dice-tile'), value: tile ? term('dessert', tile) : t('dessert-dice-secret'), sum: tile ? undefined : t(seat === view.seat ? 'dessert-dice-fact-yours' : 'dessert-dice-fact-secret') },
  ];
  if (over) found.push({ label: t('dessert-dice-largest'), value: view.scores[seat] ?? 0 });
  if (placedLast(view, seat)) found.push({ label: t('dessert-dice-fact-last'), value: t('dessert-dice-placed-last'), sum: t('dessert-dice-fact-last-why') });
  return found;
}
