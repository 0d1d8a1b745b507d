import { expect, test } from 'vitest';
import { conesFor, taking } from './moves';
import { seatOf } from './flavours';
import type { DokittoIceView } from './view.generated';

test('a take names its flavour and, for two players, its cone', () => {
  expect(taking('take C left')).toEqual({ flavour: 'C', cone: 'left' });
  expect(taking('take M')).toEqual({ flavour: 'M', cone: null });
  expect(taking('S7')).toBeNull();
});

test('a flavour goes on the cones that the legal moves name', () => {
  const legal = ['take S left', 'take S right', 'take V'];
  expect(conesFor(legal, 'S')).toEqual(['left', 'right']);
  expect(conesFor(legal, 'V')).toEqual([null]);
  expect(conesFor(legal, 'C')).toEqual([]);
});

test('the trick goes round from its leader', () => {
  expect(seatOf({ players: 4, trick_leader: 2 } as DokittoIceView, 3)).toBe(1);
});
