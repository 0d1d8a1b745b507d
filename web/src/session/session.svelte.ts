/** Our place at one table: what the server sends, shown change by change, and our requests. */
import { seatNames } from '../app/characters';
import { announce, notice } from '../app/announce.svelte';
import { games, Refusal } from '../app/api';
import { linkTo } from '../app/origin.svelte';
import { newToken, rememberAsked, rememberTable, rememberWatching, watchingAs } from '../app/savedTables';
import { settings } from '../app/settings.svelte';
import { play as sound } from '../app/sounds';
import { spoken, t, words } from '../app/words.svelte';
import type { GameView, View } from '../games/contract';
import type { Change, ClientMessage, ClockState, GameInfo, Problem, Ready, ServerMessage, Snapshot, TableInfo, Update } from '../protocol';
import { Board } from './board.svelte';
import { ChatLines } from './chat.svelte';
import { Choosing } from './choosing.svelte';
import { Connection } from './connection.svelte';
import { GameLog, toldTo } from './log.svelte';
import { MoveInput } from './moveInput.svelte';
import { nudge } from './nudge';
import type { Shown } from './playback.svelte';
import { Presence, unhurried } from './presence.svelte';
import { turnOf } from './turn';
import { wholeView } from './views';

/** The refusal to show next to the field that it is about. */
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
  watcher = $state(''); // the name under which we watch
  notArranged = $state.raw<Problem | null>(null); // why the table is not set up as we asked

  gameView = $state.raw<GameView | null>(null);
  readonly log = new GameLog();
  readonly chat = new ChatLines();
  readonly presence = new Presence(this);
  readonly moves = new MoveInput(this);
  readonly choosing = new Choosing();
  readonly board: Board;
  readonly connection: Connection;

  names = $derived(seatNames(this.info?.table ?? '', this.info?.seats ?? []));
  yourTurn = $derived(this.seat !== null && this.view?.turn === this.seat && this.info?.status === 'playing' && !this.busy);

  /** Whether we act as the host now. */
  host = $derived((this.info?.host ?? -1) < 0 ? this.founder : this.info?.host === this.seat);

  private turnShown = $derived(this.choosing.seats.length && this.isSettled ? this.choosing.turnOf(this.seat) : null);
  private viewShown = $derived.by(() => {
    const { view } = this.board.playback;
    return view && this.turnShown !== null ? this.choosing.shown(view, this.turnShown, this.gameView) : view;
  });

  private heard: Promise<unknown>;
  private known = $state.raw<GameInfo[]>([]);
  private leaving = false; // we asked to
  private moved = $state(false); // we have made a move that may be taken back
  offersConfirm = $state(false); // to confirm each move from now on, after we took one back

  /** `secret` is what the link holds: a ticket, or the token of a seat. One who watches has no seat, whatever this device has. */
  constructor(
    readonly table: string,
    secret: string | null,
    private readonly watching = false,
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
    return this.viewShown;
  }

  /** Whose turn it is there; if several choose at once, ours until we have chosen. */
  get turn(): number | undefined {
    return this.view?.turn;
  }

  /** The seats that we wait for. */
  get awaited(): number[] {
    if (this.turnShown !== null) return this.choosing.awaited;
    return this.turn !== undefined && this.turn >= 0 ? [this.turn] : [];
  }

  /** We may ask to take our last move back; the server knows whether there is one. */
  get mayTakeBack(): boolean {
    const { info, seat } = this;
    return seat !== null && this.moved && info?.status === 'playing' && !info.back && (!info.clock || !!info.take_backs) && this.isSettled && !this.moves.sent;
  }

  takeBack(): void {
    this.send({ type: 'take_back', step: this.step });
  }

  /** We have answered and others have not: we may change our answer. */
  get mayChange(): boolean {
    return this.turnShown !== null && this.choosing.answer !== null && !this.moves.sent;
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
    return !!this.info?.clock && !unhurried(this.info.clock);
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
    return linkTo(`/t/${this.table}`);
  }

  /** The link to our seat, for our other devices. */
  get own(): string | null {
    const token = this.connection.ownToken;
    return __DEVICE__ ? null : token && `${this.address}#${token}`;
  }

  /** Where the same people continue: our token opens our seat there, or is the ticket to it; otherwise we watch. */
  follow(rematch: string): void {
    const { info, seat } = this;
    const kept = watchingAs(this.table);
    if (seat === null && kept?.waits && this.watcher) {
      rememberAsked(rematch, kept.token); // the first in line have a seat there
      rememberWatching({ ...kept, table: rematch });
      coming = { table: rematch, name: this.watcher };
    }
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

  /** Watch under a name, or without one. */
  watch(name: string, waits: boolean): void {
    const token = watchingAs(this.table)?.token ?? newToken();
    rememberWatching(name ? { table: this.table, name, token, waits } : null);
    this.send({ type: 'watch', name, token, face: settings.face, waits });
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
      case 'ready':
        this.answered(message);
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

  /** Forget a link once its seat is no longer reserved, so that it is not shown after another one is made or seats are renumbered. */
  private forgetUsedLink(info: TableInfo): void {
    if (this.inviting && (info.players !== this.info?.players || !(info.seats[this.inviting.seat]?.kept || info.seats[this.inviting.seat]?.renewed != null))) this.inviting = null;
  }

  private snapshot(message: Snapshot): void {
    const first = this.info === null;
    if (this.seat !== null && message.seat === null && (message.lost || !this.leaving)) notice(message.lost ? words().error(message.lost) : t('web-seat-lost'), { bad: true });
    this.leaving = false;
    this.forgetUsedLink(message.info);
    this.info = message.info;
    this.seat = message.seat;
    this.founder = message.host;
    this.presence.setClock(message.now);
    this.invited = message.invited ?? null;
    this.watchAgain(message);
    this.connection.joined(this.invited);
    this.here = message.here;
    this.watchers = message.watchers;
    this.clock = message.clock ?? null;
    this.clockAt = Date.now() - (message.clock?.ran ?? 0);
    if (message.chat?.length) this.chat.lines = message.chat;
    this.moves.begin(turnOf(message), message.step !== this.step);
    this.choosing.begin(message.choosing, message.ready, message.answer);
    this.step = message.step;
    const missed = message.missed ?? [];
    const own = missed.filter((change) => change.seat === this.seat).at(-1); // earlier moves are too long ago
    this.moved = !!own && !own.back && !own.by;
    this.log.add(message.step - missed.length, missed);
    const before = this.view;
    this.board.begin(message.view ? wholeView(message.view, message.info, this.known, this.seat ?? -1) : null, message.step);
    for (const change of missed) this.announce(change);
    if (!first && this.view && this.board.counted(before, this.view)) this.board.scored = this.view;
    this.settled();
    this.connection.remember();
    if (this.log.complete < this.step) setTimeout(() => this.offer({ type: 'history', step: this.log.complete }), TABLE_FIRST);
    this.moves.sendAgain();
    if (this.invited !== null && coming?.table === this.table) this.take(this.invited, coming.name);
    if (coming?.table === this.table) coming = null;
  }

  /** If the server has forgotten the name under which we watch, send it again. */
  private watchAgain(message: Snapshot): void {
    const kept = watchingAs(this.table);
    this.watcher = message.watcher ?? '';
    if (kept && message.seat !== null) rememberWatching(null);
    else if (kept && this.watcher) this.connection.watches(kept.token);
    else if (kept && !this.watching && this.invited === null && !message.lost) this.offer({ type: 'watch', name: kept.name, token: kept.token, face: settings.face, waits: kept.waits });
  }

  /** The level of the bot to act: a person's time starts again when they come back from it. */
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
    const covered = Math.max(0, this.choosing.seats.length - 1); // were seen to be ready, and open with the last one
    this.choosing.begin(message.choosing);
    this.board.playback.add(message.changes, before, { atOnce: ours, covered });
  }

  /** Somebody has answered while several choose at once. */
  private answered(message: Ready): void {
    if (message.step !== this.step) {
      if (message.step > this.step) this.connection.join();
      return;
    }
    this.clock = message.clock ?? null; // as of the last step, still
    this.choosing.heard(message.ready, message.answer ?? null);
    if (message.id) this.moves.answered(message.id);
    if (message.answer != null) announce(t('web-answer-kept', { move: this.moves.said(message.answer) }));
  }

  /** A change is on the table. */
  showed({ change, step }: Shown): void {
    this.log.add(step - 1, [change]);
    if (change.back) this.moved = false;
    else if (change.seat === this.seat && change.seat !== undefined) this.moved = !change.by;
    if (change.back && change.seat === this.seat && !settings.confirm && !offered) this.offersConfirm = offered = true;
    this.announce(change);
  }

  /** Everything is on the table: now the moves are offered. */
  settled(): void {
    if (!this.moves.offer()) return;
    announce(t('web-your-turn-said', { count: this.moves.offered.legal.length }));
    sound('turn');
    nudge(this.names, this.info!, this.view!);
  }

  private announce(change: Change): void {
    if (change.by === 'time' && change.seat != null) announce(t('web-time-up', { name: this.names[change.seat] ?? '', you: change.seat === this.seat ? 'yes' : 'no' }));
    for (const event of change.events ?? []) {
      announce(words().event(this.info!.game, event, this.names, toldTo(change, this.seat)));
    }
  }

  private refused(error: ServerMessage & { type: 'error' }): void {
    if (error.to === 'join' || !this.info) return this.connection.refused(error);
    if (error.to === 'hint') this.moves.hints.thinking = false;
    if (error.to === 'take') this.connection.notSeated(error.key);
    if (error.to === 'watch') rememberWatching(null);
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
let offered = false; // to confirm each move: once is enough
