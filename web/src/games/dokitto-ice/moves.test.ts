import { expect, test } from 'vitest';
import { conesFor, taking } from './moves';
import { inPlay, products, seatOf } from './flavours';
import type { DokittoIceView } from './view.generated';

const options: DokittoIceView['options'] = {
  first_player: 'random',
  tiles: 3,
  tile_vp: [1, 1, 2, 2, 2],
  cone: 3,
  hand: 'usual',
  mixed_winner: 'lowest',
  head_start: [0, 0, 0, 0],
  flavour_count: 'usual',
  top_value: 'usual',
  flavours: ['S', 'C', 'M'],
  two_player_hand: 10,
  may_choose_empty: true,
  trophies_to_win: 3,
  show_gathered: true,
};
const view = (fields: Partial<DokittoIceView>) => ({ players: 4, options, full_cone: null, trick_leader: 0, ...fields }) as DokittoIceView;

test('a take names its flavour and, for two players, its cone', () => {
  expect(taking('take C left')).toEqual({ flavour: 'C', cone: 'left' });
  expect(taking('take M')).toEqual({ flavour: 'M', cone: null });
  expect(taking('S7')).toBeNull();
});

test('a flavour goes on the cones that the legal moves name', () => {
  const legal = ['take S left', 'take S right', 'take V'];
  expect(conesFor(legal, 'S')).toEqual(['left', 'right']);
  expect(conesFor(legal, 'V')).toEqual([null]);
  expect(conesFor(legal, 'C')).toEqual([]);
});

test('three players use the flavours of their table', () => {
  expect(inPlay(view({ players: 3 }))).toEqual(['S', 'C', 'M']);
  expect(inPlay(view({ players: 3, options: { ...options, flavours: ['V', 'S', 'M'] } }))).toEqual(['S', 'M', 'V']);
  expect(inPlay(view({ players: 4 }))).toHaveLength(4);
  expect(inPlay(view({ players: 4, options: { ...options, flavour_count: 2 } }))).toEqual(['S', 'C']);
});

test('the trick goes round from its leader', () => {
  expect(seatOf(view({ trick_leader: 2 }), 3)).toBe(1);
});

test('a score is cards times ice, without a cone that fell (the example of DI-19)', () => {
  const gathered = [[0, 3, 6, 2]];
  const stands = view({ gathered, cones: [[['C1', 'C2', 'M1']]] });
  expect(products(stands, 0).map(({ flavour, points }) => [flavour, points])).toEqual([['C', 9], ['M', 6]]);
  const fell = view({ players: 2, gathered, cones: [[['C1', 'C2', 'V1', 'V1'], ['M1']]], full_cone: [0, 0] });
  expect(products(fell, 0).map(({ points }) => points)).toEqual([6]);
});
