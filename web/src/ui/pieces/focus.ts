/** Where the keyboard goes when a first choice opens a second one. */
import { tick } from 'svelte';

/** Focus what has just appeared, for one who chose by keyboard: a mouse or a finger finds it by itself. */
export async function leadOn(root: HTMLElement | undefined, selector: string): Promise<void> {
  if (!document.activeElement?.matches(':focus-visible')) return;
  await tick();
  root?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
