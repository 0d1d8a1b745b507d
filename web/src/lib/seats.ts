/** The tables of this device: which seat is ours, and the token that opens it. */
import { load, save } from './storage';

export interface OwnTable {
  table: string;
  token: string | null;
  game: string;
  seat: number | null;
  at: number; // when it was last looked at
  over?: boolean;
  title?: string;
}

const MOST = 40;

export function ownTables(): OwnTable[] {
  return load<OwnTable[]>('tables', []).sort((a, b) => b.at - a.at);
}

export function ownTable(table: string): OwnTable | undefined {
  return ownTables().find((own) => own.table === table);
}

export function rememberTable(own: Partial<OwnTable> & { table: string }): void {
  const before = ownTable(own.table);
  const blank: OwnTable = { table: own.table, token: null, game: '', seat: null, at: 0 };
  const others = ownTables().filter((other) => other.table !== own.table);
  save('tables', [{ ...blank, ...before, ...own, at: Date.now() }, ...others].slice(0, MOST));
}

export function forgetTable(table: string): void {
  save(
    'tables',
    ownTables().filter((own) => own.table !== table),
  );
}
