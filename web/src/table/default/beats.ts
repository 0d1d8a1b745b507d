/** How long a change stays on the table: longer for a reveal (named in the game's layout) or a changed score. */
import type { Beat, View } from '../../games/contract';
import { REVEAL, TURN } from '../../app/pace';
import type { GameInfo } from '../../protocol';

export function beats(before: View, after: View, game: GameInfo | null = null): Beat[] {
  const fields = (game?.layout ?? []).filter((part) => part.reveals).map((part) => part.field);
  const uncovered = fields.some((field) => comesToLight(value(before, field), value(after, field)));
  const counted = JSON.stringify(before.scores) !== JSON.stringify(after.scores);
  return [uncovered || counted ? { kind: 'reveal', view: after, ms: REVEAL } : { kind: 'card', view: after, ms: TURN }];
}

const value = (view: View, field: string): unknown => (view as unknown as Record<string, unknown>)[field] ?? null;

/** Whether something is shown that was hidden before: null became a value, there or among its items. */
function comesToLight(before: unknown, after: unknown): boolean {
  if (after === null || after === false) return false;
  if (before === null || before === false) return !Array.isArray(after) || after.length > 0;
  if (!Array.isArray(before) || !Array.isArray(after)) return false;
  return after.some((item, i) => comesToLight(before[i] === undefined ? item : before[i], item));
}
