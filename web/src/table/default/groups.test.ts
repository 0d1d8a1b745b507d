import { expect, test } from 'vitest';
import { choices, distinct, MOST, shared } from './groups';

const bids = Array.from({ length: 90 }, (_, i) => `bid ${Math.floor(i / 6) + 1} ${(i % 6) + 1}`);

test('few moves stand side by side', () => {
  expect(choices(['call', 'bid 1 2'])).toEqual([
    { start: 'call', moves: ['call'] },
    { start: 'bid 1 2', moves: ['bid 1 2'] },
  ]);
});

test('ninety bids are grouped by how many, and every one of them can be reached', () => {
  const found = choices(['call', ...bids]);
  expect(found.length).toBeLessThanOrEqual(MOST);
  expect(found[1]).toEqual({ start: 'bid 1', moves: bids.slice(0, 6) });
  expect(found.flatMap((choice) => choice.moves)).toEqual(['call', ...bids]);
});

test('bids of one word are grouped by its numbers', () => {
  const written = Array.from({ length: 90 }, (_, i) => `${Math.floor(i / 6) + 1}x${(i % 6) + 1}`);
  const found = choices(['liar', ...written]);
  expect(found.length).toBeLessThanOrEqual(MOST);
  expect(found[1]).toEqual({ start: '1x', moves: written.slice(0, 6) });
});

test('a group is named by what its moves share, in whole words', () => {
  expect(shared(['bid three twos', 'bid three threes'])).toBe('bid three …');
  expect(shared(['place the red die on a1', 'place the red die on b2'])).toBe('place the red die on …');
  expect(shared(['Strawberry 7', 'Matcha 7'])).toBe('… 7');
  expect(shared(['2の目が3個', '5の目が3個'])).toBe('… の目が3個');
  expect(shared(['draw', 'pass'])).toBe('');
});

test('groups side by side show what differs, under what they share', () => {
  expect(distinct(['Bid 1 of face …', 'Bid 2 of face …', 'Bid 12 of face …'])).toEqual({ around: 'Bid … of face', inner: ['1', '2', '12'] });
  expect(distinct(['… の目が3個', '… の目が12個'])).toEqual({ around: '… の目が … 個', inner: ['3', '12'] });
  expect(distinct(['Place the red die …', 'Tip a1 …'])).toEqual({ around: '', inner: ['Place the red die …', 'Tip a1 …'] });
  expect(distinct(['Bid 1 …'])).toEqual({ around: '', inner: ['Bid 1 …'] });
});
