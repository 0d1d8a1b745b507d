/** The learner's progress in the lessons, kept on this device. */
import { load, save } from '../app/storage';

export interface Progress {
  part: string; // where one is
  moves: string[]; // that one has made there
  learned: boolean; // the lesson was finished once, or somebody knows the game
}

type Kept = Record<string, Progress>;

const NEW: Progress = { part: '', moves: [], learned: false };

export function progress(game: string): Progress {
  return { ...NEW, ...load<Kept>('lessons', {})[game] };
}

export function keepProgress(game: string, changed: Partial<Progress>): void {
  save('lessons', { ...load<Kept>('lessons', {}), [game]: { ...progress(game), ...changed } });
}
