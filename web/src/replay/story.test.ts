import { expect, test } from 'vitest';
import { Words } from '../app/words.svelte';
import { momentAddress, momentSaid } from './story';

const CATALOGUE = ['percent = { $value }%', 'review-event = { $chance } { $number }', 'term-chance = the { $kind }', 'story-luck = { $name }, { $event }: { $before } to { $after }', 'story-bold = Bold, { $name }.'].join('\n');

test('chances are told as roughly as a quick look knows them', () => {
  const moment = { kind: 'luck', step: 4, seat: 1, before: 0.312, after: 0.688, number: 2 };
  expect(momentSaid(new Words('en', CATALOGUE), 'any', moment, 'deal', ['Ann', 'Ben'])).toBe('Ben, the deal 2: 30% to 70%');
});

test('a link shows the position after the moment, as the seat saw it that it is about', () => {
  expect(momentAddress('abc', { kind: 'bold', step: 4, seat: 1, before: 0, after: 0 })).toBe('/replay/abc?step=5&seat=1');
});
