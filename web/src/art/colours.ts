/** The colours of the pieces, each with the ink that reads on it and a sign of its own. They are always shown together. */
import type { SignName } from './signs';

export interface Colour {
  paint: string;
  ink: string;
  sign: SignName;
}

const WHITE = '#ffffff';
export const INK = '#2b2a33';
export const CREAM = '#fffaf0';

const colour = (paint: string, ink: string, sign: SignName): Colour => ({ paint, ink, sign });

export const FLAVOURS: Record<string, Colour> = {
  S: colour('#d23f6b', WHITE, 'berry'),
  C: colour('#5a3419', WHITE, 'bar'),
  M: colour('#7daf45', INK, 'leaf'),
  V: colour('#f6e3a6', INK, 'flower'),
};

export const DOZITO: Record<string, Colour> = {
  R: colour('#c4303f', WHITE, 'circle'),
  B: colour('#1f57a4', WHITE, 'square'),
  G: colour('#3fae7c', INK, 'triangle'),
  V: colour('#c9a3f0', INK, 'diamond'),
  Y: colour('#f2c230', INK, 'star'),
};

export const SUITS: Record<string, Colour> = {
  F: colour('#ce3a24', WHITE, 'flame'),
  A: colour('#1f63b8', WHITE, 'drop'),
  P: colour('#7fbf6a', INK, 'sprout'),
  T: colour('#f6c83a', INK, 'bolt'),
  D: colour('#3b2a66', WHITE, 'moon'),
};

/** Dessert Dice: the dessert on a face is its sign; the colour tells which dessert the die lacks. */
export const DICE: Record<string, { paint: string; ink: string }> = {
  O: { paint: '#e07a28', ink: INK },
  Y: { paint: '#f4d95a', ink: INK },
  B: { paint: '#6fb1ee', ink: INK },
  P: { paint: '#5a2f86', ink: WHITE },
  G: { paint: '#3c7d46', ink: WHITE },
};
