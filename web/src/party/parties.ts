/** The evenings of this device: who we are at each, and which tables belong to them. */
import { newToken } from '../app/savedTables';
import { load, save } from '../app/storage';

export interface OwnParty {
  party: string; // what its link ends with
  key: string; // who we are
  title: string;
  at: number; // when we were last there
}

const MOST = 20;
const MOST_TABLES = 60;

export function ownParties(): OwnParty[] {
  return load<OwnParty[]>('parties', []).sort((a, b) => b.at - a.at);
}

export function ownParty(party: string): OwnParty | undefined {
  return ownParties().find((own) => own.party === party);
}

export function rememberParty(party: string, key: string, title: string): void {
  const others = ownParties().filter((own) => own.party !== party);
  save('parties', [{ party, key, title, at: Date.now() }, ...others].slice(0, MOST));
}

/** The key that stands for us there: the one we have, or a new one. */
export function keyFor(party: string): string {
  return ownParty(party)?.key ?? newToken();
}

/** The evening that a table belongs to, if we came to the table from there. */
export function partyOf(table: string): string | null {
  return load<[string, string][]>('party-tables', []).find(([known]) => known === table)?.[1] ?? null;
}

export function rememberPartyTable(table: string, party: string): void {
  const others = load<[string, string][]>('party-tables', []).filter(([known]) => known !== table);
  save('party-tables', [[table, party], ...others].slice(0, MOST_TABLES));
}
