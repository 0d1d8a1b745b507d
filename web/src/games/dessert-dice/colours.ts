/** The dessert on a face is its sign; the colour tells which dessert the die lacks. */
import { INK, WHITE } from '../../ui/pieces/colours';

export const DICE: Record<string, { paint: string; ink: string }> = {
  O: { paint: '#e07a28', ink: INK },
  Y: { paint: '#f4d95a', ink: INK },
  B: { paint: '#6fb1ee', ink: INK },
  P: { paint: '#5a2f86', ink: WHITE },
  G: { paint: '#3c7d46', ink: WHITE },
};
