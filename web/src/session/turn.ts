/** What the server asks the seat to act. */
import type { GameEvent, Update } from '../protocol';
import { expanded } from './moves';

export interface Turn {
  legal: string[]; // [] when it is somebody else's turn
  asked: GameEvent | null; // the question, in a key of the catalogue
  stakes: Record<string, GameEvent>; // what can come of a move
}

export const NO_TURN: Turn = { legal: [], asked: null, stakes: {} };

/** The turn in a message of the server. */
export function turnOf({ legal, asked, stakes }: Pick<Update, 'legal' | 'asked' | 'stakes'>): Turn {
  return { legal: expanded(legal ?? []), asked: asked ?? null, stakes: stakes ?? {} };
}
