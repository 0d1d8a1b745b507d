import { expect, test } from 'vitest';
import { change, facings, lying, neighbour, placing, tipped, wayTo } from './moves';
import { cellOf, drawn, squaresOf } from './squares';
import type { DessertDiceView } from './view.generated';

const board = (dice: Record<string, string>) => ({ options: { board: 5 }, board: squaresOf(5).map((square) => dice[square] ?? null) }) as DessertDiceView;

test('the board is drawn with north up', () => {
  expect(drawn(5)[0]).toBe('a5');
  expect(drawn(5).at(-1)).toBe('e1');
  expect(cellOf('b5', 5)).toBe(1);
  expect(drawn(4).slice(0, 5)).toEqual(['a4', 'b4', 'c4', 'd4', 'a3']);
  expect(drawn(6).slice(4, 7)).toEqual(['e6', 'f6', 'a5']);
});

test('a square has neighbours on the board only', () => {
  expect(neighbour('c3', 'n')).toBe('c4');
  expect(neighbour('a1', 'w')).toBeNull();
  expect(neighbour('f6', 'n')).toBeNull();
  expect(wayTo('b2', 'b1')).toBe('s');
  expect(wayTo('b2', 'c3')).toBeNull();
});

test('tipping shows which dessert comes up (DD-9)', () => {
  expect(tipped('OMSJ', 'n')).toBe('OSMJ');
  expect(tipped('OMSJ', 's')).toBe('OSMJ');
  expect(tipped('OMSJ', 'e')).toBe('OJSM');
  expect(tipped('G', 'w')).toBe('G');
});

test('a die of the supply may face two ways, the blank one none', () => {
  const legal = ['place OM a1 S', 'place OM a1 J', 'place OM b1 S', 'place G a1', 'tip c3 n'];
  expect(facings(legal, 'OM')).toEqual(['S', 'J']);
  expect(facings(legal, 'G')).toEqual([]);
  expect(lying('OM', 'J', ['S', 'J'])).toBe('OMJS');
  expect(placing('OM', 'a1', 'S')).toBe('place OM a1 S');
  expect(placing('G', 'a1', null)).toBe('place G a1');
});

test('what happened is told from two boards', () => {
  expect(change(board({}), board({ c3: 'OMSJ' }))).toEqual({ kind: 'place', to: 'c3', die: 'OMSJ' });
  expect(change(board({ c3: 'OMSJ' }), board({ c4: 'OSMJ' }))).toEqual({ kind: 'tip', from: 'c3', to: 'c4', direction: 'n' });
  expect(change(board({ c3: 'G' }), board({ c3: 'G' }))).toBeNull();
});
