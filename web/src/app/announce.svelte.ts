/** Announcements for screen readers, and short notices that everyone sees. */
export const spoken = $state({ polite: '', urgent: '' });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Announce it in the next pause; several at once are announced together. */
export function announce(text: string): void {
  waiting.push(text);
  timer ??= setTimeout(() => {
    spoken.polite = waiting.slice(-6).join(' ');
    waiting = [];
    timer = undefined;
  }, 60);
}

/** Clear all announcements: somebody else is about to take the device. */
export function silence(): void {
  waiting = [];
  spoken.polite = '';
  notices.length = 0;
}

export interface Notice {
  id: number;
  text: string;
  rule?: string | null;
  bad?: boolean;
}

export const notices = $state<Notice[]>([]);
let last = 0;

export function notice(text: string, about: { rule?: string | null; bad?: boolean } = {}): void {
  const id = ++last;
  const same = notices.findIndex((shown) => shown.text === text);
  if (same >= 0) notices.splice(same, 1);
  notices.push({ id, text, ...about });
  if (notices.length > 3) notices.shift();
  setTimeout(() => dismiss(id), 8000);
}

/** Clear announcements that are no longer true. */
export function unsay(text: string): void {
  const shown = notices.find((one) => one.text === text);
  if (shown) dismiss(shown.id);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((shown) => shown.id === id);
  if (index >= 0) notices.splice(index, 1);
}
