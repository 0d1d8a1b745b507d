import { expect, test } from 'vitest';
import { CREAM, INK } from '../ui/pieces/colours';
import { SUITS } from './aice/colours';
import { DICE } from './dessert-dice/colours';
import { FLAVOURS } from './dokitto-ice/colours';
import { DOZITO } from './dozito/colours';

type Triple = [number, number, number];
const GAMES: Record<string, Record<string, { paint: string; ink: string }>> = { aice: SUITS, 'dessert-dice': DICE, 'dokitto-ice': FLAVOURS, dozito: DOZITO };

/** How each kind of eye sees linear RGB: Machado, Oliveira and Fernandes 2009, severity 1. */
const EYES: Record<string, Triple[]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const XYZ: Triple[] = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]];
const WHITE_POINT: Triple = [0.95047, 1, 1.08883];

const times = (rows: Triple[], [a, b, c]: Triple) => rows.map(([x, y, z]) => x * a + y * b + z * c) as Triple;

function linear(hex: string): Triple {
  return [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

/** CIELAB of a colour as one kind of eye sees it. */
function lab(hex: string, eye: Triple[]): Triple {
  const seen = times(eye, linear(hex)).map((value) => Math.min(1, Math.max(0, value))) as Triple;
  const [x, y, z] = times(XYZ, seen).map((value, i) => {
    const part = value / WHITE_POINT[i]!;
    return part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116;
  }) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map((hex) => times(XYZ, linear(hex))[1]).sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const named = Object.entries(GAMES);

test.each(named.flatMap(([game]) => Object.keys(EYES).map((eye) => [game, eye])))('the suits of %s are ΔE*ab 20 apart for %s eyes', (game, eye) => {
  const paints = Object.values(GAMES[game]!).map(({ paint }) => paint);
  const distances = paints.flatMap((one, i) => paints.slice(i + 1).map((other) => ({ pair: [one, other], apart: Math.hypot(...lab(one, EYES[eye]!).map((value, j) => value - lab(other, EYES[eye]!)[j]!)) })));
  expect(distances.filter(({ apart }) => apart < 20)).toEqual([]);
});

test.each(named)('what is read on the pieces of %s has a contrast of 4.5 : 1', (_, colours) => {
  expect(Object.values(colours).filter(({ paint, ink }) => contrast(paint, ink) < 4.5)).toEqual([]);
});

test('ink is read on paper', () => {
  expect(contrast(INK, CREAM)).toBeGreaterThan(7);
});

test('the distance of two colours is that of the books', () => {
  expect(lab('#ff0000', EYES.usual!).map(Math.round)).toEqual([53, 80, 67]);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
