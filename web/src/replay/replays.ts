/** A finished game as one seat saw it: every position, and what happened. */
import type { View } from '../games/contract';
import type { Change, GameInfo, Replay, TableInfo } from '../protocol';
import { games, replay, replayRecord } from '../app/api';
import { changedView, wholeView } from '../session/views';

export interface Film {
  info: TableInfo;
  game: GameInfo;
  views: View[]; // before the first change, then after each
  changes: Change[];
}

export type Source = { table: string } | { record: string };

export async function film(source: Source, seat: number): Promise<Film> {
  const known = await games();
  let views: View[] = [];
  const changes: Change[] = [];
  let part: Replay;
  do {
    part = 'table' in source ? await replay(source.table, seat, changes.length) : await replayRecord(source.record, seat, changes.length);
    if (!views.length) views = [wholeView(part.view, part.info, known.games, seat)];
    for (const change of part.changes) {
      changes.push(change);
      views.push(changedView(views.at(-1)!, change));
    }
  } while (part.more && part.changes.length);
  const game = known.games.find((one) => one.name === part.info.game)!;
  return { info: part.info, game, views, changes };
}
