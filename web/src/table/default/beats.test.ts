import { expect, test } from 'vitest';
import { REVEAL, TURN } from '../../app/pace';
import type { View } from '../../games/contract';
import type { GameInfo } from '../../protocol';
import { beats } from './beats';

const game = { layout: [{ field: 'shown', lies: 'row', whose: 'seats', reveals: true }, { field: 'bid', lies: 'number', whose: 'table' }] } as unknown as GameInfo;
const view = (fields: object) => ({ scores: [5, 5], turn: 0, ...fields }) as unknown as View;
const kinds = (before: object, after: object) => beats(view(before), view(after), game).map(({ kind, ms }) => [kind, ms]);

test('what comes to light is looked at for as long as a reveal takes', () => {
  expect(kinds({ shown: null }, { shown: [[1, 2], [3]] })).toEqual([['reveal', REVEAL]]);
  expect(kinds({ shown: [[1, 2], [null]] }, { shown: [[1, 2], [3]] })).toEqual([['reveal', REVEAL]]);
});

test('a score that changes is looked at as long', () => {
  expect(kinds({ scores: [5, 5] }, { scores: [5, 4] })).toEqual([['reveal', REVEAL]]);
});

test('everything else is one turn, and so is what is covered again', () => {
  expect(kinds({ shown: null, bid: null }, { shown: null, bid: '3x5' })).toEqual([['card', TURN]]);
  expect(kinds({ shown: [[1], [2]] }, { shown: null })).toEqual([['card', TURN]]);
  expect(kinds({ shown: [] }, { shown: [] })).toEqual([['card', TURN]]);
});

test('a view of a game whose layout is not known yet is shown, too', () => {
  expect(beats(view({}), view({ turn: 1 }), null)).toHaveLength(1);
});
