/** The colours of the suits, each with the ink that reads on it and a sign of its own. */
import { colour, INK, WHITE, type Colour } from '../../ui/pieces/colours';

export const SUITS: Record<string, Colour> = {
  F: colour('#ce3a24', WHITE, 'flame', '#7c1a0c'),
  A: colour('#1f63b8', WHITE, 'drop', '#0d3162'),
  P: colour('#7fbf6a', INK, 'sprout', '#2c5524'),
  T: colour('#f6c83a', INK, 'bolt', '#8a5500'),
  D: colour('#3b2a66', WHITE, 'moon', '#170d33', '#8e7cc8'),
};
