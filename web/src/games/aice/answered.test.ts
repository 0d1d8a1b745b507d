import { expect, test } from 'vitest';
import { answered } from './answered';
import type { AiceView } from './view.generated';

const view = {
  seat: 1,
  has_bid: [false, false, false],
  bids: [null, null, null],
  bid_dice: [null, null, null],
  dice: ['FAPTD', 'FAPTD', 'FAPTD'],
} as unknown as AiceView;

test('others who are ready have a covered die', () => {
  expect(answered(view, [0, 2], null)).toEqual({ ...view, has_bid: [true, false, true] });
});

test('one sees one’s own bid, and its die is gone', () => {
  const shown = answered(view, [1], 'bid 3 P');
  expect(shown.bids).toEqual([null, 3, null]);
  expect(shown.bid_dice).toEqual([null, 'P', null]);
  expect(shown.dice).toEqual(['FAPTD', 'FATD', 'FAPTD']);
});
