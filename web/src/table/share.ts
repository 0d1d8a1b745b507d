/** Share with others: by the device's own means, or else by the clipboard. */
import type { View } from '../games/contract';
import { copy } from '../app/clipboard';
import { standings } from './standings';

/** Whether the device can share pictures, too; otherwise they can be saved. */
export function sharesPictures(picture: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [picture] });
}

export async function share(text: string, title: string, picture?: File): Promise<void> {
  if (!('share' in navigator)) return copy(text);
  const files = picture && sharesPictures(picture) ? [picture] : undefined;
  try {
    await navigator.share({ title, text, files });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copy(text);
  }
}

export function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const MEDALS = ['🥇', '🥈', '🥉'];

/** The standings, without anybody's cards: nothing is spoiled for people who play the same deal later. */
export function resultText(title: string, view: Pick<View, 'scores' | 'winners'>, names: string[], total: (score: number) => string, link: string): string {
  const lines = standings(view).map(({ seat, place, score }) => `${MEDALS[place - 1] ?? ` ${place}.`} ${names[seat]} · ${total(score)}`);
  return [title, ...lines, link].join('\n');
}
