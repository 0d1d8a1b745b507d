// @vitest-environment jsdom
/** The queue of beats: their order, the pace, a sheet that holds them, catching up, and the past once more. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Beat, View } from '../games/contract';
import type { Change } from '../protocol';
import { FAR_BEHIND, Playback } from './playback.svelte';
import { settings } from '../app/settings.svelte';

const start = { game: 'g', seat: 0, turn: 0, n: 0 } as unknown as View;
const change = (n: number, seat = 1): Change => ({ seat, move: `m${n}`, view: { n } });

let happened: string[];
let playback: Playback;
let hold = false;

/** Every change is a card and then its winner. */
function beats(_: View, after: View): Beat[] {
  return [
    { kind: 'card', view: { ...after, half: true } as View, ms: 400 },
    { kind: 'winner', view: after, ms: 1000, moment: { name: 'won', ms: 600 } },
  ];
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  settings.speed = 'normal';
  happened = [];
  hold = false;
  playback = new Playback({
    beats,
    began: (beat) => happened.push(`${beat.kind} ${(beat.view as unknown as { n: number }).n}`),
    showed: ({ step }) => happened.push(`step ${step}`),
    seen: ({ step }) => {
      happened.push(`seen ${step}`);
      if (hold) playback.hold();
    },
    settled: () => happened.push('settled'),
    patience: () => FAR_BEHIND,
  });
  playback.begin(start, 0);
});

afterEach(() => {
  playback.stop();
  vi.useRealTimers();
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
});

const happenings = () => happened.splice(0);

test('one beat after the other, and the moves are offered as soon as the last is on the table', () => {
  playback.add([change(1), change(2)], 0);
  expect(happenings()).toEqual(['card 1']);
  expect(playback.step).toBe(0);
  vi.advanceTimersByTime(399);
  expect(happenings()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(happenings()).toEqual(['winner 1', 'step 1']);
  vi.advanceTimersByTime(1000);
  expect(happenings()).toEqual(['seen 1', 'card 2']);
  expect(playback.busy).toBe(true);
  vi.advanceTimersByTime(400);
  expect(happenings()).toEqual(['winner 2', 'step 2', 'settled']);
  expect(playback.busy).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(happenings()).toEqual(['seen 2']);
});

test('what comes later waits for what rests on the table', () => {
  playback.add([change(1)], 0);
  vi.advanceTimersByTime(900); // half of the winner
  happenings();
  playback.add([change(2)], 1);
  expect(happenings()).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(happenings()).toEqual(['seen 1', 'card 2']);
});

test('one’s own move does not wait, and loses nothing that came before', () => {
  playback.add([change(1)], 0);
  vi.advanceTimersByTime(400);
  happenings();
  playback.add([change(2, 0)], 1, { atOnce: true });
  expect(happenings()).toEqual(['seen 1', 'card 2']);
});

test.each([
  ['slow', 640],
  ['normal', 400],
  ['fast', 200],
] as const)('at the pace %s a beat of 400 takes %d ms', (pace, ms) => {
  settings.speed = pace;
  playback.add([change(1)], 0);
  happenings();
  vi.advanceTimersByTime(ms - 1);
  expect(happenings()).toEqual([]);
  vi.advanceTimersByTime(2);
  expect(happenings()).toContain('winner 1');
});

test('at once, nothing waits', () => {
  settings.speed = 'off';
  playback.add([change(1), change(2)], 0);
  expect(happenings()).toEqual(['card 1', 'winner 1', 'step 1', 'seen 1', 'card 2', 'winner 2', 'step 2', 'settled', 'seen 2']);
  expect(vi.getTimerCount()).toBe(0);
});

test('in the background nothing waits either, from the moment one looks away', () => {
  playback.add([change(1)], 0);
  happenings();
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(happenings()).toEqual(['winner 1', 'step 1', 'settled', 'seen 1']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a tap ends what rests', () => {
  playback.add([change(1), change(2)], 0);
  vi.advanceTimersByTime(450);
  happenings();
  playback.goOn();
  expect(happenings()).toEqual(['seen 1', 'card 2']);
});

test('behind a sheet nothing goes on until it is put away', () => {
  hold = true;
  playback.add([change(1), change(2)], 0);
  vi.advanceTimersByTime(60_000);
  expect(happenings()).toEqual(['card 1', 'winner 1', 'step 1', 'seen 1']);
  playback.add([change(3)], 2);
  playback.goOn();
  expect(happenings()).toEqual([]);
  hold = false;
  playback.letGo();
  expect(happenings()).toEqual(['card 2']);
  vi.advanceTimersByTime(60_000);
  expect(happenings().at(-1)).toBe('seen 3');
});

test('far behind, it hurries, and does not leave anything out', () => {
  const many = Array.from({ length: 40 }, (_, i) => change(i + 1)); // 56 seconds
  playback.add(many, 0);
  vi.advanceTimersByTime(22_000);
  expect(playback.step).toBe(40);
  expect(happenings().filter((what) => what.startsWith('card'))).toHaveLength(40);
  expect(playback.haste).toBe(1); // at the end it has caught up
});

test('the past is shown again, and then what is there now; nothing is told twice', () => {
  const past: Parameters<Playback['again']>[1] = [];
  playback.add([change(1), change(2)], 0);
  vi.advanceTimersByTime(60_000);
  happenings();
  const views = [1, 2].map((n) => ({ ...start, n }) as unknown as View);
  past.push({ before: start, after: views[0]!, change: change(1), step: 1, beats: beats(start, views[0]!) });
  playback.again(start, past);
  expect(playback.view).toEqual(start);
  expect(playback.looking).toBe(true);
  vi.advanceTimersByTime(501);
  expect(playback.beat).toBe('card');
  vi.advanceTimersByTime(60_000);
  expect((playback.view as unknown as { n: number }).n).toBe(2);
  expect(playback.looking).toBe(false);
  expect(playback.step).toBe(2);
  expect(happenings()).toEqual(['settled']);
});

test('what happens while one looks back comes after it, and looking back can be ended', () => {
  playback.add([change(1)], 0);
  vi.advanceTimersByTime(60_000);
  const now = playback.view!;
  playback.again(start, [{ before: start, after: now, change: change(1), step: 1, beats: beats(start, now) }]);
  playback.add([change(2)], 1);
  happenings();
  playback.endAgain();
  expect(playback.looking).toBe(false);
  expect(happenings()).toEqual(['card 2']);
});

test('a moment is staged with its beat and goes before it, at the pace that is set', () => {
  playback.add([change(1)], 0);
  expect(playback.moment).toBeNull();
  vi.advanceTimersByTime(400);
  expect(playback.moment?.name).toBe('won');
  vi.advanceTimersByTime(599);
  expect(playback.moment).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(playback.moment).toBeNull();
  settings.speed = 'fast';
  playback.add([change(2)], 1, { atOnce: true });
  vi.advanceTimersByTime(200);
  expect(playback.moment?.name).toBe('won');
  vi.advanceTimersByTime(300);
  expect(playback.moment).toBeNull();
});

test('a tap ends a moment, and at once there is none', () => {
  playback.add([change(1)], 0);
  vi.advanceTimersByTime(400);
  playback.goOn();
  expect(playback.moment).toBeNull();
  settings.speed = 'off';
  playback.add([change(2)], 1);
  expect(playback.step).toBe(2);
  expect(playback.moment).toBeNull();
});
