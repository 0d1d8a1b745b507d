import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReviewedStep } from '../protocol';
import { markOf, sentence, signed } from './review.svelte';
import { Words } from '../app/words.svelte';

const words = (language: 'en' | 'fr' | 'ja') => new Words(language, readFileSync(`../src/parfait/locale/${language}.ftl`, 'utf8'));

describe('a review', () => {
  it('is told as the terminal tells it, with steps numbered from 1 as in the list', () => {
    const unlucky = { key: 'review-told-unlucky', args: { luck: -14, chance: 'deal', number: 2, worth: -9, step: 40 } };
    expect(sentence(words('en'), 'dokitto-ice', unlucky)).toBe('Played better than the result shows: luck −14%, mostly deal 2 (−9%).');
    expect(sentence(words('ja'), 'dokitto-ice', unlucky)).toContain('2回目の配札');
    const given = { key: 'review-told-given-away', args: { share: 20, step: 3, most: 9 } };
    expect(sentence(words('en'), 'aice', given)).toBe('Mistakes cost 20% in all; the biggest was at step 4 (9%).');
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
