import { expect, test } from 'vitest';
import { outline } from '../../ui/pieces/outline';
import { onDiscard } from './moves';
import { cardArguments, chainAfter, joinedEdges, printed } from './cards';
import type { DozitoView } from './view.generated';

const view = (fields: Partial<DozitoView>) => ({ round: 1, player: 0, origin: 'drawn', grids: [Array(12).fill(null)], ...fields }) as DozitoView;
const grid = (cards: Record<number, string>) => [Array.from({ length: 12 }, (_, i) => cards[i + 1] ?? null)];

test('what is printed on a card comes from the deck among the options', () => {
  const deck = { R5: { mark: 'REPLAY', suns: 7 } } as const;
  expect(printed({ deck, stops: 12, replays: 5 }, 'R5')).toEqual({ mark: 'REPLAY', suns: 7 });
  expect(printed({ deck, stops: 12, replays: 4 }, 'R5')).toEqual({ mark: null, suns: 7 });
});

test('a joker is number 0 in words', () => {
  expect(cardArguments('V*3')).toEqual({ colour: 'V', number: 0 });
  expect(cardArguments('R12')).toEqual({ colour: 'R', number: 12 });
});

test('a chain is followed from place to place and ends with the turn', () => {
  const start = view({});
  const one = view({ grids: grid({ 5: 'R5' }), origin: 'turned' });
  const two = view({ grids: grid({ 5: 'R5', 9: 'B9' }), origin: 'turned' });
  const over = view({ grids: grid({ 5: 'R5', 9: 'B9' }), origin: null, player: 1 });
  const chain = chainAfter(chainAfter([], start, one), one, two);
  expect(chain).toEqual([5, 9]);
  expect(chainAfter(chain, two, over)).toEqual([]);
  expect(chainAfter(chain, view({ origin: null }), start)).toEqual([]);
});

test('a touch on a discard takes from it, or discards when a card is in hand', () => {
  expect(onDiscard('left', false)).toBe('take left');
  expect(onDiscard('right', true)).toBe('discard right');
});

test('the outline of a group leaves out the sides between its cards', () => {
  expect(outline([0], 4)).toHaveLength(4);
  expect(outline([0, 1], 4)).toHaveLength(6);
  expect(outline([3, 4], 4)).toHaveLength(8); // the end of a row does not touch the start of the next
});

test('a card is joined to its neighbours of the same colour, not around the edge of the grid', () => {
  const [cards] = grid({ 1: 'R1', 2: 'R*1', 4: 'R4', 5: 'R5', 6: 'B6', 8: 'R8' });
  expect(joinedEdges(cards!, 1).sort()).toEqual(['east', 'south']);
  expect(joinedEdges(cards!, 2)).toEqual(['west']);
  expect(joinedEdges(cards!, 4)).toEqual(['south']);
  expect(joinedEdges(cards!, 5)).toEqual(['north']);
  expect(joinedEdges(cards!, 6)).toEqual([]);
  expect(joinedEdges(cards!, 3)).toEqual([]);
});
