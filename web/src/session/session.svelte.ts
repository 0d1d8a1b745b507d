/** One's place at one table: what the server said, shown change by change, and what we ask of it. */
import type { GameView, View } from '../games/contract';
import { PROTOCOL, type Change, type Chat, type ClientMessage, type ClockState, type GameEvent, type GameInfo, type Problem, type ServerMessage, type Snapshot, type TableInfo, type Update } from '../protocol';
import { announce, notice } from '../app/announce.svelte';
import { games, Refusal, socketAddress } from '../app/api';
import { Board } from './board.svelte';
import { Presence } from './presence.svelte';
import { Hints } from './hints.svelte';
import { GameLog } from './log.svelte';
import { expanded } from './moves';
import { MoveWords } from './moveWords.svelte';
import { nudge } from './nudge';
import { LANDS } from '../app/pace';
import type { Shown } from './playback.svelte';
import { askedWith, forgetAsked, forgetTable, isTicket, newToken, ownTable, randomHex, rememberAsked, rememberTable, secretShown } from '../app/savedTables';
import { rest, settings } from '../app/settings.svelte';
import { Socket, type Link } from './socket';
import { play as sound } from '../app/sounds';
import { wholeView } from './views';
import { chatText, type Reaction } from './reactions';
import { spoken, t, words } from '../app/words.svelte';

const PASSING = ['storage-away', 'table-crowded', 'too-fast', 'our-fault']; // a later try may do better
/** A link to a seat that opens none any more. */
export const DEAD_LINK = ['bad-token', 'ticket-used'];
/** What is said beside the field that it is about. */
const ARRANGED = ['too-few-seats', 'players', 'bad-clock', 'bad-option', 'unknown-option', 'endless-table', 'bad-player-name'];
const TABLE_FIRST = 100; // until the past is asked for: the table is shown before it
const FEW_MOVES = 60; // whose words are asked for before one of them is to be confirmed

const REACTION_STAYS = 5000;

interface Sent {
  id: string;
  step: number;
  move: string;
}

export class Session {
  link = $state<Link>('connecting');
  retryAt = $state<number | null>(null);
  problem = $state.raw<Problem | null>(null); // why there is no table to show
  newer = $state(false); // the server speaks another protocol than this page
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  founder = $state(false); // we made the table
  here = $state.raw<number[]>([]);
  watchers = $state(0);
  step = $state(0); // of what the server said last
  legal = $state.raw<string[]>([]);
  asked = $state.raw<GameEvent | null>(null); // of us, while it is our turn
  private stakesOf = $state.raw<Record<string, GameEvent>>({}); // what can come of our moves
  clock = $state.raw<ClockState | null>(null);
  clockAt = $state(0);
  asking = $state<string | null>(null); // a move that waits to be confirmed
  sent = $state.raw<Sent | null>(null); // a move that waits for the server
  readonly hints = new Hints();
  chat = $state.raw<Chat[]>([]);
  reactions = $state.raw<Record<number, { reaction: Reaction } | undefined>>({}); // by seat, of the last seconds
  unread = $state(0);
  reading = false; // the chat is open
  inviting = $state.raw<{ seat: number; ticket: string } | null>(null); // a link that we made as the host
  invited = $state<number | null>(null); // the seat that our ticket is for
  notArranged = $state.raw<Problem | null>(null); // why the table is not set up as we asked

  gameView: GameView | null = null;
  readonly log = new GameLog();
  readonly presence = new Presence(this);
  private moves = new MoveWords(() => this.info!);
  readonly board: Board;

  names = $derived(
    (this.info?.seats ?? []).map((seat, i) => seat.name || t(seat.bot ? 'bot' : 'player', { number: i + 1 })),
  );
  yourTurn = $derived(this.seat !== null && this.view?.turn === this.seat && this.info?.status === 'playing' && !this.busy);

  /** Whether we act as the host now. */
  host = $derived((this.info?.host ?? -1) < 0 ? this.founder : this.info?.host === this.seat);

  private socket: Socket;
  private nextLegal: string[] = [];
  private nextAsked: GameEvent | null = null;
  private nextStakes: Record<string, GameEvent> = {};
  private heard: Promise<unknown>;
  private known = $state.raw<GameInfo[]>([]);
  private token: string | null = $state(null);
  private ticket: string | null = null;
  private askedFor: string | null = null; // the token of a seat that we asked for, until we hear that it is ours
  private leaving = false; // we asked to
  private forced: ReturnType<typeof setTimeout> | undefined;

  /** `secret` is what the link holds: a ticket, or the token of a seat. */
  constructor(
    readonly table: string,
    private readonly secret: string | null,
    watching = false, // whatever seat this device has
  ) {
    this.board = new Board(table, this);
    if (secret && isTicket(secret)) this.ticket = secret;
    else this.token = secret;
    if (!watching) {
      this.askedFor = askedWith(table);
      this.token ??= ownTable(table)?.token ?? null;
    }
    this.heard = Promise.all([this.learn().catch(() => undefined), spoken]);
    this.socket = new Socket(socketAddress(), {
      opened: () => this.join(),
      said: (message) => {
        this.heard = this.heard
          .then(() => this.learn())
          .then(() => this.hear(message))
          .catch((error: unknown) => (error instanceof Refusal ? (this.problem = error.problem) : console.error(error)));
      },
      link: (state, retryAt) => {
        this.link = state;
        this.retryAt = retryAt;
      },
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

  /** Its number; the server may be ahead. */
  get shown(): number {
    return this.board.playback.step;
  }

  /** More is to come. */
  get busy(): boolean {
    return this.board.playback.busy;
  }

  /** There is a clock, and it runs by the second. */
  get live(): boolean {
    return this.info?.clock?.bank != null;
  }

  /** Our own clock runs, whatever is still to be shown. */
  hurried(): boolean {
    return this.live && this.nextLegal.length > 0;
  }

  /** Whether everything that the server said is on the table. */
  get isSettled(): boolean {
    return this.shown === this.step && !this.busy;
  }

  /** Our move that waits to be confirmed, for the server, or for its place on the table. */
  get pending(): string | null {
    return this.asking ?? this.sent?.move ?? this.board.landing;
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
    return this.token && (this.seat !== null || this.founder) ? `${this.address}#${this.token}` : null;
  }

  /** Where the same people go on: our token opens our seat there, or is the ticket to it; if neither, we watch. */
  follow(rematch: string): void {
    const { info, seat, token } = this;
    if (seat === null || !token) return;
    coming = { table: rematch, name: this.names[seat] };
    if (info?.again?.includes(seat)) rememberTable({ table: rematch, token, game: info.game, seat });
    else rememberAsked(rematch, token);
  }

  stop(): void {
    this.socket.stop();
    this.presence.stop();
    this.board.playback.stop();
    clearTimeout(this.forced);
  }

  retryNow(): void {
    this.socket.now();
  }

  send(message: ClientMessage): void {
    if (!this.socket.send(message)) notice(t('web-not-connected'), { bad: true });
  }

  /** Sit down. What opens the seat is made here and now: whoever sent us a link knows what it holds. */
  take(seat: number, name: string): void {
    this.askedFor ??= newToken();
    rememberAsked(this.table, this.askedFor);
    this.send({ type: 'take', seat, name, token: this.askedFor });
  }

  leave(): void {
    this.leaving = true;
    this.send({ type: 'leave' });
  }

  term = (name: string, value: string): string => words().term(this.info?.game ?? '', name, value);

  /** A move in words; its notation until the server has said them. */
  said = (move: string): string => this.moves.of(move);

  /** What can come of a move, in words; '' where the game does not tell. */
  stakes = (move: string): string => {
    const event = this.stakesOf[move];
    if (!event) return '';
    return words().event(this.info?.game ?? '', event, this.names, this.seat).replaceAll('–', '\u2060–\u2060'); // 5–10 stays on one line
  };

  // What one does

  /** Offer a move: at once, or after it is confirmed. */
  play = (move: string): void => {
    if (this.sent || !this.legal.includes(move)) return;
    if (settings.confirm) this.asking = this.asking === move ? null : move;
    else this.commit(move);
  };

  confirm = (): void => {
    if (this.asking) this.commit(this.asking);
  };

  takeBack = (): void => {
    this.asking = null;
  };

  /** Ask the server why a move is not possible: it says so with the rule. */
  tried = (move: string): void => {
    if (this.legal.includes(move) && this.yourTurn) this.play(move);
    else if (this.busy) return; // a touch that lets things go on
    else if (this.view?.turn !== this.seat) notice(t('web-not-your-turn'));
    else this.socket.send({ type: 'move', id: newId(), step: this.step, move });
  };

  /** Ask for a hint; or put it away, if it is there. */
  askHint(): void {
    if (this.hints.given) return this.hints.clear();
    this.hints.thinking = true;
    this.send({ type: 'hint', step: this.step });
  }

  read(): void {
    this.unread = 0;
  }

  /** A reaction is shown at its seat for a moment. */
  private react(seat: number, reaction: Reaction): void {
    const shown = { reaction };
    this.reactions = { ...this.reactions, [seat]: shown };
    setTimeout(() => {
      if (this.reactions[seat] === shown) this.reactions = { ...this.reactions, [seat]: undefined };
    }, REACTION_STAYS);
  }

  private commit(move: string): void {
    this.asking = null;
    this.hints.clear();
    this.sent = { id: newId(), step: this.step, move };
    this.socket.send({ type: 'move', ...this.sent });
    sound('card');
  }

  // What one hears

  private join(): void {
    const step = this.info ? this.step : undefined;
    const { table, askedFor } = this;
    const token = askedFor ?? this.token;
    const ticket = this.ticket ?? (askedFor ? this.token : null); // whichever is good
    this.socket.send({ type: 'join', table, token: token ?? undefined, ticket: ticket ?? undefined, step });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.newer = message.protocol !== PROTOCOL;
        break;
      case 'table':
        this.snapshot(message);
        break;
      case 'update':
        this.update(message);
        break;
      case 'done':
        if (this.sent?.id === message.id) this.sent = null;
        break;
      case 'info':
        if (this.standIn(message.info) !== this.standIn(this.info)) this.clockAt = Date.now();
        this.forgetUsedLink(message.info);
        this.presence.changed(this.info, message.info);
        this.info = message.info;
        this.remember();
        break;
      case 'seated':
        this.token = message.token || this.askedFor || this.token;
        this.askedFor = null;
        this.seat = message.seat;
        this.remember();
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
        this.chat = [...this.chat, message].slice(-200);
        if (!this.reading && message.seat !== this.seat) this.unread += 1;
        if (message.seat !== null && message.reaction) this.react(message.seat, message.reaction);
        announce(t('web-chat-line', { name: message.name || t('web-watcher'), text: chatText(message) }));
        break;
      case 'hint':
        this.hints.clear();
        if (message.step !== this.step) break;
        this.hints.give(message);
        announce(t('labelled', { label: t('web-hint'), value: t('hint-outlook', { outlook: message.outlook }) }));
        break;
      case 'history':
        this.log.add(message.step, message.changes);
        if (message.more) this.socket.send({ type: 'history', step: message.step + message.changes.length });
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
    this.problem = null;
    this.forgetUsedLink(message.info);
    this.info = message.info;
    this.seat = message.seat;
    this.founder = message.host;
    this.presence.setClock(message.now);
    this.invited = message.invited ?? null;
    if (this.invited !== null && !this.ticket) [this.ticket, this.token, this.askedFor] = [this.askedFor ?? this.token, null, null]; // an older link
    if (this.seat !== null && this.askedFor) [this.token, this.askedFor] = [this.askedFor, null];
    this.here = message.here;
    this.watchers = message.watchers;
    this.clock = message.clock ?? null;
    this.clockAt = Date.now() - (message.clock?.ran ?? 0);
    if (message.chat?.length) this.chat = message.chat;
    if (message.step !== this.step) this.hints.clear();
    this.hints.thinking = false; // what was asked on another connection is not answered on this one
    this.step = message.step;
    this.nextLegal = expanded(message.legal ?? []);
    this.nextAsked = message.asked ?? null;
    this.nextStakes = message.stakes ?? {};
    const missed = message.missed ?? [];
    this.log.add(message.step - missed.length, missed);
    const before = this.view;
    this.board.begin(message.view ? wholeView(message.view, message.info, this.known, this.seat ?? -1) : null, message.step);
    for (const change of missed) this.tell(change);
    if (!first && this.view && this.board.counted(before, this.view)) this.board.scored = this.view;
    if (this.asking && !this.nextLegal.includes(this.asking)) this.asking = null;
    this.settled();
    this.remember();
    if (this.log.complete < this.step) setTimeout(() => this.socket.send({ type: 'history', step: this.log.complete }), TABLE_FIRST);
    if (this.sent) this.socket.send({ type: 'move', ...this.sent });
    if (this.invited !== null && coming?.table === this.table) this.take(this.invited, coming.name);
    if (coming?.table === this.table) coming = null;
  }

  /** The level of the bot that is to act: the time of a person runs anew when one comes back from it. */
  private standIn(info: TableInfo | null): string | null {
    return info?.seats[this.view?.turn ?? -1]?.bot ?? null;
  }

  private update(message: Update): void {
    const ours = message.id != null && message.id === this.sent?.id;
    if (!this.view || message.step - message.changes.length !== this.step) {
      if (message.step > this.step) this.join(); // at the start, or when something is missing: ask for everything
      return;
    }
    const before = this.step;
    if (ours) [this.board.landing, this.sent] = [this.sent!.move, null];
    this.step = message.step;
    this.clock = message.clock ?? null;
    this.clockAt = Date.now();
    this.nextLegal = expanded(message.legal ?? []);
    this.nextAsked = message.asked ?? null;
    this.nextStakes = message.stakes ?? {};
    this.legal = [];
    this.asked = null;
    this.hints.clear();
    this.asking = null;
    this.board.playback.add(message.changes, before, { atOnce: ours });
  }

  /** A change is on the table. */
  showed({ change, step }: Shown): void {
    this.log.add(step - 1, [change]);
    this.tell(change);
  }

  /** Everything is on the table: now the moves are offered. */
  settled(): void {
    const mine = this.legal.length > 0;
    this.legal = this.nextLegal;
    this.asked = this.nextAsked;
    this.stakesOf = this.nextStakes;
    if (settings.confirm && this.legal.length <= FEW_MOVES) this.legal.forEach(this.said);
    if (!mine && this.legal.length && this.yourTurn) {
      announce(t('web-your-turn-said', { count: this.legal.length }));
      sound('turn');
      nudge(this.names, this.info!, this.view!);
    }
    clearTimeout(this.forced);
    if (settings.forced && this.legal.length === 1 && this.yourTurn) this.forced = setTimeout(() => this.playForced(), rest(LANDS));
  }

  /** The only move there is, if one wished so. */
  private playForced(): void {
    const [only] = this.legal;
    if (only && this.yourTurn && !this.sent) this.commit(only);
  }

  private tell(change: Change): void {
    for (const event of change.events ?? []) {
      announce(words().event(this.info!.game, event, this.names, this.seat));
    }
  }

  private refused(error: ServerMessage & { type: 'error' }): void {
    if (error.to === 'join' || !this.info) {
      const passing = PASSING.includes(error.key);
      const dead = DEAD_LINK.includes(error.key);
      if (dead && this.askedFor) {
        this.askedFor = null; // of a seat that we never got
        forgetAsked(this.table);
        return this.join();
      }
      const own = ownTable(this.table)?.token ?? null;
      if (dead && own !== null && own === this.token) forgetTable(this.table);
      if (dead && own !== null && this.token && own !== this.token) {
        this.token = own; // we sat down since this link was made
        return this.join();
      }
      if (dead && this.token && this.info) {
        this.token = null; // of a seat that we have lost
        return this.join();
      }
      if (dead && this.info) {
        this.ticket = null; // used by somebody else while we were away
        notice(words().error(error.key), { bad: true });
        return this.join();
      }
      if (!passing || !this.info) this.problem = { key: error.key, args: error.args };
      if (passing) this.socket.later();
      else this.socket.stop();
      return;
    }
    if (error.to === 'hint') this.hints.thinking = false;
    if (error.to === 'take' && !PASSING.includes(error.key)) {
      this.askedFor = null;
      forgetAsked(this.table);
    }
    if (error.to === 'arrange' && ARRANGED.includes(error.key)) {
      this.notArranged = { key: error.key, args: error.args, rule: error.rule };
      return;
    }
    if (error.id && error.id === this.sent?.id) this.sent = null;
    notice(words().error(error.key, error.args, this.info.game), { rule: error.rule, bad: true });
    announce(words().error(error.key, error.args, this.info.game));
  }

  private remember(): void {
    const info = this.info!;
    if (this.seat === null && !this.founder) {
      if (ownTable(this.table)?.token === this.token) forgetTable(this.table);
    } else {
      const over = info.status === 'over' || info.status === 'closed';
      rememberTable({ table: this.table, token: this.token, game: info.game, seat: this.seat, over, title: info.title });
      if (!this.askedFor) forgetAsked(this.table);
      // What opens the seat is not for the eyes of a neighbour.
      const shown = secretShown();
      if (shown && [this.token, this.ticket, this.secret].includes(shown)) history.replaceState(null, '', `/t/${this.table}`);
      this.ticket = null;
    }
  }
}

let coming: { table: string; name: string } | null = null; // to a rematch, from the table before

function newId(): string {
  return randomHex(12);
}
