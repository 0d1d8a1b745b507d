import { describe, expect, it } from 'vitest';
import { asked } from './options';

describe('asked', () => {
  it.each([
    ['true | false', { kind: 'flag' }],
    ['10 | 12', { kind: 'choice', values: [10, 12] }],
    ['"everyone" | "tied"', { kind: 'choice', values: ['everyone', 'tied'] }],
    ['1–1000', { kind: 'number', low: 1, high: 1000, unlimited: false }],
    ['0–1000 | null', { kind: 'number', low: 0, high: 1000, unlimited: true }],
    ['"random" | 0 | 1 | …', { kind: 'seat' }],
    ['["S", "C", "M"]: S C M V, 3×', { kind: 'some', letters: ['S', 'C', 'M', 'V'], count: 3 }],
    ['{"7": [x, y], "8": [x, y]}: 1–6, x + y = 7, x + y = 8', { kind: 'json' }],
  ])('%s', (allowed, expected) => expect(asked(allowed)).toEqual(expected));
});
