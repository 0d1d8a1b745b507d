import { describe, expect, it } from 'vitest';
import english from 'virtual:words-en';
import englishLater from 'virtual:words-en-later';
import french from 'virtual:words-fr';
import frenchLater from 'virtual:words-fr-later';
import japanese from 'virtual:words-ja';
import japaneseLater from 'virtual:words-ja-later';
import type { Hinted, Why } from '../protocol';
import { chances, Hints, reason, rounded } from './hints.svelte';
import { Words } from '../app/words.svelte';

const trick: Why = { measure: 'trick', chance: true, value: 70, other: 20, against: 'others', speaks: 0 };
const move = (name: string) => ({ move: name, value: 0.5, error: 0.01, why: [] });
const given: Hinted = { type: 'hint', step: 7, moves: ['S1', 'S2', 'S3'].map(move), verdict: 'clear', outlook: 'even' };

describe('a hint', () => {
  it('says why, as the terminal does', () => {
    expect(reason(new Words('en', english, englishLater), 'dokitto-ice', trick)).toBe('Wins this trick 70% of the time (other moves: at most 20%).');
    expect(reason(new Words('fr', french, frenchLater), 'dokitto-ice', trick)).toBe('Remporte ce pli dans 70\u00a0% des cas (autres coups\u00a0: 20\u00a0% au plus).');
    expect(reason(new Words('ja', japanese, japaneseLater), 'dokitto-ice', trick)).toBe('この強さ比べに勝つ確率は70%（ほかの手は20%以下）。');
  });

  it('says an amount with one decimal', () => {
    const points: Why = { measure: 'points', chance: false, value: 12, other: 9.5, against: 'best', speaks: 1 };
    expect(reason(new Words('fr', french, frenchLater), 'aice', points)).toContain('12,0');
    expect(reason(new Words('en', english, englishLater), 'aice', points)).toContain('(best move: 9.5)');
  });

  it('falls back on words that games share', () => {
    const score: Why = { measure: 'score', chance: false, value: 3, other: 2, against: 'other', speaks: 0 };
    expect(reason(new Words('en', english, englishLater), 'pip-bluff', score)).toBe('Brings the score to 3.0 on average (other move: 2.0).');
  });

  it('marks the move that is looked at first', () => {
    const hints = new Hints();
    hints.give(given);
    expect(hints.marked.map((advice) => advice.move)).toEqual(['S1', 'S2', 'S3']);
    hints.at = 2;
    expect(hints.marked.map((advice) => advice.move)).toEqual(['S3', 'S1', 'S2']);
    hints.give(given);
    expect(hints.at).toBe(0);
    hints.clear();
    expect(hints.marked).toEqual([]);
  });

  it('is never said more exactly than it is known', () => {
    expect(chances({ move: 'S1', value: 0.5, error: 0.1, why: [] })).toEqual({ wins: 50, from: 40, to: 60 });
    expect(rounded(0.584, 0.004)).toBe(58);
    expect(rounded(0.584, 0.05)).toBe(60);
    expect(rounded(0.532, 0.04)).toBe(55);
    expect(rounded(0.999, 0.1)).toBe(90);
    expect(rounded(0.001, 0.01)).toBe(1);
    expect(rounded(1, 0)).toBe(100);
  });
});
