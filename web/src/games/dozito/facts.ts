/** What the numbers on a seat's tile mean. */
import type { Fact, SeatProps } from '../contract';
import { PLACES } from './cards';
import type { DozitoView } from './view.generated';

/** The points of the rounds before this one. */
export function before(view: DozitoView, seat: number): number {
  return (view.scores[seat] ?? 0) - (view.round_over ? (view.points[seat] ?? 0) : 0);
}

export function facts({ view, seat, t, term }: SeatProps<DozitoView>): Fact[] {
  const now = view.points[seat] ?? 0;
  const suns = view.suns[seat] ?? 0;
  const groups = (view.groups[seat] ?? []).filter(([, , points]) => points !== 0);
  const sum = [
    ...groups.map(([colour, places, points]) => t('dozito-fact-group', { colour: term('colour', colour), count: places.length, points })),
    ...(suns ? [t('dozito-fact-suns', { suns, points: suns * view.options.sun_points })] : []),
  ];
  const up = (view.grids[seat] ?? []).filter((card) => card !== null).length;
  return [
    { label: t('dozito-fact-now'), value: now, sum: sum.join(t('list-separator')) || undefined },
    { label: t('dozito-fact-before'), value: before(view, seat) },
    { label: t('dozito-fact-total'), value: before(view, seat) + now },
    { label: t('dozito-face-up'), value: t('dozito-fact-up', { up, places: PLACES }) },
  ];
}
