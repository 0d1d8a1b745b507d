/** One tap: a table with bots on the other seats, begun at once. */
import type { GameInfo } from '../protocol';
import { createTable, games } from './api';
import { go } from './router.svelte';
import { rememberTable } from './seats';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

export async function playNow(game: GameInfo): Promise<void> {
  const { levels } = await games();
  const level = levels.includes('2') ? '2' : levels[0];
  const players = game.players.includes(3) ? 3 : game.players.at(-1)!;
  const seats = Array.from({ length: players }, (_, seat) => (seat ? { bot: level } : {}));
  const made = await createTable({ game: game.name, players, seats, seat: 0, name: settings.name || t('you'), hints: true, start: true });
  rememberTable({ table: made.table, token: made.token, game: game.name, seat: made.seat });
  go(`/t/${made.table}`);
}
