/** A new table, in one tap. */
import type { GameInfo, NewTable } from '../protocol';
import { notice } from '../app/announce.svelte';
import { createTable, Refusal } from '../app/api';
import { go } from '../app/router.svelte';
import { rememberTable } from '../app/savedTables';
import { settings } from '../app/settings.svelte';
import { t, words } from '../app/words.svelte';

/** The bots of “Play now”: how many, and of which level. */
export function opponents(game: GameInfo, levels: string[]): { count: number; level: string } {
  const players = game.players.includes(3) ? 3 : game.players.at(-1)!;
  return { count: players - 1, level: levels.includes('2') ? '2' : levels[0] };
}

/** A table with bots on the other seats, begun at once. */
export function againstBots(game: GameInfo, levels: string[]): Promise<void> {
  const { count, level } = opponents(game, levels);
  const seats = [{}, ...Array.from({ length: count }, () => ({ bot: level }))];
  return make({ game: game.name, players: count + 1, seats, seat: 0, name: settings.name || t('player', { number: 1 }), face: settings.face, hints: true, start: true });
}

/** A table to be set up in its room. A player without a name yet sits down there. */
export function withFriends(game: GameInfo): Promise<void> {
  const seat = settings.name.trim() ? { seat: 0, name: settings.name, face: settings.face } : {};
  return make({ game: game.name, hints: true, ...seat });
}

/** A table with the rules that a study tried, to be set up in its room. */
export function withOptions(game: string, players: number, options: Record<string, unknown>): Promise<void> {
  const seat = settings.name.trim() ? { seat: 0, name: settings.name, face: settings.face } : {};
  return make({ game, players, options, hints: true, ...seat });
}

async function make(table: NewTable): Promise<void> {
  try {
    const made = await createTable(table);
    rememberTable({ table: made.table, token: made.token, game: table.game, seat: made.seat });
    go(`/t/${made.table}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notice(words().error(error.problem.key, error.problem.args ?? {}), { bad: true });
  }
}
