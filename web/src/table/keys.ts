import { tick } from 'svelte';
import { nextPiece } from './nextPiece';
import type { Session } from '../session/session.svelte';

export type Shown = 'keys' | 'log' | 'chat';

/** What a key does at a table. `show` opens what is not in sight. */
export function pressed(event: KeyboardEvent, session: Session | null, show: (what: Shown) => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog')) return;
  if (event.key === '?') show('keys');
  else if (event.key === 'l' || event.key === 'c') {
    const what = event.key === 'l' ? 'log' : 'chat';
    void focusBeside(what).then((there) => there || show(what));
  }
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

/** Move the focus to the panel next to the table, if there is one; its chat may be folded. */
export async function focusBeside(what: 'log' | 'chat'): Promise<boolean> {
  if (what === 'chat') {
    document.querySelector<HTMLElement>('aside .fold[aria-expanded=false]')?.click();
    await tick();
  }
  const there = document.querySelector<HTMLElement>(what === 'log' ? 'aside [role=log]' : 'aside input');
  there?.focus();
  return there !== null;
}
