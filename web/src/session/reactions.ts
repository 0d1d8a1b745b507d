/** Short reactions: words of the catalogue, so that everyone reads them in their own language. */
import type { Chat, React } from '../protocol';
import { t } from '../app/words.svelte';

export type Reaction = React['reaction'];

export const REACTIONS: Reaction[] = ['nice', 'wow', 'oops', 'close', 'thanks', 'wait'];

export function reactionText(reaction: Reaction): string {
  return t(`web-reaction-${reaction}`);
}

/** The text of a line of chat. */
export function chatText(line: Pick<Chat, 'text' | 'reaction'>): string {
  return line.reaction ? reactionText(line.reaction) : line.text;
}
