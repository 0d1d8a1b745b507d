import { expect, test } from 'vitest';
import { standings } from './standings';

const places = (scores: number[], winners: number[]) => standings({ scores, winners }).map(({ seat, place }) => `${place}: ${seat}`);

test('the highest score is first', () => {
  expect(places([3, 12, 7], [1])).toEqual(['1: 1', '2: 2', '3: 0']);
});

test('whoever won is first, whatever the scores', () => {
  expect(places([30, 12, 30], [1])).toEqual(['1: 1', '2: 0', '2: 2']);
});

test('equal scores share a place unless a tie was broken', () => {
  expect(places([5, 5, 1], [0, 1])).toEqual(['1: 0', '1: 1', '3: 2']);
  expect(places([5, 5, 1], [1])).toEqual(['1: 1', '2: 0', '3: 2']);
});
