/** Where the focus goes when a first choice opens a second one. */
import { tick } from 'svelte';

/** Focus what has just appeared if the choice was made by keyboard: mouse and touch need no help. */
export async function leadOn(root: HTMLElement | undefined, selector: string): Promise<void> {
  if (!document.activeElement?.matches(':focus-visible')) return;
  await tick();
  root?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
