import { expect, test } from 'vitest';
import { pointsSaid, tally, winners } from './tally';

test('equal points and wins share a place, and who has not played is not listed', () => {
  const people = [
    { name: 'Anna', points: 2.5, wins: 1, played: 2 },
    { name: 'Ben', points: 4, wins: 1, played: 2 },
    { name: 'Chloé', points: 2.5, wins: 1, played: 2 },
    { name: 'Dana' },
    { name: 'Emil', points: 0, wins: 0, played: 1 },
  ];
  expect(tally({ people }).map(({ person, place }) => [person, place])).toEqual([[1, 1], [0, 2], [2, 2], [4, 4]]);
});

test('halves are written as halves', () => {
  expect(pointsSaid(2.5, 'fr')).toBe('2,5');
  expect(pointsSaid(3, 'en')).toBe('3');
});

test('a bot can win a game', () => {
  expect(winners({ seats: [0, null, 2], places: [2, 1, 1] })).toEqual([null, 2]);
});
