import { describe, expect, it } from 'vitest';
import english from 'virtual:words-en';
import englishLater from 'virtual:words-en-later';
import french from 'virtual:words-fr';
import frenchLater from 'virtual:words-fr-later';
import japanese from 'virtual:words-ja';
import japaneseLater from 'virtual:words-ja-later';
import { frenchSpacing } from './frenchSpacing';
import { Words } from './words.svelte';

const names = ['Anna', 'Bruno'];

describe('words', () => {
  const words = new Words('en', english, englishLater);

  it('tells an event to the seat it is about, and to another', () => {
    const event = { key: 'dokitto-ice-play', args: { seat: 0, card: 'S7' } };
    expect(words.event('dokitto-ice', event, names, 0)).toBe('You play Strawberry 7.');
    expect(words.event('dokitto-ice', event, names, 1)).toBe('Anna plays Strawberry 7.');
  });

  it('says several things side by side', () => {
    expect(words.event('aice', { key: 'game-ends', args: { seats: [0, 1], count: 2 } }, names, null)).toContain('Anna, Bruno');
  });

  it('keeps French punctuation on the line of its word', () => {
    expect(frenchSpacing('« Oui » : 5 % ; « ? » !')).toBe('«\u00a0Oui\u00a0»\u00a0: 5\u00a0%\u202f; «\u00a0?\u00a0»\u202f!');
    expect(frenchSpacing('| :--- |')).toBe('| :--- |');
  });

  it('lets a term choose by digits', () => {
    const die = new Words('en', 'x-term-die = { $letter ->\n    [1] one\n   *[other] { $letter }\n}{ $rest ->\n    [10] , ten\n   *[other] , { $rest }\n}');
    expect(['110', '207', '31000'].map((value) => die.term('x', 'die', value))).toEqual(['one, ten', '2, 07', '3, 1000']);
  });

  it('lets a term say a notation of several parts', () => {
    const bid = new Words('en', 'x-term-bid = { $part1 } { $part1 ->\n    [1] die\n   *[other] dice\n} showing { $part3 }');
    expect(['1x5', '12x6'].map((value) => bid.term('x', 'bid', value))).toEqual(['1 die showing 5', '12 dice showing 6']);
  });

  it('calls the scores of a game by its own word, if it has one', () => {
    const few = new Words('en', 'web-points = Points\nx-points = Dice left');
    expect([few.points('x'), few.points('y')]).toEqual(['Dice left', 'Points']);
  });

  it('says an error that it does not know', () => {
    expect(words.error('made-up')).toContain('made-up');
  });

  it('counts seats from 1 in an error, and names none of them', () => {
    expect(words.error('seat-taken', { seat: 1 })).toBe('Seat 2 is taken.');
    expect(words.error('not-your-turn', { seat: 1, expected_seat: 0 })).toBe('It is seat 1’s turn, not seat 2’s.');
  });

  it('names a chance, and joins a list as the language does', () => {
    expect(words.error('chance-is-next', { chance: 'first' })).toBe('No moves now: the draw for first player comes next.');
    expect(new Words('ja', japanese, japaneseLater).error('unknown-level', { level: 'x', allowed: ['1', '2'] })).toBe('レベル「x」のボットはいません。レベル：1、2');
  });

  it('sets a value beside its label with the colon of the language', () => {
    const labelled = (ftl: string, language: 'en' | 'fr' | 'ja') => new Words(language, ftl).t('labelled', { label: 'A', value: 1 });
    expect([labelled(english, 'en'), labelled(french, 'fr'), labelled(japanese, 'ja')]).toEqual(['A: 1', 'A\u00a0: 1', 'A：1']);
  });

  it('has every key of the client in every language', () => {
    const keys = (ftl: string) => [...ftl.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1]).sort();
    expect(keys(french)).toEqual(keys(english));
    expect(keys(japanese)).toEqual(keys(english));
    expect(keys(frenchLater)).toEqual(keys(englishLater));
    expect(keys(japaneseLater)).toEqual(keys(englishLater));
  });

  it('has everything that the first page says in the catalogue that it loads', () => {
    const sources: Record<string, string> = import.meta.glob(['../home/*', '../ui/*.svelte', './*.ts', './App.svelte', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });
    const said = Object.values(sources).flatMap((source) => [...source.matchAll(/\bt\([^'`()]*'([a-z][a-z0-9-]+)'/g)].map(([, key]) => key!));
    const first = new Words('en', english);
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter((key) => words.has(key) && !first.has(key))).toEqual([]);
    expect(['aice-title', 'aice-tagline'].every((key) => first.has(key))).toBe(true);
  });

  it('leaves out what only the command says', () => {
    expect(english).not.toContain('cli-');
  });
});
