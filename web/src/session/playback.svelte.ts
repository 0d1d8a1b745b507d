/**
 * What the server sent, played back one beat after the other: card, winner, reward, a breath, sweep.
 *
 * A game makes beats of a change (`GameView.beats`), each a view and the time it takes at the normal pace. The queue shows
 * them in order at the pace that is set, faster when it falls far behind, and stops while a sheet lies over the table.
 */
import type { Beat, Moment, View } from '../games/contract';
import type { Change } from '../protocol';
import { rest, settings } from '../app/settings.svelte';
import { changedView } from './views';

export const FAR_BEHIND = 6000; // milliseconds
const TAKEN_BACK = 600; // milliseconds that the table rests when a move is taken back

export interface Shown {
  before: View;
  after: View;
  change: Change;
  step: number; // after it
  beats: Beat[];
}

interface Queued {
  beat: Beat;
  whole: Shown | null; // the change that is on the table, all of it, with this beat
  again: boolean; // it was shown before
}

interface Watcher {
  /** The beats of a change; the last one shows the view after it. */
  beats: (before: View, after: View, change: Change) => Beat[];
  /** A beat begins. */
  began: (beat: Beat) => void;
  /** A change is on the table. */
  showed: (shown: Shown) => void;
  /** A change has been on the table for as long as it takes to be seen. */
  seen: (shown: Shown) => void;
  /** Everything that was sent is on the table. */
  settled: () => void;
  /** From how many milliseconds of beats in the queue, at the normal pace, it hurries. */
  patience: () => number;
}

export class Playback {
  view = $state.raw<View | null>(null); // what is on the table
  step = $state(0); // its number
  beat = $state<Beat['kind'] | null>(null); // what is going on there
  busy = $state(false); // more is to come
  looking = $state(false); // at what was shown before
  haste = $state(1); // how many times faster than usual
  moment = $state.raw<Moment | null>(null); // what is staged in the middle of the table

  private queue: Queued[] = [];
  private known: View | null = null; // the last that was sent
  private resting: { whole: Shown | null; until: number; again: boolean } | null = null;
  private held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private curtain: ReturnType<typeof setTimeout> | undefined;
  private look = () => this.run();

  constructor(private watcher: Watcher) {
    document.addEventListener('visibilitychange', this.look); // in the background nothing waits
  }

  /** Show this position and forget what was still to come. */
  begin(view: View | null, step: number): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.resting = null;
    this.looking = this.busy = false;
    this.view = this.known = view;
    this.step = step;
    this.beat = null;
    this.stage(null, 0);
  }

  /**
   * Show these changes, the first of which leads to the step after `step`, when what came before has been seen: `atOnce` it has.
   * The first so many that are `covered` take no time.
   */
  add(changes: Change[], step: number, { atOnce = false, covered = 0 } = {}): void {
    if (!this.known) return;
    changes.forEach((change, i) => {
      const before = this.known!;
      const after = changedView(before, change);
      const plain = i < covered || change.back; // nothing is played there
      const beats: Beat[] = plain ? [{ kind: 'now', view: after, ms: change.back ? TAKEN_BACK : 0 }] : this.watcher.beats(before, after, change);
      const shown: Shown = { before, after, change, step: step + i + 1, beats };
      beats.forEach((beat, n) => this.queue.push({ beat, whole: n === beats.length - 1 ? shown : null, again: false }));
      this.known = after;
    });
    this.busy = this.queue.length > 0;
    if (atOnce && this.resting) this.resting.until = 0;
    this.run();
  }

  /** A tap: the player has seen what is resting on the table. */
  goOn(): void {
    if (this.resting) this.resting.until = 0;
    this.run();
  }

  /** Nothing continues until it is released. */
  hold(): void {
    this.held = true;
  }

  letGo(): void {
    if (!this.held) return;
    this.held = false;
    this.run();
  }

  /** Replay the past from this view on, and then show the current table. */
  again(from: View, past: Shown[]): void {
    if (this.busy || !this.view) return;
    const now: Beat = { kind: 'now', view: this.view, ms: 0 };
    const beats = [{ kind: 'now' as const, view: from, ms: 500 }, ...past.flatMap((shown) => shown.beats), now];
    this.queue = beats.map((beat) => ({ beat, whole: null, again: true }));
    this.looking = this.busy = true;
    this.goOn();
  }

  /** Stop replaying the past. */
  endAgain(): void {
    if (!this.looking) return;
    const now = this.queue.findLastIndex((queued) => queued.again);
    this.queue.splice(0, now);
    this.goOn();
  }

  /** Skip what was missed, and show the current table at once. */
  jump(): void {
    for (const queued of this.queue) queued.beat = { ...queued.beat, ms: 0, moment: undefined };
    this.goOn();
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.curtain);
    document.removeEventListener('visibilitychange', this.look);
  }

  private run(): void {
    clearTimeout(this.timer);
    for (;;) {
      if (this.resting) {
        const waits = !document.hidden && (this.resting.again || settings.speed !== 'off');
        const left = waits ? this.resting.until - performance.now() : 0;
        if (left > 0) {
          this.timer = setTimeout(() => this.run(), left);
          return;
        }
        const { whole } = this.resting;
        this.resting = null;
        this.stage(null, 0);
        if (whole) this.watcher.seen(whole);
      }
      const next = this.held ? undefined : this.queue.shift();
      if (!next) return;
      this.show(next);
      if (!this.queue.length) this.watcher.settled();
    }
  }

  /** A moment lasts no longer than its beat, and a tap ends both. */
  private stage(moment: Moment | null, ms: number): void {
    clearTimeout(this.curtain);
    this.moment = ms > 0 ? moment : null;
    if (this.moment) this.curtain = setTimeout(() => (this.moment = null), ms);
  }

  private show({ beat, whole, again }: Queued): void {
    const behind = this.queue.reduce((sum, queued) => sum + queued.beat.ms, 0);
    this.haste = again ? 1 : Math.max(1, behind / this.watcher.patience());
    const ms = rest(beat.ms) || (again ? beat.ms / 2 : 0); // who looks back wants to see it, at every pace
    this.resting = { whole, again, until: performance.now() + ms / this.haste };
    this.stage(beat.moment ?? null, Math.min(ms, rest(beat.moment?.ms ?? 0) || ms) / this.haste);
    this.view = beat.view;
    this.beat = beat.kind;
    this.busy = this.queue.length > 0;
    this.looking &&= again && this.busy;
    if (again) return;
    this.watcher.began(beat);
    if (!whole) return;
    this.step = whole.step;
    this.watcher.showed(whole);
  }
}
