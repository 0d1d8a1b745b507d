/** The tables of this device: which seat is ours, and the token that opens it. */
import { here } from './place';
import { load, save } from './storage';

export interface Result {
  began: boolean; // a table may be closed before its game begins
  winners: string[]; // by name; one's own seat is `won`
  won: boolean;
}

/** How many games of a kind were finished on this device. */
export interface Tally {
  played: number;
  won: number;
}

/** Someone who plays at this device along with others: their seat, and the token that opens it. */
export interface LocalPerson {
  seat: number;
  token: string;
}

export interface OwnTable {
  table: string;
  token: string | null;
  game: string;
  seat: number | null;
  at: number; // when it was last looked at
  over?: boolean;
  result?: Result; // how it ended
  title?: string;
  people?: LocalPerson[]; // who share this device, if several do
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

/** A secret that identifies this browser, so that a guest who is removed from a table stays out. */
export function deviceSecret(): string {
  const known = load<string | null>('device', null);
  if (known) return known;
  const made = newToken();
  save('device', made);
  return made;
}

/** The name and the token with which this device watches a table. */
export interface Watching {
  table: string;
  name: string;
  token: string;
  waits: boolean;
}

export function watchingAs(table: string): Watching | null {
  const kept = load<Watching | null>('watching', null);
  return kept?.table === table ? kept : null;
}

export function rememberWatching(watching: Watching | null): void {
  save('watching', watching);
}

/** Keep the token of a seat that we ask for: if the answer is lost, it opens the seat. */
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

/** The people who share this device at a table; empty if there is only one. */
export function peopleHere(table: string): LocalPerson[] {
  const people = ownTable(table)?.people ?? [];
  return people.length > 1 ? people : [];
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

/** These games are over, and count; their places in the list stay. */
export function markOver(ended: Record<string, Result>): void {
  const counted = load<Record<string, Tally>>('results', {});
  const tables = ownTables().map((own) => {
    const result = ended[own.table];
    if (!result || own.over) return own;
    if (result.winners.length || result.won) {
      const { played, won } = counted[own.game] ?? NONE;
      counted[own.game] = { played: played + 1, won: won + Number(result.won) };
    }
    return { ...own, over: true, result };
  });
  save('results', counted);
  keep(tables);
}

const NONE: Tally = { played: 0, won: 0 };

/** How many games of a kind were finished here, and won. */
export function tally(game: string): Tally {
  return { ...NONE, ...load<Record<string, Tally>>('results', {})[game] };
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
  return /^#([0-9A-Za-z]{16,64})$/.exec(here().hash)?.[1] ?? null;
}
