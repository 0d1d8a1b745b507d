/** The games' tables, each in its own folder under src/games and loaded when needed; and completed views. */
import type { GameView, View } from '../games/contract';
import type { Change, GameInfo, TableInfo } from '../protocol';

const folders = import.meta.glob<{ default: GameView }>('../games/*/index.ts');

const loaders = new Map(
  Object.entries(folders).map(([path, load]) => [path.split('/').at(-2)!.replaceAll('_', '-'), load]),
);

/** The table of a game: its own, or the one that is made from its view. */
export async function gameView(game: string): Promise<GameView> {
  const load = loaders.get(game);
  return (await (load ? load() : import('../table/default'))).default;
}

/** A view from the server, completed with what is sent only once per table. */
export function wholeView(fields: Record<string, unknown>, info: TableInfo, games: GameInfo[], seat: number): View {
  const defaults = games.find((game) => game.name === info.game)?.options ?? [];
  const options = { ...Object.fromEntries(defaults.map((option) => [option.name, option.default])), ...info.options };
  return { ...fields, game: info.game, players: info.players, options, seat } as unknown as View;
}

export function changedView(view: View, change: Change): View {
  return { ...view, ...change.view };
}
