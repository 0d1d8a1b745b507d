/** The connection to one table: the socket, the key to our seat, and what to do if the server refuses it. */
import { notice } from '../app/announce.svelte';
import { pageAddress } from '../app/place';
import { askedWith, deviceSecret, forgetAsked, forgetTable, isTicket, newToken, ownTable, rememberAsked, rememberTable, secretShown, watchingAs } from '../app/savedTables';
import { words } from '../app/words.svelte';
import { PROTOCOL, type ClientMessage, type Problem, type ServerMessage, type TableInfo } from '../protocol';
import { Socket, type Link } from './socket';

const PASSING = ['storage-away', 'table-crowded', 'too-fast', 'our-fault']; // a later try may do better
/** A link to a seat that no longer opens it. */
export const DEAD_LINK = ['bad-token', 'ticket-used', 'seat-moved', 'seat-given', 'seat-freed', 'kicked'];

type Refused = ServerMessage & { type: 'error' };

/** The parts of a session that it needs. */
interface Place {
  readonly info: TableInfo | null;
  readonly seat: number | null;
  readonly founder: boolean;
  readonly step: number;
}

export class Connection {
  link = $state<Link>('connecting');
  retryAt = $state<number | null>(null);
  problem = $state.raw<Problem | null>(null); // why there is no table to show
  newer = $state(false); // the server speaks another protocol than this page
  private token: string | null = $state(null);
  private ticket: string | null = null;
  private askedFor: string | null = null; // the token of a seat that we asked for, until we hear that it is ours
  private socket: Socket;

  /** `secret` is what the link holds: a ticket, or the token of a seat. */
  constructor(
    readonly table: string,
    private readonly secret: string | null,
    watching: boolean, // whatever seat this device has
    private readonly place: Place,
    said: (message: ServerMessage) => void,
  ) {
    if (secret && isTicket(secret)) this.ticket = secret;
    else this.token = secret;
    if (!watching) {
      this.askedFor = askedWith(table);
      this.token ??= ownTable(table)?.token ?? (this.ticket ? null : (watchingAs(table)?.token ?? null));
    }
    this.socket = new Socket({
      opened: () => this.join(),
      said,
      link: (state, retryAt) => {
        this.link = state;
        this.retryAt = retryAt;
      },
    });
  }

  send(message: ClientMessage): boolean {
    return this.socket.send(message);
  }

  stop(): void {
    this.socket.stop();
  }

  retryNow(): void {
    this.socket.now();
  }

  /** Join the table, or join again: the server sends what is new since our step. */
  join(): void {
    const { table, askedFor, place } = this;
    const token = askedFor ?? this.token;
    const ticket = this.ticket ?? (askedFor ? this.token : null); // whichever is good
    this.socket.send({ type: 'join', table, token: token ?? undefined, ticket: ticket ?? undefined, step: place.info ? place.step : undefined, device: deviceSecret() });
  }

  /** We watch under a name: this token identifies us. */
  watches(token: string): void {
    this.token = token;
  }

  welcomed(protocol: number): void {
    this.newer = protocol !== PROTOCOL;
  }

  /** The token for the seat that we ask for. We make a new one: whoever sent us a link knows what it contains. */
  tokenToAsk(): string {
    this.askedFor ??= newToken();
    rememberAsked(this.table, this.askedFor);
    return this.askedFor;
  }

  /** We sit, and this opens our seat. */
  seated(token: string | undefined): void {
    this.token = token || this.askedFor || this.token;
    this.askedFor = null;
  }

  /** The server has sent the table, perhaps with the seat that our link is a ticket to. */
  joined(invited: number | null): void {
    this.problem = null;
    if (invited !== null && !this.ticket) [this.ticket, this.token, this.askedFor] = [this.askedFor ?? this.token, null, null]; // an older link
    if (this.place.seat !== null && this.askedFor) this.seated(this.askedFor);
  }

  /** What opens our seat, for our other devices and for the table after this one. */
  get ownToken(): string | null {
    return this.place.seat !== null || this.place.founder ? this.token : null;
  }

  /** The server refuses us, with this token or altogether. */
  refused(error: Refused): void {
    const { info } = this.place;
    const passing = PASSING.includes(error.key);
    const dead = DEAD_LINK.includes(error.key);
    if (dead && this.askedFor) {
      this.forgetAsked(); // a seat that we never got
      return this.join();
    }
    const own = ownTable(this.table)?.token ?? null;
    if (dead && own !== null && own === this.token) forgetTable(this.table);
    if (dead && own !== null && this.token && own !== this.token) {
      this.token = own; // we sat down since this link was made
      return this.join();
    }
    if (dead && this.token && (info || this.token === watchingAs(this.table)?.token || (own !== null && error.key !== 'bad-token'))) {
      if (own === this.token) notice(words().error(error.key), { bad: true });
      this.token = null; // of a seat that we have lost, or of one who watched and was forgotten
      return this.join();
    }
    if (dead && info) {
      this.ticket = null; // used by somebody else while we were away
      notice(words().error(error.key), { bad: true });
      return this.join();
    }
    if (!passing || !info) this.problem = { key: error.key, args: error.args };
    if (passing) this.socket.later();
    else this.socket.stop();
  }

  /** We did not get the seat: forget it, unless another try may succeed. */
  notSeated(key: string): void {
    if (!PASSING.includes(key)) this.forgetAsked();
  }

  private forgetAsked(): void {
    this.askedFor = null;
    forgetAsked(this.table);
  }

  /** Keep the key to our seat on this device, and no longer in the address, where a neighbour might read it. */
  remember(): void {
    const { info, seat, founder } = this.place;
    if (seat === null && !founder) {
      if (ownTable(this.table)?.token === this.token) forgetTable(this.table);
      return;
    }
    const over = info!.status === 'over' || info!.status === 'closed';
    rememberTable({ table: this.table, token: this.token, game: info!.game, seat, over, title: info!.title });
    if (!this.askedFor) forgetAsked(this.table);
    const shown = secretShown();
    if (shown && [this.token, this.ticket, this.secret].includes(shown)) history.replaceState(null, '', pageAddress(`/t/${this.table}`));
    this.ticket = null;
  }
}
