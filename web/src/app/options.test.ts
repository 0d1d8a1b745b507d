import { expect, test } from 'vitest';
import type { OptionKind } from '../protocol';
import { wrong } from './options';

const rounds: OptionKind = { kind: 'whole', low: 1, high: 10, unlimited: false };
const endless: OptionKind = { ...rounds, unlimited: true };
const first: OptionKind = { kind: 'choice', values: ['random'], seats: true };
const three: OptionKind = { kind: 'subset', values: ['S', 'C', 'M', 'V'], count: 3 };
const seven: OptionKind = { kind: 'list', item: { kind: 'whole', low: 1, high: 6, unlimited: false }, length: 2, total: 7 };
const split: OptionKind = { kind: 'record', fields: { '7': seven, '8': { ...seven, total: 8 } } };
const deck: OptionKind = { kind: 'table', rows: ['R1', 'R2'], row: { kind: 'record', fields: { suns: rounds } } };

test.each<[OptionKind, unknown, string | null]>([
  [{ kind: 'flag' }, true, null],
  [{ kind: 'flag' }, 'true', 'web-option-bad'],
  [rounds, 10, null],
  [rounds, 11, 'web-option-whole'],
  [rounds, 1.5, 'web-option-whole'],
  [rounds, NaN, 'web-option-whole'],
  [rounds, null, 'web-option-whole'],
  [endless, null, null],
  [first, 'random', null],
  [first, 3, null],
  [first, 4, 'web-option-bad'],
  [three, ['V', 'S', 'C'], null],
  [three, ['V', 'S'], 'web-option-subset'],
  [three, ['V', 'S', 'X'], 'web-option-subset'],
  [seven, [3, 4], null],
  [seven, [3, 3], 'web-option-total'],
  [seven, [0, 7], 'web-option-whole'],
  [split, { '7': [6, 1], '8': [4, 4] }, null],
  [split, { '7': [6, 1], '8': [4, 3] }, 'web-option-total'],
  [deck, { R1: { suns: 1 }, R2: { suns: 2 } }, null],
  [deck, { R1: { suns: 1 }, R2: { suns: 0 } }, 'web-option-whole'],
  [deck, { R1: { suns: 1 } }, 'web-option-bad'],
])('%j: %j', (kind, value, key) => expect(wrong(kind, value, 4)?.key ?? null).toBe(key));
