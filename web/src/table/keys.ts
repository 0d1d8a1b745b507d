import { nextPiece } from './nextPiece';
import type { Session } from '../session/session.svelte';

export type Shown = 'keys' | 'log' | 'chat';

/** What a key does at a table. `show` opens what is not in sight. */
export function pressed(event: KeyboardEvent, session: Session | null, show: (what: Shown) => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog')) return;
  if (event.key === '?') show('keys');
  else if (event.key === 'l') focus('aside [role=log]', () => show('log'));
  else if (event.key === 'c') focus('aside input', () => show('chat'));
  else if (event.key === 'h' && session?.info?.hints && session.yourTurn) session.moves.askHint();
  else if (event.key === 'Enter' && session?.moves.asking && target === document.body) session.moves.confirm();
  else if (event.key === 'Escape' && session?.moves.asking) session.moves.takeBack();
  else if (event.key === 'b') session?.board.lookBack();
  else if (event.key === 'Escape' && session?.board.playback.looking) session.board.lookBack();
  else if (event.key === ' ' && !target.closest('button, a, [role=log]')) session?.board.playback.goOn();
  else if (event.key === 'm' || event.key === 'M') nextPiece(event.key === 'm' ? 1 : -1);
  else return;
  event.preventDefault();
}

/** Move the focus to what stands beside the table on a wide screen, or else open it. */
function focus(beside: string, open: () => void): void {
  const there = document.querySelector<HTMLElement>(beside);
  if (there) there.focus();
  else open();
}
