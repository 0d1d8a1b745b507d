/** An evening as one device sees it: what the server said, what we ask of it, and the way to its tables. */
import { announce, notice } from '../app/announce.svelte';
import { origin } from '../app/origin.svelte';
import { go } from '../app/router.svelte';
import { ownTable, rememberTable } from '../app/savedTables';
import { settings } from '../app/settings.svelte';
import { words } from '../app/words.svelte';
import type { ClientMessage, HostRights, PartyInfo, PartyPresence, PartyShown, PersonInfo, Problem, ServerMessage } from '../protocol';
import { Socket, type Link } from '../session/socket';
import { keyFor, ownParty, rememberParty, rememberPartyTable } from './parties';

const LINGERS = 3_000; // milliseconds that a connection outlives its page: the next one mostly wants it again
const PASSING = ['storage-away', 'table-crowded', 'too-fast', 'our-fault'];
const CODE = 8; // letters

const followed = new Set<string>(); // tables to which we have gone

export class PartySession {
  info = $state.raw<PartyInfo | null>(null);
  here = $state.raw<number[]>([]);
  watchers = $state(0);
  host = $state<number | null>(null);
  hostMay = $state.raw<HostRights>({ end: false, remove: [] });
  you = $state<number | null>(null);
  link = $state<Link>('connecting');
  problem = $state.raw<Problem | null>(null); // why there is nothing to show
  users = 0;
  private key: string;
  private socket: Socket;

  /** `key` is the secret in a link to oneself; a television has none. */
  constructor(
    readonly party: string,
    key: string | null,
    private readonly watching: boolean,
  ) {
    this.key = key ?? keyFor(party);
    if (key) rememberParty(party, key, '');
    this.socket = new Socket({
      opened: () => this.socket.send({ type: 'party', party, key: watching ? undefined : this.key }),
      said: (message) => this.hear(message),
      link: (state) => (this.link = state),
    });
  }

  /** The code that others type. */
  get code(): string {
    return `${this.party.slice(0, CODE / 2)} ${this.party.slice(CODE / 2, CODE)}`;
  }

  get address(): string {
    return `${origin.value}/p/${this.party}`;
  }

  /** The address at which the code is typed. */
  get codeAddress(): string {
    return `${origin.value.replace(/^https?:\/\//, '')}/join`;
  }

  /** The link that makes us the same person on another device. */
  get own(): string {
    return `${this.address}#${this.key}`;
  }

  get me(): PersonInfo | null {
    return this.you === null ? null : (this.info?.people[this.you] ?? null);
  }

  /** Whether we have come in, and not left. */
  get inside(): boolean {
    return this.me !== null && !this.me.gone;
  }

  get hosting(): boolean {
    return this.you !== null && this.you === this.host && this.inside;
  }

  /** The game that is being played. */
  get game() {
    return this.info?.games.find((game) => game.table === this.info?.table) ?? null;
  }

  get seated(): boolean {
    return this.you !== null && !!this.game?.seats.includes(this.you);
  }

  name = (person: number): string => this.info?.people[person]?.name ?? '';

  send(message: ClientMessage): void {
    if (!this.socket.send(message)) notice(words().t('web-not-connected'), { bad: true });
  }

  enter(name: string): void {
    rememberParty(this.party, this.key, this.info?.title ?? '');
    this.send({ type: 'enter', name, key: this.key, face: settings.face });
  }

  /** Whether there is a table to go to by ourselves, to which we have not been. */
  mayFollow(): boolean {
    return !!this.info?.table && !followed.has(this.info.table);
  }

  /** Go to the table where the game is: to our seat, or to watch. */
  toTable(): void {
    const game = this.game;
    if (!game) return;
    followed.add(game.table);
    rememberPartyTable(game.table, this.party);
    if (this.seated) rememberTable({ table: game.table, token: this.key, game: game.game, seat: game.seats.indexOf(this.you) });
    go(`/t/${game.table}`);
  }

  stop(): void {
    this.socket.stop();
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'party') {
      this.problem = null;
      if (message.you === undefined && this.recovered(message.info)) return;
      this.you = message.you ?? null;
      this.present(message);
      this.info = message.info;
      if (!this.watching && (this.inside || ownParty(this.party))) rememberParty(this.party, this.key, message.info.title);
    } else if (message.type === 'party-info') this.info = message.info;
    else if (message.type === 'party-presence') this.present(message);
    else if (message.type === 'error') this.refused(message);
  }

  /** Whether the latest game knows us by another key, since our seat came to this device from a lost one: then we come with that. */
  private recovered(info: PartyInfo): boolean {
    const token = ownTable(info.games.at(-1)?.table ?? '')?.token;
    if (this.watching || !token || token === this.key) return false;
    this.key = token;
    return this.socket.send({ type: 'party', party: this.party, key: token });
  }

  private present({ here, watchers, host, host_may }: PartyPresence | PartyShown): void {
    [this.here, this.watchers, this.host, this.hostMay] = [here, watchers, host, host_may];
  }

  private refused(error: ServerMessage & { type: 'error' }): void {
    if (this.info && error.key !== 'no-such-party') {
      const said = words().error(error.key, error.args);
      notice(said, { bad: true });
      announce(said);
      return;
    }
    this.problem = { key: error.key, args: error.args };
    if (PASSING.includes(error.key)) this.socket.later();
    else this.socket.stop();
  }
}

let current: PartySession | null = null;

/** Be at an evening as long as a page shows it; pages that follow each other share a connection. Call what it returns to end that. */
export function attend(party: string, key: string | null = null, watching = false): [PartySession, () => void] {
  if (current?.party !== party || current.link === 'stopped' || key) {
    current?.stop();
    current = new PartySession(party, key, watching);
  }
  const session = current;
  session.users += 1;
  return [
    session,
    () => {
      session.users -= 1;
      setTimeout(() => {
        if (session.users) return;
        session.stop();
        if (current === session) current = null;
      }, LINGERS);
    },
  ];
}
