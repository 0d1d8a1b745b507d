/** Opens our place at a table. */
import { here } from '../app/place';
import { peopleHere, secretShown } from '../app/savedTables';
import { Session } from './session.svelte';

let ahead: Session | null | undefined; // undefined: nobody has asked for a place yet

/** Take our place at the table of this address while the page is still loading. */
export function comeEarly(): void {
  const [page, table, screen] = here().pathname.split('/').filter(Boolean);
  if (ahead === undefined && page === 't' && table && !screen && !peopleHere(table).length) ahead = takePlace(table);
}

/** Our place at a table, also by a link to a seat. */
export function takePlace(table: string): Session {
  const early = ahead;
  ahead = null;
  if (early?.table === table) return early;
  early?.stop();
  return new Session(table, secretShown());
}

/** A place among those who watch, for a screen that everyone in the room sees. */
export function watchTable(table: string): Session {
  return new Session(table, null, true);
}
