/** Dragging a piece onto an element with `data-drop`. A tap stays a tap, and Escape lets go. */
import type { Attachment } from 'svelte/attachments';

export interface Dragging {
  /** Whether the piece may be taken up now. */
  enabled: () => boolean;
  /** Where it was let go: the `data-drop` under it, or null. */
  drop: (target: string | null) => void;
  /** It moves by so much, over that target. */
  moved?: (dx: number, dy: number, target: string | null) => void;
}

const THRESHOLD = 8; // pixels, before a tap becomes a drag

export function draggable({ enabled, drop, moved }: Dragging): Attachment<HTMLElement> {
  return (element) => {
    let origin: { x: number; y: number; id: number } | null = null;
    let dragged = false;

    const down = (event: PointerEvent) => {
      if (event.button || !enabled()) return;
      origin = { x: event.clientX, y: event.clientY, id: event.pointerId };
      dragged = false;
      follow('addEventListener'); // on the window: a quick mouse has left the piece before it is known to be dragged
    };
    const move = (event: PointerEvent) => {
      if (!origin || event.pointerId !== origin.id) return;
      const [dx, dy] = [event.clientX - origin.x, event.clientY - origin.y];
      if (!dragged) {
        if (Math.hypot(dx, dy) < THRESHOLD) return;
        dragged = true;
        element.setPointerCapture(origin.id);
        element.classList.add('dragged');
        document.documentElement.dataset.dragging = '';
      }
      element.style.translate = `${dx}px ${dy}px`;
      const target = under(event);
      mark(target);
      moved?.(dx, dy, target?.dataset.drop ?? null);
    };
    const up = (event: PointerEvent) => {
      if (!origin || event.pointerId !== origin.id) return;
      const target = dragged && event.type === 'pointerup' ? under(event) : null;
      const was = dragged;
      letGo();
      if (!was) return;
      const swallow = (click: Event) => (click.stopPropagation(), click.preventDefault());
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 60);
      if (event.type === 'pointerup') drop(target?.dataset.drop ?? null);
    };
    const letGo = () => {
      follow('removeEventListener');
      if (dragged) {
        const from = element.style.translate;
        element.style.translate = '';
        element.classList.remove('dragged');
        delete document.documentElement.dataset.dragging;
        mark(null);
        element.animate([{ translate: from }, { translate: '0px 0px' }], { duration: 160, easing: 'ease-out' });
      }
      origin = null;
      dragged = false;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && dragged) letGo();
    };

    const follow = (change: 'addEventListener' | 'removeEventListener') => {
      window[change]('pointermove', move as EventListener);
      window[change]('pointerup', up as EventListener);
      window[change]('pointercancel', up as EventListener);
      window[change]('keydown', key as EventListener);
    };

    element.addEventListener('pointerdown', down);
    return () => {
      letGo();
      element.removeEventListener('pointerdown', down);
    };
  };
}

function under(event: PointerEvent): HTMLElement | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const target = element.closest<HTMLElement>('[data-drop]');
    if (target && !target.classList.contains('dragged')) return target;
  }
  return null;
}

let marked: HTMLElement | null = null;

function mark(target: HTMLElement | null): void {
  if (target === marked) return;
  marked?.classList.remove('drop-over');
  target?.classList.add('drop-over');
  marked = target;
}
