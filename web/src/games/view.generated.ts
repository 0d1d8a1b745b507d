// Written by `python -m tools.typescript` (make golden) from src/parfait/core/view.py: change that.
import type { GameEvent } from '../protocol';

/** What one seat, or one who watches, may know of any game. */
export interface View {
  game: string;
  players: number;
  options: Record<string, unknown>; // in JSON all of them, the defaults too
  seat: number; // -1 (WATCHER) for one who watches
  turn: number; // a seat, -1 (CHANCE), or -2 (OVER)
  chance: string | null; // the kind of chance that is next
  scores: number[];
  winners: number[];
  progress?: GameEvent; // the goal and how far the game is, in words
}
