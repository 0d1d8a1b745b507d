/** The moves we may make, and the way of a move from the touch to the server. */
import { announce, notice } from '../app/announce.svelte';
import { LANDS } from '../app/pace';
import { randomHex } from '../app/savedTables';
import { rest, settings } from '../app/settings.svelte';
import { play as sound } from '../app/sounds';
import { t, words } from '../app/words.svelte';
import type { ClientMessage, Hinted, TableInfo } from '../protocol';
import { Hints } from './hints.svelte';
import { MoveWords } from './moveWords.svelte';
import { NO_TURN, type Turn } from './turn';

const FEW_MOVES = 60; // whose words are asked for before one of them is to be confirmed

interface Sent {
  id: string;
  step: number;
  move: string;
}

/** The parts of a session that it needs. */
interface Place {
  readonly info: TableInfo | null;
  readonly seat: number | null;
  readonly names: string[];
  readonly step: number; // of what the server said last
  readonly turn: number | undefined; // whose turn it is on the table
  readonly yourTurn: boolean;
  readonly busy: boolean;
  readonly landing: string | null; // our move, until it is on the table
  readonly mayChange: boolean; // we have answered, where several choose at once
  /** Send silently even without a connection: the move is sent again on the next one. */
  offer(message: ClientMessage): void;
  send(message: ClientMessage): void;
}

export class MoveInput {
  offered = $state.raw<Turn>(NO_TURN); // on the table
  next: Turn = NO_TURN; // what the server asks: offered when everything before it has been shown
  asking = $state<string | null>(null); // a move that waits to be confirmed
  sent = $state.raw<Sent | null>(null); // a move that waits for the server
  readonly hints = new Hints();
  private words = new MoveWords(() => this.place.info!);
  private forced: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly place: Place) {}

  stop(): void {
    clearTimeout(this.forced);
  }

  /** Our move that waits to be confirmed, for the server, or for its place on the table. */
  get pending(): string | null {
    return this.asking ?? this.sent?.move ?? this.place.landing;
  }

  /** A move in words; its notation until the words arrive. */
  said = (move: string): string => this.words.of(move);

  /** What can come of a move, in words, or in the short form if there is one; '' if the game sends nothing. */
  stakes = (move: string, short = false): string => {
    const event = this.offered.stakes[move];
    if (!event) return '';
    const { info, names, seat } = this.place;
    const key = short && words().has(`${event.key}-short`) ? `${event.key}-short` : event.key;
    return words().event(info?.game ?? '', { ...event, key }, names, seat).replaceAll('–', '\u2060–\u2060'); // 5–10 stays on one line
  };

  /** Make a move, at once or after confirmation. */
  play = (move: string): void => {
    if (this.sent || !this.offered.legal.includes(move)) return;
    if (settings.confirm) this.asking = this.asking === move ? null : move;
    else this.commit(move);
  };

  confirm = (): void => {
    if (this.asking) this.commit(this.asking);
  };

  takeBack = (): void => {
    this.asking = null;
  };

  /** Ask the server why a move is not possible: it answers with the rule. */
  tried = (move: string): void => {
    const { place } = this;
    if (this.offered.legal.includes(move) && place.yourTurn) this.play(move);
    else if (place.busy) return; // a touch that lets things go on
    else if (place.mayChange) notice(t('web-answer-given'));
    else if (place.turn !== place.seat) notice(t('web-not-your-turn'));
    else place.offer({ type: 'move', id: newId(), step: place.step, move });
  };

  /** Ask for a hint, or close it if it is open. */
  askHint(): void {
    if (this.hints.given) return this.hints.clear();
    this.hints.thinking = true;
    this.place.send({ type: 'hint', step: this.place.step });
  }

  hinted(hint: Hinted): void {
    this.hints.clear();
    if (hint.step !== this.place.step) return;
    this.hints.give(hint);
    announce(t('labelled', { label: t('web-hint'), value: t('hint-outlook', { outlook: hint.outlook }) }));
  }

  /** Everything was sent again: a move that we began stays, if it is still possible. */
  begin(next: Turn, moved: boolean): void {
    if (moved) this.hints.clear();
    this.hints.thinking = false; // what was asked on another connection is not answered on this one
    this.next = next;
    if (this.asking && !next.legal.includes(this.asking)) this.asking = null;
  }

  /** Something happened: offer nothing until it has been shown. */
  wait(next: Turn): void {
    this.next = next;
    this.offered = NO_TURN;
    this.hints.clear();
    this.asking = null;
  }

  /** Everything has been shown. Returns whether our turn begins now. */
  offer(): boolean {
    const mine = this.offered.legal.length > 0;
    this.offered = this.next;
    const { legal } = this.offered;
    if (settings.confirm && legal.length <= FEW_MOVES) legal.forEach(this.said);
    clearTimeout(this.forced);
    if (settings.forced && legal.length === 1 && this.place.yourTurn) this.forced = setTimeout(() => this.playForced(), rest(LANDS));
    return !mine && legal.length > 0 && this.place.yourTurn;
  }

  /** The server has answered this request. */
  answered(id: string | undefined): void {
    if (id && this.sent?.id === id) this.sent = null;
  }

  /** Send a move that the server may not have heard. */
  sendAgain(): void {
    if (this.sent) this.place.offer({ type: 'move', ...this.sent });
  }

  private commit(move: string): void {
    this.asking = null;
    this.hints.clear();
    this.sent = { id: newId(), step: this.place.step, move };
    this.sendAgain();
    sound('card');
  }

  /** The only move there is, if the settings allow playing it. */
  private playForced(): void {
    const [only] = this.offered.legal;
    if (only && this.place.yourTurn && !this.sent) this.commit(only);
  }
}

function newId(): string {
  return randomHex(12);
}
