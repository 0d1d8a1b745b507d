/** The score sheet: what each round brought, from the events of the log. */
import type { AiceView } from './view.generated';

/** By round and seat: the points, as far as the log has them. The round just played is known from the view. */
export function roundsOf(events: readonly { key: string; args?: Record<string, unknown> }[], view: AiceView): (number | null)[][] {
  const lines: (number | null)[][] = [];
  let round = 0;
  for (const { key, args } of events) {
    if (key === 'round-begins') round = Number(args?.round);
    if (key !== 'aice-points' || !round) continue;
    (lines[round - 1] ??= Array.from({ length: view.players }, () => null))[Number(args?.seat)] = Number(args?.points);
  }
  if (view.round_over) lines[view.round - 1] = [...view.round_points];
  return Array.from({ length: Math.max(lines.length, view.round) }, (_, n) => lines[n] ?? []);
}

/** AI-20: the seats that rolled for the game, tied in points and in dice on hand. A roll in the last trick is no such roll. */
export function rolledOff(view: AiceView): number[] {
  if (!view.winners.length) return [];
  const most = Math.max(...view.scores);
  const tied = view.scores.flatMap((score, seat) => (score === most ? [seat] : []));
  const dice = Math.max(...tied.map((seat) => view.dice_on_hand[seat] ?? 0));
  const rollers = tied.filter((seat) => view.dice_on_hand[seat] === dice);
  return rollers.length > 1 ? rollers : [];
}
