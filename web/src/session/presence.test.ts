import { expect, test } from 'vitest';
import { rounded } from './presence.svelte';

const MINUTE = 60_000;

test('a time is told in the largest unit that fits', () => {
  expect(rounded(5_000)).toEqual({ count: 1, unit: 'minutes' });
  expect(rounded(2.9 * MINUTE)).toEqual({ count: 2, unit: 'minutes' });
  expect(rounded(119 * MINUTE)).toEqual({ count: 119, unit: 'minutes' });
  expect(rounded(5 * 60 * MINUTE)).toEqual({ count: 5, unit: 'hours' });
  expect(rounded(3 * 24 * 60 * MINUTE)).toEqual({ count: 3, unit: 'days' });
});
