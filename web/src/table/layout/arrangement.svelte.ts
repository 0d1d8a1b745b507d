/** A table that is laid out again whenever its room or its contents change. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { fit, joined, type Fitted, type Plan } from './fit';

const UNKNOWN = { width: 378, height: 560 }; // until it is measured

export class Arrangement {
  private room = $state.raw({ ...UNKNOWN, rem: 16 });
  private fitted: Fitted = $derived.by(() => this.known(this.plan(this.room.rem, this.room)));
  private last: { plan: string; fitted: Fitted } | null = null;

  /** `plan` is given the size of text, and the room. */
  constructor(private readonly plan: (rem: number, room: { width: number; height: number }) => Plan) {}

  /** On the element that is the table: it has the size of its box. */
  readonly measure: Attachment<HTMLElement> = (table) => {
    const box = table.parentElement!;
    let drawn = 0;
    const look = () => {
      const style = getComputedStyle(box);
      const width = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const height = box.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom) - 1; // for what is rounded
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const { room } = this;
      if (!(width > 0 && height > 0) || (room.width === width && room.height === height && room.rem === rem)) return;
      table.classList.add('resized'); // pieces glide when they are moved, not when their room changes
      cancelAnimationFrame(drawn);
      drawn = requestAnimationFrame(() => (drawn = requestAnimationFrame(() => table.classList.remove('resized'))));
      this.room = { width, height, rem };
    };
    untrack(look);
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    const letter = table.appendChild(document.createElement('span')); // it grows with the size of text
    letter.className = 'letter';
    watcher.observe(letter);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(drawn);
      letter.remove();
    };
  };

  /** Most changes of a view leave the plan as it was, and to fit it again takes a phone longer than to draw what changed. */
  private known(plan: Plan): Fitted {
    const asked = JSON.stringify([plan, this.room.width, this.room.height]);
    if (this.last?.plan !== asked) this.last = { plan: asked, fitted: fit(plan, this.room) };
    return this.last.fitted;
  }

  /** The height that the table needs if even the smallest layout does not fit: then the page scrolls. */
  get height(): string | undefined {
    return this.fitted.height > this.room.height + 0.5 ? `${this.fitted.height}px` : undefined;
  }

  has(part: string): boolean {
    return part in this.fitted.places;
  }

  /** The width of a piece. */
  size(part: string): number {
    return Math.floor(this.fitted.places[part]?.piece ?? 40);
  }

  rows(part: string): number {
    return this.fitted.places[part]?.rows ?? 1;
  }

  columns(part: string): number {
    return this.fitted.places[part]?.columns ?? 1;
  }

  /** Where a part lies and how large its pieces are, as properties of its style. `free`: with what it can use of the room of another, which is not shown. */
  style(part: string, free = part): string {
    const place = this.fitted.places[part];
    if (!place) return 'display: none';
    const { piece, step, down, columns, rows } = place;
    const { x, y, width, height } = free === part ? place : joined(this.fitted.places, part, free);
    const px = (value: number) => `${Math.floor(value * 100) / 100}px`;
    return `left: ${px(x)}; top: ${px(y)}; width: ${px(width)}; height: ${px(height)}; --w: ${px(piece)}; --step: ${px(step)}; --down: ${px(down)}; --columns: ${columns}; --rows: ${rows}`;
  }
}
