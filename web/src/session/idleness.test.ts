import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, TableInfo } from '../protocol';

const { sound, notice } = vi.hoisted(() => ({ sound: vi.fn(), notice: vi.fn() }));
vi.mock('../app/sounds', () => ({ play: sound }));
vi.mock('../app/announce.svelte', () => ({ notice }));
vi.mock('../app/words.svelte', () => ({ t: (key: string) => key }));

import { callWhenIdle, returnOnTouch } from './idleness';

const MINUTE = 60_000;
const page = new EventTarget();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sound.mockClear();
  notice.mockClear();
});

test('one whose turn it is and who does nothing is called once after a minute', () => {
  stop = callWhenIdle();
  vi.advanceTimersByTime(MINUTE - 1);
  expect(sound).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5 * MINUTE);
  expect(sound).toHaveBeenCalledExactlyOnceWith('turn');
  expect(notice).toHaveBeenCalledExactlyOnceWith('web-still-there');
});

test('a touch begins the minute anew', () => {
  stop = callWhenIdle();
  for (let n = 0; n < 4; n++) {
    vi.advanceTimersByTime(MINUTE - 10_000);
    page.dispatchEvent(new Event('pointerdown'));
  }
  expect(sound).not.toHaveBeenCalled();
});

test('after a move nobody is called', () => {
  callWhenIdle()();
  vi.advanceTimersByTime(10 * MINUTE);
  expect(sound).not.toHaveBeenCalled();
});

test('a touch says once that one is back', () => {
  const sent: ClientMessage[] = [];
  const place = { info: { seats: [{ name: 'Anna' }] } as TableInfo, seat: 0, offer: (one: ClientMessage) => void sent.push(one) };
  stop = returnOnTouch(place);
  page.dispatchEvent(new Event('keydown'));
  expect(sent).toEqual([]);
  place.info = { seats: [{ name: 'Anna', bot: '3', idle: 1 }] } as TableInfo;
  page.dispatchEvent(new Event('pointerdown'));
  page.dispatchEvent(new Event('keydown'));
  expect(sent).toEqual([{ type: 'return' }]);
});
