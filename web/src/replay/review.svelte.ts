/** The review of one game, asked for piece by piece for as long as somebody looks at it: first a quick one, then a closer one. */
import type { Account, GameEvent, Problem, ReviewAnswer, ReviewedStep, ReviewSummary } from '../protocol';
import { askRecordReview, askReview, Refusal, reviewOf } from '../app/api';
import type { Source } from './replays';
import type { Words } from '../app/words.svelte';

const BETWEEN = 700; // milliseconds from one question to the next
type EffortName = ReviewAnswer['effort'];
const USUAL: EffortName[] = ['quick', 'usual'];
const FINE: EffortName[] = ['fine'];

export interface Found {
  start: number[];
  sketch: number[][]; // roughly the chances of the whole game, until the steps are there
  steps: ReviewedStep[];
  summary: ReviewSummary | null;
}

export class GameReview {
  found = $state.raw<Found | null>(null); // the best that there is
  running = $state(false);
  done = $state(0);
  total = $state(0);
  problem = $state.raw<Problem | null>(null);
  private asked = 0; // a later question makes the answers to an earlier one worthless

  constructor(private source: Source) {}

  /** The chances of all seats, before the first step and after each: as far as they were looked at, then roughly. */
  get values(): number[][] {
    if (!this.found) return [];
    const known = [this.found.start, ...this.found.steps.map((step) => step.values)];
    return [...known, ...this.found.sketch.slice(known.length)];
  }

  fine = $state(false); // whether the finer one was asked for

  begin(): Promise<void> {
    return this.make(USUAL);
  }

  /** A closer look, which takes longer. */
  finer(): Promise<void> {
    this.fine = true;
    return this.make(FINE);
  }

  private async make(efforts: EffortName[]): Promise<void> {
    const asked = ++this.asked;
    this.running = true;
    this.problem = null;
    try {
      for (const effort of efforts) if (!(await this.follow(effort, asked))) return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (asked === this.asked) {
        this.problem = error.problem;
        this.fine = false; // it may be asked for again
      }
    } finally {
      if (asked === this.asked) this.running = false;
    }
  }

  /** Stop; the results so far stay, here and on the server. */
  cancel(): void {
    if (this.running && 'table' in this.source) void Promise.allSettled([...USUAL, ...FINE].map((effort) => askReview((this.source as { table: string }).table, effort, true)));
    this.fine = false;
    this.leave();
  }

  /** The review is no longer shown. */
  leave(): void {
    this.asked += 1;
    this.running = false;
  }

  private async follow(effort: ReviewAnswer['effort'], asked: number): Promise<boolean> {
    const begun = await this.ask(effort);
    const path = 'table' in this.source ? `tables/${this.source.table}/review` : `reviews/${begun.id}`;
    const steps: ReviewedStep[] = [];
    let sketch: number[][] = [];
    for (;;) {
      const answer = await reviewOf(path, effort, steps.length);
      if (asked !== this.asked) return false;
      steps.push(...answer.steps);
      this.done = steps.length;
      this.total = answer.total;
      if (answer.sketch.length) sketch = answer.sketch;
      const first = !this.found?.summary;
      if (first || answer.summary) this.found = { start: answer.start, sketch, steps: [...steps], summary: answer.summary };
      if (answer.summary) return true;
      if (answer.status === 'paused') await this.ask(effort); // the server was away for a while
      if (!answer.steps.length || answer.done === steps.length) await new Promise((resume) => setTimeout(resume, BETWEEN));
      if (asked !== this.asked) return false;
    }
  }

  private ask(effort: ReviewAnswer['effort']): Promise<ReviewAnswer> {
    return 'table' in this.source ? askReview(this.source.table, effort) : askRecordReview(this.source.record, effort);
  }
}

export type Mark = 'blunder' | 'mistake' | 'inaccuracy' | 'brilliant' | 'hindsight';

export function markOf(step: ReviewedStep | undefined): Mark | null {
  return step?.decision?.mark ?? (step?.hindsight ? 'hindsight' : null);
}

export function share(words: Words, value: number): string {
  return words.t('percent', { value: Math.round(100 * value) });
}

/** With its sign, from whole percents. */
export function signed(words: Words, percents: number): string {
  const sign = percents > 0 ? '+' : percents < 0 ? '−' : '±';
  return sign + words.t('percent', { value: Math.abs(percents) });
}

/** A sentence of a seat's story. Mirrors parfait.lab.review.telling. */
export function sentence(words: Words, game: string, event: GameEvent): string {
  const { chance, number, ...given } = (event.args ?? {}) as Record<string, string | number>;
  if (given.step !== undefined) given.step = Number(given.step) + 1; // as they are numbered in the list
  if (chance !== undefined) given.event = words.t('review-event', { chance: words.chance(game, String(chance)), number: Number(number) });
  return words.t(event.key, given);
}

const ITEMS = ['expectation', 'luck', 'decisions', 'play', 'guesses', 'others', 'estimates', 'result'] as const;

export type Item = (typeof ITEMS)[number];

/** The rows of an account. What is left over gets a row only if it is worth a percent. */
export function itemsOf(accounts: Account[]): Item[] {
  const some = accounts.some((one) => Math.round(100 * one.estimates));
  return ITEMS.filter((item) => some || item !== 'estimates');
}
