/** Whose turn it is, for the others: what that player is doing, if the game has words for it, or just that it is their turn. */
import type { GameView, View } from '../games/contract';
import { t } from '../app/words.svelte';

export function turnSaid(game: string, drawn: GameView | null, view: View, names: string[]): string {
  const doing = drawn?.doing?.(view);
  const seat = names[view.turn] ?? '';
  return doing ? t(`${game}-doing-${doing}`, { seat }) : t('turn-of', { seat, you: 'no' });
}
