/** The layout of tables: it fits, it fills, and it chooses the way in which pieces are largest. */
import { expect, test } from 'vitest';
import { across, down, fit, joined, type Place, type Plan } from './fit';
import { handPart, mostSince, partings, rowsOf } from './hand';

const card = { ratio: 1.4, gap: 0.1, min: 44, max: 400 };
const plan: Plan = {
  parts: { trick: [{ ...card, columns: 4, below: 20 }], hand: handPart(10, 10) },
  ways: [down('trick', 'hand'), across('trick', 'hand')],
};

test.each([
  [366, 540],
  [594, 374],
  [1013, 470],
  [1900, 900],
])('in %i × %i every part lies inside, and no two overlap', (width, height) => {
  const { places, height: needed } = fit(plan, { width, height });
  expect(needed).toBeLessThanOrEqual(height + 0.1);
  const { trick, hand } = places;
  for (const { x, y, ...size } of [trick!, hand!]) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + size.width).toBeLessThanOrEqual(width + 0.1);
    expect(y + size.height).toBeLessThanOrEqual(height + 0.1);
  }
  expect(trick!.x + trick!.width <= hand!.x || trick!.y + trick!.height <= hand!.y).toBe(true);
});

test('an empty place in the last row counts for nothing', () => {
  const dice = (columns: number) => ({ ...card, ratio: 1, max: 60, pieces: 5, columns, rows: Math.ceil(5 / columns) });
  expect(fit({ parts: { dice: [dice(5), dice(3), dice(2)] }, ways: ['dice'] }, { width: 600, height: 600 }).places.dice!.columns).toBe(5);
});

test('a tall room has the hand below the trick, a flat one beside it', () => {
  expect(fit(plan, { width: 366, height: 540 }).places.hand!.y).toBeGreaterThan(100);
  const flat = fit({ ...plan, parts: { ...plan.parts, hand: handPart(4, 4) } }, { width: 1400, height: 200 }).places.hand!;
  expect(flat.y).toBe(0);
});

test('where even the least does not fit, it says what it needs', () => {
  expect(fit(plan, { width: 366, height: 120 }).height).toBeGreaterThan(120);
});

test('a hand of ten is in two rows on a phone, in one on a desk, and a thumb finds each card', () => {
  const phone = fit(plan, { width: 366, height: 540 }).places.hand!;
  expect(phone.rows).toBe(2);
  expect(phone.piece).toBeGreaterThanOrEqual(64);
  expect(phone.step).toBeGreaterThanOrEqual(44);
  expect(fit(plan, { width: 1300, height: 540 }).places.hand!.rows).toBe(1);
});

test('on a desk no card of a hand lies over another', () => {
  const room = { width: 732, height: 368 };
  const { step, piece } = fit({ ...plan, parts: { ...plan.parts, hand: handPart(10, 10, room) } }, room).places.hand!;
  expect(piece).toBeGreaterThanOrEqual(50);
  expect(step).toBeGreaterThanOrEqual(piece);
});

test('a choice has the room of the dice above or beside the hand, and covers no trick', () => {
  const place = (x: number, y: number, width: number, height: number) => ({ x, y, width, height }) as Place;
  const hand = place(0, 100, 200, 100);
  expect(joined({ trick: place(0, 0, 200, 50), tray: place(60, 50, 80, 50), hand }, 'hand', 'tray')).toMatchObject({ x: 0, y: 50, width: 200, height: 150 });
  expect(joined({ trick: place(0, 0, 150, 100), tray: place(150, 0, 50, 100), hand }, 'hand', 'tray')).toMatchObject({ y: 100, height: 100 });
  expect(joined({ trick: place(0, 0, 200, 100), tray: place(200, 0, 50, 200), hand }, 'hand', 'tray')).toMatchObject({ x: 0, y: 100, width: 250, height: 100 });
});

test('the last cards of a hand grow on a phone, too', () => {
  const room = { width: 340, height: 372 };
  const { places, height } = fit({ ...plan, parts: { ...plan.parts, hand: handPart(1, 11, room) } }, room);
  expect(height).toBeLessThanOrEqual(room.height + 0.1);
  expect(places.hand!.piece).toBeGreaterThanOrEqual(84);
});

test('a hand keeps its size until it fits in one row', () => {
  const most = mostSince();
  const size = (cards: number) => fit({ parts: { hand: handPart(cards, most(cards)) }, ways: ['hand'] }, { width: 366, height: 400 }).places.hand!.piece;
  const sizes = [10, 9, 8, 7].map(size);
  expect(new Set(sizes).size).toBe(1);
});

test('a suit is not torn apart by the end of a row where that can be helped', () => {
  expect(rowsOf(['S1', 'S2', 'S3', 'C1', 'C2', 'M1', 'M2', 'M3'], 2, 5)).toEqual([['S1', 'S2', 'S3'], ['C1', 'C2', 'M1', 'M2', 'M3']]);
  expect(rowsOf(['S1', 'S2', 'S3'], 1, 6)).toEqual([['S1', 'S2', 'S3']]);
});

test('a card makes way for the one on its left that may be played, and the ends of the row stay', () => {
  expect(partings([false, true, true, false, false])).toEqual([0, -0.25, -0.5, 0.25, 0]);
  expect(partings([true, true, true])).toEqual([0, 0, 0]);
  expect(partings([true])).toEqual([0]);
});
