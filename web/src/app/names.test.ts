import { expect, test } from 'vitest';
import { characters, LONGEST_NAME, shortName } from './names';

const ASTRONAUT = '\u{1F469}\u200D\u{1F680}';

test('a joined emoji is one character and is never cut in two', () => {
  expect(characters(`a${ASTRONAUT}`)).toHaveLength(2);
  expect(shortName(ASTRONAUT.repeat(30))).toBe(ASTRONAUT.repeat(LONGEST_NAME));
});

test('a name that fits stays as it is', () => {
  expect(shortName('Zoé')).toBe('Zoé');
});
