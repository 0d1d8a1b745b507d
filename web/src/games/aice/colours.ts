/** The colours of the suits, each with the ink that reads on it and a sign of its own. */
import { colour, INK, WHITE, type Colour } from '../../ui/pieces/colours';

export const SUITS: Record<string, Colour> = {
  F: colour('#ce3a24', WHITE, 'flame'),
  A: colour('#1f63b8', WHITE, 'drop'),
  P: colour('#7fbf6a', INK, 'sprout'),
  T: colour('#f6c83a', INK, 'bolt'),
  D: colour('#3b2a66', WHITE, 'moon'),
};
