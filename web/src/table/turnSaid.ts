/** Whose turn it is, told to the others: what they are about to do, as the game says it, else that it is their turn. */
import type { GameView, View } from '../games/contract';
import { t } from '../app/words.svelte';

export function turnSaid(game: string, drawn: GameView | null, view: View, names: string[]): string {
  const doing = drawn?.doing?.(view);
  const seat = names[view.turn] ?? '';
  return doing ? t(`${game}-doing-${doing}`, { seat }) : t('turn-of', { seat, you: 'no' });
}
