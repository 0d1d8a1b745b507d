import { beforeEach, expect, test, vi } from 'vitest';
import { forgetTable, hideTable, markOver, ownTable, ownTables, rememberTable, shownTables, tally, unhideTable } from './savedTables';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

test('a hidden game is not listed, and its seat is still ours', () => {
  rememberTable({ table: 'one', token: 'secret', game: 'aice', seat: 2 });
  hideTable('one');
  expect(shownTables()).toEqual([]);
  expect(ownTable('one')).toMatchObject({ token: 'secret', seat: 2 });
  unhideTable('one');
  expect(shownTables().map((own) => own.table)).toEqual(['one']);
});

test('a hidden game that is opened again is listed again', () => {
  rememberTable({ table: 'one', token: 'secret' });
  hideTable('one');
  rememberTable({ table: 'one' });
  expect(shownTables()).toMatchObject([{ table: 'one', token: 'secret' }]);
});

test('however many games there are, no seat in one that may go on is dropped', () => {
  rememberTable({ table: 'running', token: 'secret' });
  for (let i = 0; i < 100; i++) rememberTable({ table: `over${i}`, token: 'x', over: true });
  expect(ownTable('running')?.token).toBe('secret');
  expect(ownTables().length).toBeLessThan(100);
  forgetTable('running');
  expect(ownTable('running')).toBeUndefined();
});

test('a game counts once, and only if somebody won it', () => {
  rememberTable({ table: 'won', game: 'aice' });
  rememberTable({ table: 'lost', game: 'aice' });
  rememberTable({ table: 'closed', game: 'aice' });
  const ended = { won: { began: true, winners: [], won: true }, lost: { began: true, winners: ['Zoé'], won: false }, closed: { began: false, winners: [], won: false } };
  markOver(ended);
  markOver(ended);
  expect(tally('aice')).toEqual({ played: 2, won: 1 });
  expect(tally('dozito')).toEqual({ played: 0, won: 0 });
  expect(ownTable('lost')).toMatchObject({ over: true, result: { winners: ['Zoé'] } });
});
