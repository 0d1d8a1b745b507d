/** What lies on the board, beat by beat; what is new since our last turn; and the sheet over it. */
import type { Beat, GameView, View } from '../games/contract';
import type { GameInfo } from '../protocol';
import { END, TURN } from '../app/pace';
import { FAR_BEHIND, Playback, type Shown } from './playback.svelte';
import { motion } from '../app/settings.svelte';
import { LastTurn } from './lastTurn.svelte';
import { play as sound } from '../app/sounds';

const ON_THE_CLOCK = 1500; // milliseconds that we may be behind while our own clock runs

interface Place {
  gameView: GameView | null;
  game: GameInfo | null;
  seat: number | null;
  hurried: () => boolean; // our own clock runs
  showed: (shown: Shown) => void;
  settled: () => void;
}

export class Board {
  readonly lastTurn: LastTurn;
  readonly playback: Playback;
  landing = $state<string | null>(null); // our move, until it is on the table
  private sheet = $state.raw<View | null>(null);
  private jumping = false; // over the sheets of rounds that were missed

  constructor(
    table: string,
    private place: Place,
  ) {
    this.lastTurn = new LastTurn(table);
    this.playback = new Playback({
      beats: (before, after) => this.beats(before, after),
      began: (beat) => this.began(beat),
      showed: (shown) => this.showed(shown),
      seen: ({ before, after }) => this.counted(before, after) && this.count(after),
      settled: () => place.settled(),
      patience: () => (place.hurried() ? ON_THE_CLOCK : FAR_BEHIND),
    });
  }

  /** A position as it is, when one comes to the table or comes back. */
  begin(view: View | null, step: number): void {
    this.playback.begin(view, step);
    this.lastTurn.begin(view, step);
    this.landing = null;
  }

  /** A scored round or game, while its sheet is open: nothing happens behind it. */
  get scored(): View | null {
    return this.sheet;
  }

  set scored(view: View | null) {
    this.sheet = view;
    if (view) this.playback.hold();
    else this.playback.letGo();
  }

  /** Milliseconds of an animation: shorter when we are behind. */
  motion = (ms: number): number => motion(ms) / this.playback.haste;

  /** Replay what happened since our last turn, or stop that. */
  lookBack(): void {
    const [first] = this.lastTurn.past;
    if (this.playback.looking) this.playback.endAgain();
    else if (first) this.playback.again(first.before, this.lastTurn.past);
  }

  /** Skip from the past that is being shown to the current table. */
  jump(): void {
    this.jumping = true;
    this.scored = null;
    this.playback.jump();
    this.jumping = false;
  }

  /** Whether a round or the game has come to its end between the two. */
  counted(before: View | null, after: View): boolean {
    return (this.over(after) && !this.over(before)) || (after.turn === -2 && before?.turn !== -2);
  }

  private over(view: View | null): boolean {
    if (!view || view.turn === undefined) return false;
    return view.turn === -2 || (this.place.gameView?.roundOver(view) ?? false);
  }

  private beats(before: View, after: View): Beat[] {
    const beats = this.place.gameView?.beats?.(before, after, this.place.game) ?? [{ kind: 'card', view: after, ms: TURN }];
    const last = beats.at(-1)!;
    if (!this.counted(before, after)) return beats;
    if (after.turn === -2) return [...beats, { kind: 'now', view: after, ms: END, moment: { name: 'end', ms: END, dims: true, seats: after.winners } }];
    last.ms = Math.max(last.ms, END);
    return beats;
  }

  private began(beat: Beat): void {
    const { kind, moment } = beat;
    if (moment?.name === 'end') sound(beat.view.winners.includes(this.place.seat ?? -1) ? 'win' : 'end');
    else if (moment?.sound) sound(moment.sound);
    else if (!(this.landing && kind === 'card')) sound(kind); // ours was heard when we played it
  }

  private showed(shown: Shown): void {
    this.landing = null;
    this.lastTurn.add(shown, this.over(shown.before));
    this.place.showed(shown);
  }

  /** The sheet of a round or of the game, after a pause on the board. */
  private count(view: View): void {
    if (!this.jumping || view.turn === -2) this.scored = view;
  }
}
