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
  hidden?: boolean; // from the list of one's games: the token is kept
}

const MOST = 40; // games that are over; one's seat in a game that may go on is never dropped
const TICKET = /^i[0-9A-Za-z]{16,63}$/; // as the server writes them: no token begins like this
const SECRET_BYTES = 16; // 128 bits

/** Whether the secret of a link is a ticket, which lets us sit down once, rather than the token of a seat. */
export function isTicket(secret: string): boolean {
  return TICKET.test(secret);
}

/** So many random bytes in hexadecimal. It works without HTTPS too, where `crypto.subtle` is missing. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function newToken(): string {
  return randomHex(SECRET_BYTES);
}

/** Keep the token of a seat that we ask for: should the answer be lost, it opens the seat. */
export function rememberAsked(table: string, token: string): void {
  save('asked', { table, token });
}

/** The token of a seat that we asked for at this table without having heard an answer. */
export function askedWith(table: string): string | null {
  const asked = load<{ table: string; token: string } | null>('asked', null);
  return asked?.table === table ? asked.token : null;
}

export function forgetAsked(table: string): void {
  if (askedWith(table) !== null) save('asked', null);
}

/** All of them, also those that are hidden. */
export function ownTables(): OwnTable[] {
  return load<OwnTable[]>('tables', []).sort((a, b) => b.at - a.at);
}

/** Those to be listed. */
export function shownTables(): OwnTable[] {
  return ownTables().filter((own) => !own.hidden);
}

export function ownTable(table: string): OwnTable | undefined {
  return ownTables().find((own) => own.table === table);
}

/** Keep a table; one that was hidden is listed again. */
export function rememberTable(own: Partial<OwnTable> & { table: string }): void {
  const before = ownTable(own.table);
  const blank: OwnTable = { table: own.table, token: null, game: '', seat: null, at: 0 };
  const others = ownTables().filter((other) => other.table !== own.table);
  keep([{ ...blank, ...before, ...own, hidden: false, at: Date.now() }, ...others]);
}

/** Take a table off the list, and keep the token of one's seat. */
export function hideTable(table: string): void {
  setHidden(table, true);
}

/** Put it back where it was. */
export function unhideTable(table: string): void {
  setHidden(table, false);
}

/** These games are over; their places in the list stay. */
export function markOver(tables: string[]): void {
  keep(ownTables().map((own) => (tables.includes(own.table) ? { ...own, over: true } : own)));
}

function setHidden(table: string, hidden: boolean): void {
  keep(ownTables().map((own) => (own.table === table ? { ...own, hidden } : own)));
}

function keep(tables: OwnTable[]): void {
  let finished = 0;
  save(
    'tables',
    tables.filter((own) => !own.over || ++finished <= MOST),
  );
}

/** Drop a table whose token opens no seat, as the server says. */
export function forgetTable(table: string): void {
  keep(ownTables().filter((own) => own.table !== table));
}

/** The ticket or the token of a seat that the address holds. */
export function secretShown(): string | null {
  return /^#([0-9A-Za-z]{16,64})$/.exec(location.hash)?.[1] ?? null;
}
