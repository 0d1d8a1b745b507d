/** One stop for Tab in a group of pieces; the arrow keys, Home and End go from piece to piece. */
import type { Attachment } from 'svelte/attachments';

export function roving(): Attachment<HTMLElement> {
  return (group) => {
    const stops = () => [...group.querySelectorAll<HTMLElement>('button:not([disabled])')];

    const settle = (chosen?: HTMLElement) => {
      const all = stops();
      const current = chosen ?? all.find((stop) => stop.tabIndex === 0) ?? all.find((stop) => stop.getAttribute('aria-disabled') !== 'true') ?? all[0];
      for (const stop of all) {
        const index = stop === current ? 0 : -1;
        if (stop.tabIndex !== index) stop.tabIndex = index;
      }
    };
    let last: HTMLElement | null = null; // what was focused here last
    const focused = (event: FocusEvent) => {
      last = (event.target as HTMLElement).closest('button');
      settle(last ?? undefined);
    };
    /** A piece that was played takes the focus with it: its neighbour gets it. */
    const changed = () => {
      settle();
      if (last && !last.isConnected) {
        last = null;
        if (document.activeElement === document.body) stops().find((stop) => stop.tabIndex === 0)?.focus({ preventScroll: true });
      }
    };
    const left = (event: FocusEvent) => {
      if (event.relatedTarget) last = null;
    };
    const key = (event: KeyboardEvent) => {
      const from = (event.target as HTMLElement).closest('button');
      if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = next(stops(), from, event.key);
      if (!to) return;
      event.preventDefault();
      to.focus();
    };

    group.addEventListener('focusin', focused);
    group.addEventListener('keydown', key);
    group.addEventListener('focusout', left);
    const watcher = new MutationObserver(changed);
    watcher.observe(group, { childList: true, subtree: true });
    settle();
    return () => {
      watcher.disconnect();
      group.removeEventListener('focusin', focused);
      group.removeEventListener('keydown', key);
      group.removeEventListener('focusout', left);
    };
  };
}

/** The neighbour that a key asks for: beside it in the order of the page, above or below it by where it stands. */
function next(all: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const index = all.indexOf(from);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key === 'ArrowRight') return all[index + 1];
  if (key === 'ArrowLeft') return all[index - 1];
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const here = from.getBoundingClientRect();
  const away = (stop: HTMLElement) => {
    const box = stop.getBoundingClientRect();
    const down = (box.top - here.top) * (key === 'ArrowDown' ? 1 : -1);
    return down > 8 ? down * 4 + Math.abs(box.left - here.left) : Infinity;
  };
  const best = all.reduce<HTMLElement | undefined>((found, stop) => (away(stop) < (found ? away(found) : Infinity) ? stop : found), undefined);
  return best;
}
