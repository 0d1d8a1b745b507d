import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../protocol';
import { questionFor, seatsToAskFor } from './handovers';

function table(seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo {
  return { table: 't', game: 'g', players: seats.length, options: {}, status: 'playing', seats, listed: false, hints: false, timeout_level: '3', created: 0, ...more };
}

const place = (info: TableInfo, seat: number | null, invited: number | null = null, watcher = '') => ({ info, seat, invited, watcher });
const names = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cleo' }];

test('the owner of a seat that gets a new link is asked first', () => {
  const info = table([{ name: 'Ann', renewed: 5 }, ...names.slice(1)], { wishes: [{ seat: 2, name: 'Zoé', asked: [0] }] });
  expect(questionFor(place(info, 0))).toEqual({ kind: 'renewed' });
  expect(questionFor(place(info, 1))).toBeNull();
});

test('whoever has not spoken for a new link yet is asked to', () => {
  const info = table([{ name: 'Ann', vouched: [1] }, ...names.slice(1)]);
  expect(questionFor(place(info, 1))).toBeNull();
  expect(questionFor(place(info, 2))).toEqual({ kind: 'vouched', seat: 0, by: [1] });
});

test('those who are still to agree are asked, and the one who asks sees whom they wait for', () => {
  const wish = { seat: 2, name: 'Zoé', agreed: [1], asked: [0] };
  const info = table(names, { wishes: [wish] });
  expect(questionFor(place(info, 0))).toEqual({ kind: 'wish', wish });
  expect(questionFor(place(info, 1))).toBeNull();
  expect(questionFor(place(info, null, null, 'Zoé'))).toEqual({ kind: 'waiting', wish });
  expect(questionFor(place(info, null))).toBeNull();
});

test('whoever has taken a move back for the first time is offered to confirm each', () => {
  expect(questionFor({ ...place(table(names), 0), offersConfirm: true })).toEqual({ kind: 'confirm' });
  expect(questionFor({ ...place(table(names), 0), offersConfirm: false })).toBeNull();
});

test('a link to a seat offers it', () => {
  expect(questionFor(place(table(names), null, 1))).toEqual({ kind: 'invited', seat: 1 });
});

test('only seats of people who are gone for good can be asked for, once', () => {
  const seats = [{ name: 'Ann' }, { name: 'Ben', left: true }, { name: 'Cleo', away: 100 }, { bot: '3', left: true }];
  expect(seatsToAskFor(table(seats), 200_000)).toEqual([1]);
  expect(seatsToAskFor(table(seats), 700_000)).toEqual([1, 2]);
  expect(seatsToAskFor(table(seats, { wishes: [{ seat: 1, name: 'Zoé' }] }), 0)).toEqual([]);
});
