/** What the server sent, shown change by change, each for as long as it takes to be read. */
import type { View } from '../games/contract';
import type { Change } from '../protocol';
import { rest, settings } from './settings.svelte';
import { changedView } from './views';

const CHANCE_PAUSE = 350; // between a move and what chance makes of it

export interface Shown {
  before: View;
  after: View;
  change: Change;
  step: number; // after it
}

export class Playback {
  view = $state.raw<View | null>(null); // what is on the table
  step = $state(0); // its number

  private queue: { change: Change; step: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private notBefore = 0;

  constructor(
    /** Milliseconds that a position should stay before the next is shown. */
    private resting: (view: View) => number,
    /** A change is on the table. */
    private showed: (shown: Shown) => void,
    /** Everything that was sent is on the table. */
    private settled: () => void,
  ) {}

  /** Show this position and forget what was still to come. */
  begin(view: View | null, step: number): void {
    this.stop();
    this.queue = [];
    this.notBefore = 0;
    this.view = view;
    this.step = step;
  }

  /** Show these changes, the first of which leads to the step after `step`. What came before is shown at once. */
  add(changes: Change[], step: number, { atOnce = false } = {}): void {
    while (this.queue.length) this.show();
    if (atOnce) this.notBefore = 0;
    changes.forEach((change, i) => this.queue.push({ change, step: step + i + 1 }));
    this.run();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private run(): void {
    this.stop();
    const hurry = document.hidden || settings.speed === 'off';
    while (this.queue.length) {
      const wait = hurry ? 0 : this.notBefore - performance.now();
      if (wait > 0) {
        this.timer = setTimeout(() => this.run(), wait);
        return;
      }
      this.show();
    }
    if (hurry) this.notBefore = 0;
    this.settled();
  }

  private show(): void {
    const next = this.queue.shift();
    if (!next || !this.view) return;
    const before = this.view;
    const after = changedView(before, next.change);
    this.view = after;
    this.step = next.step;
    const pause = Math.max(this.resting(after), this.queue[0]?.change.chance ? CHANCE_PAUSE : 0);
    this.notBefore = performance.now() + rest(pause);
    this.showed({ before, after, change: next.change, step: next.step });
  }
}
