/** One's place at one table: what the server said, shown change by change, and what we ask of it. */
import { seatNames } from '../app/characters';
import { announce, notice } from '../app/announce.svelte';
import { games, Refusal } from '../app/api';
import { rememberAsked, rememberTable } from '../app/savedTables';
import { settings } from '../app/settings.svelte';
import { play as sound } from '../app/sounds';
import { spoken, t, words } from '../app/words.svelte';
import type { GameView, View } from '../games/contract';
import type { Change, ClientMessage, ClockState, GameInfo, Problem, ServerMessage, Snapshot, TableInfo, Update } from '../protocol';
import { Board } from './board.svelte';
import { ChatLines } from './chat.svelte';
import { Connection } from './connection.svelte';
import { GameLog } from './log.svelte';
import { MoveInput } from './moveInput.svelte';
import { nudge } from './nudge';
import type { Shown } from './playback.svelte';
import { Presence } from './presence.svelte';
import { turnOf } from './turn';
import { wholeView } from './views';

/** What is said beside the field that it is about. */
const ARRANGED = ['too-few-seats', 'players', 'bad-clock', 'bad-option', 'unknown-option', 'endless-table', 'bad-player-name'];
const TABLE_FIRST = 100; // until the past is asked for: the table is shown before it

export class Session {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  founder = $state(false); // we made the table
  here = $state.raw<number[]>([]);
  watchers = $state(0);
  step = $state(0); // of what the server said last
  clock = $state.raw<ClockState | null>(null);
  clockAt = $state(0);
  inviting = $state.raw<{ seat: number; ticket: string } | null>(null); // a link that we made as the host
  invited = $state<number | null>(null); // the seat that our ticket is for
  notArranged = $state.raw<Problem | null>(null); // why the table is not set up as we asked

  gameView: GameView | null = null;
  readonly log = new GameLog();
  readonly chat = new ChatLines();
  readonly presence = new Presence(this);
  readonly moves = new MoveInput(this);
  readonly board: Board;
  readonly connection: Connection;

  names = $derived(seatNames(this.info?.table ?? '', this.info?.seats ?? []));
  yourTurn = $derived(this.seat !== null && this.view?.turn === this.seat && this.info?.status === 'playing' && !this.busy);

  /** Whether we act as the host now. */
  host = $derived((this.info?.host ?? -1) < 0 ? this.founder : this.info?.host === this.seat);

  private heard: Promise<unknown>;
  private known = $state.raw<GameInfo[]>([]);
  private leaving = false; // we asked to

  /** `secret` is what the link holds: a ticket, or the token of a seat. One who watches has no seat, whatever this device has. */
  constructor(
    readonly table: string,
    secret: string | null,
    watching = false,
  ) {
    this.board = new Board(table, this);
    this.heard = Promise.all([this.learn().catch(() => undefined), spoken]);
    this.connection = new Connection(table, secret, watching, this, (message) => {
      this.heard = this.heard
        .then(() => this.learn())
        .then(() => this.hear(message))
        .catch((error: unknown) => (error instanceof Refusal ? (this.connection.problem = error.problem) : console.error(error)));
    });
  }

  /** Which options the games have: asked for once. */
  private async learn(): Promise<void> {
    if (!this.known.length) this.known = (await games()).games;
  }

  /** What is on the table. */
  get view(): View | null {
    return this.board.playback.view;
  }

  /** Whose turn it is there. */
  get turn(): number | undefined {
    return this.view?.turn;
  }

  /** Its number; the server may be ahead. */
  get shown(): number {
    return this.board.playback.step;
  }

  /** More is to come. */
  get busy(): boolean {
    return this.board.playback.busy;
  }

  /** Our move, until it is on the table. */
  get landing(): string | null {
    return this.board.landing;
  }

  /** There is a clock, and it runs by the second. */
  get live(): boolean {
    return this.info?.clock?.bank != null;
  }

  /** Our own clock runs, whatever is still to be shown. */
  hurried(): boolean {
    return this.live && this.moves.next.legal.length > 0;
  }

  /** Whether everything that the server said is on the table. */
  get isSettled(): boolean {
    return this.shown === this.step && !this.busy;
  }

  /** The game, as the server describes it. */
  get game(): GameInfo | null {
    return this.known.find((game) => game.name === this.info?.game) ?? null;
  }

  /** The link to the table. */
  get address(): string {
    return `${location.origin}/t/${this.table}`;
  }

  /** The link to our seat, for our other devices. */
  get own(): string | null {
    const token = this.connection.ownToken;
    return token && `${this.address}#${token}`;
  }

  /** Where the same people go on: our token opens our seat there, or is the ticket to it; if neither, we watch. */
  follow(rematch: string): void {
    const { info, seat } = this;
    const token = this.connection.ownToken;
    if (seat === null || !token) return;
    coming = { table: rematch, name: this.names[seat] };
    if (info?.again?.includes(seat)) rememberTable({ table: rematch, token, game: info.game, seat });
    else rememberAsked(rematch, token);
  }

  stop(): void {
    this.connection.stop();
    this.presence.stop();
    this.board.playback.stop();
    this.moves.stop();
  }

  send(message: ClientMessage): void {
    if (!this.connection.send(message)) notice(t('web-not-connected'), { bad: true });
  }

  offer(message: ClientMessage): void {
    this.connection.send(message);
  }

  /** Sit down. */
  take(seat: number, name: string): void {
    this.send({ type: 'take', seat, name, token: this.connection.tokenToAsk(), face: settings.face });
  }

  leave(): void {
    this.leaving = true;
    this.send({ type: 'leave' });
  }

  term = (name: string, value: string): string => words().term(this.info?.game ?? '', name, value);

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.connection.welcomed(message.protocol);
        break;
      case 'table':
        this.snapshot(message);
        break;
      case 'update':
        this.update(message);
        break;
      case 'done':
        this.moves.answered(message.id);
        break;
      case 'info':
        if (this.standIn(message.info) !== this.standIn(this.info)) this.clockAt = Date.now();
        this.forgetUsedLink(message.info);
        this.presence.changed(this.info, message.info);
        this.info = message.info;
        this.connection.remember();
        break;
      case 'seated':
        this.connection.seated(message.token);
        this.seat = message.seat;
        this.connection.remember();
        break;
      case 'invited':
        this.inviting = { seat: message.seat, ticket: message.ticket };
        break;
      case 'presence':
        this.presence.came(message.here, this.here);
        this.here = message.here;
        this.watchers = message.watchers;
        break;
      case 'chat':
        this.chat.add(message, this.seat);
        break;
      case 'hint':
        this.moves.hinted(message);
        break;
      case 'history':
        this.log.add(message.step, message.changes);
        if (message.more) this.offer({ type: 'history', step: message.step + message.changes.length });
        break;
      case 'error':
        this.refused(message);
        break;
    }
  }

  /** A link is forgotten once its seat is kept no longer, lest it be shown when another is made, or the seats have other numbers. */
  private forgetUsedLink(info: TableInfo): void {
    if (this.inviting && (info.players !== this.info?.players || !info.seats[this.inviting.seat]?.kept)) this.inviting = null;
  }

  private snapshot(message: Snapshot): void {
    const first = this.info === null;
    if (this.seat !== null && message.seat === null && !this.leaving) notice(t('web-seat-lost'), { bad: true });
    this.leaving = false;
    this.forgetUsedLink(message.info);
    this.info = message.info;
    this.seat = message.seat;
    this.founder = message.host;
    this.presence.setClock(message.now);
    this.invited = message.invited ?? null;
    this.connection.joined(this.invited);
    this.here = message.here;
    this.watchers = message.watchers;
    this.clock = message.clock ?? null;
    this.clockAt = Date.now() - (message.clock?.ran ?? 0);
    if (message.chat?.length) this.chat.lines = message.chat;
    this.moves.begin(turnOf(message), message.step !== this.step);
    this.step = message.step;
    const missed = message.missed ?? [];
    this.log.add(message.step - missed.length, missed);
    const before = this.view;
    this.board.begin(message.view ? wholeView(message.view, message.info, this.known, this.seat ?? -1) : null, message.step);
    for (const change of missed) this.tell(change);
    if (!first && this.view && this.board.counted(before, this.view)) this.board.scored = this.view;
    this.settled();
    this.connection.remember();
    if (this.log.complete < this.step) setTimeout(() => this.offer({ type: 'history', step: this.log.complete }), TABLE_FIRST);
    this.moves.sendAgain();
    if (this.invited !== null && coming?.table === this.table) this.take(this.invited, coming.name);
    if (coming?.table === this.table) coming = null;
  }

  /** The level of the bot that is to act: the time of a person runs anew when one comes back from it. */
  private standIn(info: TableInfo | null): string | null {
    return info?.seats[this.view?.turn ?? -1]?.bot ?? null;
  }

  private update(message: Update): void {
    const ours = message.id != null && message.id === this.moves.sent?.id;
    if (!this.view || message.step - message.changes.length !== this.step) {
      if (message.step > this.step) this.connection.join(); // at the start, or when something is missing: ask for everything
      return;
    }
    const before = this.step;
    if (ours) [this.board.landing, this.moves.sent] = [this.moves.sent!.move, null];
    this.step = message.step;
    this.clock = message.clock ?? null;
    this.clockAt = Date.now();
    this.moves.wait(turnOf(message));
    this.board.playback.add(message.changes, before, { atOnce: ours });
  }

  /** A change is on the table. */
  showed({ change, step }: Shown): void {
    this.log.add(step - 1, [change]);
    this.tell(change);
  }

  /** Everything is on the table: now the moves are offered. */
  settled(): void {
    if (!this.moves.offer()) return;
    announce(t('web-your-turn-said', { count: this.moves.offered.legal.length }));
    sound('turn');
    nudge(this.names, this.info!, this.view!);
  }

  private tell(change: Change): void {
    for (const event of change.events ?? []) {
      announce(words().event(this.info!.game, event, this.names, this.seat));
    }
  }

  private refused(error: ServerMessage & { type: 'error' }): void {
    if (error.to === 'join' || !this.info) return this.connection.refused(error);
    if (error.to === 'hint') this.moves.hints.thinking = false;
    if (error.to === 'take') this.connection.notSeated(error.key);
    if (error.to === 'arrange' && ARRANGED.includes(error.key)) {
      this.notArranged = { key: error.key, args: error.args, rule: error.rule };
      return;
    }
    this.moves.answered(error.id ?? undefined);
    notice(words().error(error.key, error.args, this.info.game), { rule: error.rule, bad: true });
    announce(words().error(error.key, error.args, this.info.game));
  }
}

let coming: { table: string; name: string } | null = null; // to a rematch, from the table before
