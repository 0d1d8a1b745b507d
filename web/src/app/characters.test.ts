// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { HEADS } from '../ui/faces/heads';
import { castOf, CHARACTERS, seatNames } from './characters';
import { speak, words } from './words.svelte';

const bot = (level: string) => ({ name: '', bot: level });
const person = (name: string) => ({ name, bot: null });

beforeAll(() => speak('en'));

test('every level has three characters, each with a name, a head and lines of its own in every language', async () => {
  const everyone = Object.values(CHARACTERS).flat();
  expect(Object.values(CHARACTERS).map((level) => level.length)).toEqual([3, 3, 3, 3, 3]);
  expect(new Set(everyone.map(({ id }) => id)).size).toBe(15);
  expect(new Set(everyone.map(({ head }) => head)).size).toBe(15);
  for (const language of ['fr', 'ja', 'en'] as const) {
    await speak(language);
    expect(everyone.filter(({ id, head }) => !words().has(`character-${id}`) || !(head in HEADS))).toEqual([]);
    expect(new Set(everyone.map(({ id }) => words().t(`character-${id}`))).size).toBe(15);
  }
});

test('bots of one level are different characters, the same for everyone at the table', () => {
  const seats = [person('Anna'), bot('3'), bot('3'), bot('3')];
  const names = seatNames('k7f', seats);
  expect(new Set(names).size).toBe(4);
  expect(seatNames('k7f', seats)).toEqual(names);
});

test('a bot does not take the name of a person', () => {
  for (const table of ['a', 'b', 'c']) {
    const names = seatNames(table, [person('caramel '), bot('3'), bot('3')]);
    expect(names.slice(1).sort()).toEqual(['Chantilly', 'Praline']);
  }
});

test('a bot without a character has its number, and one that stands in keeps the name', () => {
  expect(seatNames('a', [bot('3'), bot('3'), bot('3'), bot('3'), bot('random')]).slice(3)).toEqual(['Bot 4', 'Bot 5']);
  expect(seatNames('a', [{ name: 'Zoé', bot: '5' }, { name: '', bot: null }])).toEqual(['Zoé', 'Player 2']);
  expect(castOf('a', [{ name: 'Zoé', bot: '5' }])).toEqual([null]);
});
