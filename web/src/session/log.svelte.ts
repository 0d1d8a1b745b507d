/** What happened at a table, as this seat saw it, by step. */
import type { Change, GameEvent } from '../protocol';

export interface LogLine {
  step: number;
  seat: number | null;
  by: string | null;
  events: GameEvent[];
  hint?: boolean; // the player had asked for one
}

/** The seat that a change is addressed to: what a bot did in our place was not done by us. */
export function toldTo(change: { seat?: number | null; by?: string | null }, you: number | null): number | null {
  return change.by && change.seat === you ? null : you;
}

export class GameLog {
  lines = $state.raw<LogLine[]>([]);
  complete = 0; // the step up to which nothing is missing

  private byStep = new Map<number, LogLine>();

  /** Changes that follow `step`. */
  add(step: number, changes: Change[]): void {
    changes.forEach((change, i) => {
      const { seat = null, by = null, events = [], hint = false } = change;
      if (events.length) this.byStep.set(step + i + 1, { step: step + i + 1, seat, by, events, hint });
    });
    if (step <= this.complete) this.complete = Math.max(this.complete, step + changes.length);
    if (changes.length) this.lines = [...this.byStep.values()].sort((a, b) => a.step - b.step);
  }
}
