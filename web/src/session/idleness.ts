/** A player who does nothing is called after a minute; a touch takes the seat back from a bot that played meanwhile. */
import { notice } from '../app/announce.svelte';
import { play as sound } from '../app/sounds';
import { t } from '../app/words.svelte';
import type { ClientMessage, TableInfo } from '../protocol';

const CALL = 60_000; // milliseconds of one's turn without a touch
const TOUCHES = ['pointerdown', 'keydown'] as const;

function onTouch(act: () => void): () => void {
  for (const kind of TOUCHES) window.addEventListener(kind, act, { capture: true, passive: true });
  return () => {
    for (const kind of TOUCHES) window.removeEventListener(kind, act, { capture: true });
  };
}

/** Others wait for our move: call once, unless we touch the screen. Returns a function that stops it. */
export function callWhenIdle(): () => void {
  const call = () => {
    sound('turn');
    navigator.vibrate?.([200, 100, 200]);
    notice(t('web-still-there'));
  };
  let timer = setTimeout(call, CALL);
  const stop = onTouch(() => {
    clearTimeout(timer);
    timer = setTimeout(call, CALL);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The parts of a session that it needs. */
interface Place {
  readonly info: TableInfo | null;
  readonly seat: number | null;
  offer(message: ClientMessage): void;
}

/** With the next touch, report that we are not idle. Returns a function that stops it. */
export function returnOnTouch(place: Place): () => void {
  let asked: TableInfo | null = null; // we said so when the table was like this
  return onTouch(() => {
    if (place.seat === null || place.info?.seats[place.seat]?.idle == null || asked === place.info) return;
    asked = place.info;
    place.offer({ type: 'return' });
  });
}
