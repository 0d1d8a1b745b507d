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
