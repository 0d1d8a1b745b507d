import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReviewedStep } from '../protocol';
import { itemsOf, markOf, sentence, signed } from './review.svelte';
import { Words } from '../app/words.svelte';

const words = (language: 'en' | 'fr' | 'ja') => new Words(language, readFileSync(`../src/parfait/locale/${language}.ftl`, 'utf8'));

describe('a review', () => {
  it('is told as the terminal tells it, with steps numbered from 1 as in the list', () => {
    const unlucky = { key: 'review-told-unlucky', args: { chance: 'deal', number: 2, step: 40 } };
    expect(sentence(words('en'), 'dokitto-ice', unlucky)).toBe('Bad luck decided it, above all deal 2.');
    expect(sentence(words('ja'), 'dokitto-ice', unlucky)).toContain('2回目の配札');
    const given = { key: 'review-told-given-away', args: { step: 3 } };
    expect(sentence(words('en'), 'aice', given)).toBe('Mistakes were costly, above all at step 4.');
  });

  it('is told in today’s words if it was kept from before', () => {
    const kept = { key: 'review-told-lucky', args: { luck: 14, chance: 'deal', number: 1, worth: 9, step: 0 } };
    expect(sentence(words('en'), 'dokitto-ice', kept)).toBe('Good luck helped, above all deal 1.');
  });

  it('has a row for what is left over only where there is something', () => {
    const account = { result: 1, expectation: 0.5, luck: 0.5, decisions: 0, play: 0, guesses: 0, others: 0, estimates: 0.004, errors: {} };
    expect(itemsOf([account])).not.toContain('estimates');
    expect(itemsOf([account, { ...account, estimates: -0.01 }])).toContain('estimates');
  });

  it('gives percents their sign', () => {
    expect(signed(words('en'), -3)).toBe('−3%');
    expect(signed(words('en'), 0)).toBe('±0%');
  });

  it('marks what was given away before what only open cards show', () => {
    const step = { decision: { mark: null }, hindsight: { move: 'S1', gain: 0.2, error: 0.01 } } as unknown as ReviewedStep;
    expect(markOf(step)).toBe('hindsight');
    expect(markOf({ ...step, decision: { ...step.decision!, mark: 'blunder' } })).toBe('blunder');
    expect(markOf(undefined)).toBeNull();
  });
});
