/** The colours of the pieces, each with the ink that reads on it and a sign of its own. They are always shown together. */
import type { SignName } from './signs';

export interface Colour {
  paint: string;
  ink: string;
  sign: SignName;
  /** Its outlines: a darker tone of the same colour. */
  line: string;
  /** In the dark, an edge for a colour that would sink into the table. */
  rim?: string;
}

export const WHITE = '#ffffff';
export const INK = '#2b2a33';
export const CREAM = '#fffaf0';

export const colour = (paint: string, ink: string, sign: SignName, line = INK, rim?: string): Colour => ({ paint, ink, sign, line, rim });

/** What stands around a piece of this colour on the table, by day and in the dark. */
export const edge = ({ line, rim }: Colour): string => (rim ? `light-dark(${line}, ${rim})` : line);

/** Colours for the suits of a game that has none of its own, in the order of its suits. */
export const PALETTE: Colour[] = [
  colour('#c4303f', WHITE, 'circle'),
  colour('#1f57a4', WHITE, 'square'),
  colour('#3fae7c', INK, 'triangle'),
  colour('#c9a3f0', INK, 'diamond'),
  colour('#f2c230', INK, 'star'),
  colour('#ce3a24', WHITE, 'flame'),
  colour('#1f63b8', WHITE, 'drop'),
  colour('#7fbf6a', INK, 'sprout'),
  colour('#f6c83a', INK, 'bolt'),
  colour('#3b2a66', WHITE, 'moon'),
];
