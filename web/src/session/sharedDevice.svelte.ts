/** Several people at one device: a key for each of them, whose turn it is, and which seat may be shown. */
import { silence } from '../app/announce.svelte';
import { seatNames } from '../app/characters';
import { ownTable, rememberTable, type LocalPerson } from '../app/savedTables';
import type { ServerMessage, TableInfo } from '../protocol';
import { Session } from './session.svelte';
import { Socket } from './socket';
import { turnOf } from './turn';

/** One of them: it listens whether their seat is asked for a move. Everything else is dropped, so nothing of it can be shown. */
class Listener {
  asked = $state(false);
  step = $state(-1);
  info = $state.raw<TableInfo | null>(null);
  private readonly socket: Socket;

  constructor(
    table: string,
    readonly person: LocalPerson,
    private readonly refused: () => void,
  ) {
    this.socket = new Socket({
      opened: () => this.socket.send({ type: 'join', table, token: person.token }),
      said: (message) => this.hear(message),
      link: () => undefined,
    });
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'table' || message.type === 'info') this.info = message.info;
    if (message.type === 'table' || message.type === 'update') {
      this.asked = turnOf(message).legal.length > 0;
      this.step = message.step;
    }
    // Where several choose at once, each of them is asked once.
    if ((message.type === 'table' || message.type === 'ready') && message.ready?.includes(this.person.seat)) this.asked = false;
    if (message.type === 'update' && this.info?.status === 'waiting') this.socket.send({ type: 'join', table: this.info.table, token: this.person.token }); // it has begun
    if (message.type === 'error' && message.key === 'bad-token') this.refused();
  }

  send(message: object): void {
    this.socket.send(message);
  }

  stop(): void {
    this.socket.stop();
  }
}

export class SharedDevice {
  /** The person who gets the device next; until they confirm that they have it, no seat is shown. */
  covered = $state<number | null>(null);
  private session = $state.raw<Session | null>(null);
  private open = $state<number | null>(null); // the seat that is shown
  private listeners = $state.raw<Listener[]>([]);

  private info = $derived(this.listeners.find((one) => one.info)?.info ?? null);
  private asked = $derived(this.listeners.filter((one) => one.asked).map((one) => one.person.seat));
  readonly names = $derived(this.info ? seatNames(this.info.table, this.info.seats) : []);
  readonly table = $derived(this.info);

  /** Who must get the device now: everything that the last person may see has been shown. */
  private due: number | null = $derived.by(() => {
    if (this.info?.status !== 'playing' || !this.asked.length || this.covered !== null) return null;
    if (this.open !== null && this.asked.includes(this.open)) return null;
    const { session } = this;
    if (session?.info && (session.step < Math.max(...this.listeners.map((one) => one.step)) || !session.isSettled || session.board.scored)) return null;
    return this.asked.find((seat) => seat > (this.open ?? -1)) ?? this.asked[0];
  });

  /** The place that is shown: nothing while the device changes hands. A seat's own is shown only to the one who took the device. */
  shown: Session | null = $derived.by(() => {
    const { session } = this;
    if (!session || this.covered !== null || this.due !== null) return null;
    return session.seat === null || session.seat === this.open || session.info?.status !== 'playing' ? session : null;
  });

  constructor(
    readonly id: string,
    people: LocalPerson[],
  ) {
    this.listeners = people.map((person) => new Listener(id, person, () => this.forget(person)));
  }

  /** Show what may be shown now; called whenever something has changed. */
  attend(): void {
    const { status } = this.info ?? {};
    if (!status) return;
    if (status !== 'playing') {
      this.covered = null;
      if (!this.session || (status === 'over' && this.session.seat === null)) this.show(this.open ?? this.listeners[0]?.person.seat ?? null);
      return;
    }
    if (this.due !== null) this.cover(this.due);
    else if (this.covered !== null && !this.asked.includes(this.covered)) this.covered = this.asked[0] ?? null;
    if (this.covered === null && (!this.session || (this.session.seat !== null && this.session.seat !== this.open))) this.show(null);
  }

  private cover(seat: number): void {
    this.replace(null);
    silence();
    this.open = null;
    this.covered = seat;
  }

  /** The next person has the device. */
  uncover(): void {
    this.open = this.covered;
    this.covered = null;
    this.show(this.open);
  }

  /** Take a seat's place; null: a place among those who watch. */
  private show(seat: number | null): void {
    const person = this.listeners.find((one) => one.person.seat === seat)?.person;
    this.replace(new Session(this.id, person?.token ?? null, !person));
  }

  private replace(session: Session | null): void {
    this.session?.stop();
    this.session = session;
  }

  /** All of them want to play again. */
  again(start: boolean): void {
    for (const one of this.listeners) if (one.person.seat !== this.open) one.send({ type: 'rematch', start });
  }

  /** They continue at another table with the same keys. */
  follow(table: string): void {
    rememberTable({ table, people: this.listeners.map((one) => one.person) });
  }

  /** The seat is no longer theirs. */
  private forget(person: LocalPerson): void {
    const people = (ownTable(this.id)?.people ?? []).filter((one) => one.token !== person.token);
    rememberTable({ table: this.id, people });
    this.listeners.find((one) => one.person === person)?.stop();
    this.listeners = this.listeners.filter((one) => one.person !== person);
    if (this.covered === person.seat) this.covered = null;
  }

  stop(): void {
    for (const one of this.listeners) one.stop();
    this.replace(null);
  }
}
