/** The games' views, each in a folder of its own under src/games, loaded when a table needs it. */
import type { GameView } from '../games/contract';

const folders = import.meta.glob<{ default: GameView }>('../games/*/index.ts');

const loaders = new Map(
  Object.entries(folders).map(([path, load]) => [path.split('/').at(-2)!.replaceAll('_', '-'), load]),
);

/** The view of a game, or null when this page has none for it: then the table is shown in words. */
export async function gameView(game: string): Promise<GameView | null> {
  const load = loaders.get(game);
  return load ? (await load()).default : null;
}
