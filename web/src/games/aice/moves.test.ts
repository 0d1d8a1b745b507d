import { expect, test } from 'vitest';
import { bidding, playable, played, ways, zoneOf } from './moves';
import { rolledOff, roundsOf } from './sheet';
import { partsOf } from './pieces';
import type { AiceView } from './view.generated';

const view = (fields: Partial<AiceView>) => ({ players: 3, options: { split: { '7': [6, 1], '8': [6, 2] } }, round: 1, round_over: false, ...fields }) as AiceView;

test('a move is a card, perhaps a die, perhaps the part that is left', () => {
  expect(played('F4')).toEqual({ card: 'F4', die: null, part: null });
  expect(played('F4+A')).toEqual({ card: 'F4', die: 'A', part: null });
  expect(played('F7+A/6')).toEqual({ card: 'F7', die: 'A', part: 6 });
  expect(played('bid 3 D')).toBeNull();
  expect(bidding('bid 3 D')).toEqual({ number: 3, die: 'D' });
});

test('the ways to play a card begin with the plain one', () => {
  const legal = ['F7+A/6', 'F7+A/1', 'F7', 'F9'];
  expect(ways(legal, 'F7')[0]).toBe('F7');
  expect(ways(legal, 'F7')).toHaveLength(3);
  expect([...playable(legal, null)]).toEqual(['F7', 'F9']);
  expect([...playable(legal, 'A')]).toEqual(['F7']);
});

test('a die covers the part that is not left to be seen', () => {
  expect(zoneOf([6, 1], 6)).toBe('right');
  expect(zoneOf([6, 1], 1)).toBe('left');
  expect(zoneOf([], null)).toBe('right');
  expect(zoneOf([4, 4], 4)).toBe('right');
});

test('the parts of a 7 and an 8 come from the option `split`', () => {
  expect(partsOf(view({}), 'F7')).toEqual([6, 1]);
  expect(partsOf(view({ options: { split: { '7': [4, 3], '8': [6, 2] }, beginner: false, rounds: 4, first_player: 0, dice: 5, suits: 5, top_rank: 9, hand: 'usual', exact_bid: 10, factors: [3, 2, 1, 0] } }), 'D7')).toEqual([4, 3]);
  expect(partsOf(view({}), 'D9')).toEqual([]);
});

test('the score sheet holds every round in the log, and the one just played', () => {
  const points = (seat: number, points: number) => ({ key: 'aice-points', args: { seat, points } });
  const events = [{ key: 'round-begins', args: { round: 1 } }, points(0, 12), points(1, 3), points(2, 0), { key: 'aice-bids-open' }];
  const rounds = roundsOf(events, view({ round: 2, round_over: true, round_points: [1, 2, 3] }));
  expect(rounds).toEqual([[12, 3, 0], [1, 2, 3]]);
});

test('a round that is not in the log leaves its line empty, and the others where they belong', () => {
  const events = [{ key: 'round-begins', args: { round: 2 } }, { key: 'aice-points', args: { seat: 0, points: 5 } }];
  expect(roundsOf(events, view({ round: 3 }))).toEqual([[], [5, null, null], []]);
});

test('only seats that are tied in points and dice have rolled for the game', () => {
  const over = (fields: Partial<AiceView>) => rolledOff(view({ winners: [0], scores: [20, 20, 9], rerolls: [4, 2, null], ...fields }));
  expect(over({ dice_on_hand: [5, 3, 8] })).toEqual([]); // decided by dice: those rolls are of the last trick
  expect(over({ dice_on_hand: [4, 4, 8] })).toEqual([0, 1]);
  expect(over({ dice_on_hand: [4, 4, 4], scores: [21, 20, 9] })).toEqual([]);
  expect(over({ dice_on_hand: [4, 4, 8], winners: [] })).toEqual([]);
});
