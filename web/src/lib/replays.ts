/** A game that is past, as one seat saw it: every position, and what was told. */
import type { View } from '../games/contract';
import type { Change, Replay, TableInfo } from '../protocol';
import { games, replay, replayRecord } from './api';
import { wholeOptions } from './options';

export interface Film {
  info: TableInfo;
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
    const { info } = part;
    const constant = {
      game: info.game,
      players: info.players,
      options: wholeOptions(known.games, info.game, info.options),
      seat,
    };
    if (!views.length) views = [{ ...part.view, ...constant } as unknown as View];
    for (const change of part.changes) {
      changes.push(change);
      views.push({ ...views.at(-1)!, ...change.view } as View);
    }
  } while (part.more && part.changes.length);
  return { info: part.info, views, changes };
}
