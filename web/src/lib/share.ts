/** Tell others: by whatever the device shares with, else by the clipboard. */
import type { View } from '../games/contract';
import { copy } from './clipboard';
import { standings } from './standings';

export async function share(text: string, title: string): Promise<void> {
  if (!('share' in navigator)) return copy(text);
  try {
    await navigator.share({ title, text });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copy(text);
  }
}

const MEDALS = ['🥇', '🥈', '🥉'];

/** The standings, and nothing of what anybody held: whoever plays the same deal later has nothing spoiled. */
export function resultText(title: string, view: Pick<View, 'scores' | 'winners'>, names: string[], total: (score: number) => string, link: string): string {
  const lines = standings(view).map(({ seat, place, score }) => `${MEDALS[place - 1] ?? ` ${place}.`} ${names[seat]} · ${total(score)}`);
  return [title, ...lines, link].join('\n');
}
