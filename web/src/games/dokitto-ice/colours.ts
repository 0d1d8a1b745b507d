/** The colours of the flavours, each with the ink that reads on it and a sign of its own. */
import { colour, INK, WHITE, type Colour } from '../../ui/pieces/colours';

export const FLAVOURS: Record<string, Colour> = {
  S: colour('#d23f6b', WHITE, 'berry', '#8a1c42'),
  C: colour('#5a3419', WHITE, 'bar', '#2c1608', '#a9785a'),
  M: colour('#7daf45', INK, 'leaf', '#33561b'),
  V: colour('#f6e3a6', INK, 'flower', '#94702a'),
};
