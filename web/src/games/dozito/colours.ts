/** The colours of the cards, each with the ink that reads on it and a sign of its own. */
import { colour, INK, WHITE, type Colour } from '../../ui/pieces/colours';

export const DOZITO: Record<string, Colour> = {
  R: colour('#c4303f', WHITE, 'circle', '#7a1420'),
  B: colour('#1f57a4', WHITE, 'square', '#0c2f61'),
  G: colour('#3fae7c', INK, 'triangle', '#12573a'),
  V: colour('#c9a3f0', INK, 'diamond', '#5b3596'),
  Y: colour('#f2c230', INK, 'star', '#7d5204'),
};
