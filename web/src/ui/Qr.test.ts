// @vitest-environment jsdom
/** A code is worth nothing unless it can be read: it is drawn and decoded, as a camera would. */
import jsQR from 'jsqr';
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Qr from './Qr.svelte';

const SCALE = 4; // pixels a module

function decoded(text: string): string | undefined {
  const target = document.createElement('div');
  const drawn = mount(Qr, { target, props: { text } });
  flushSync();
  const side = Number(target.querySelector('rect')!.getAttribute('width'));
  const corner = Number(target.querySelector('rect')!.getAttribute('x'));
  const path = target.querySelector('path')!.getAttribute('d')!;
  void unmount(drawn);
  const pixels = new Uint8ClampedArray((side * SCALE) ** 2 * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(-?\d+) (-?\d+)h1v1h-1z/g)) {
    for (let i = 0; i < SCALE * SCALE; i++) {
      const row = (Number(y) - corner) * SCALE + Math.floor(i / SCALE);
      const column = (Number(x) - corner) * SCALE + (i % SCALE);
      pixels.fill(0, (row * side * SCALE + column) * 4, (row * side * SCALE + column) * 4 + 3);
    }
  }
  return jsQR(pixels, side * SCALE, side * SCALE)?.data;
}

test.each([
  'https://parfait.example/t/0123456789abcd',
  'http://192.168.1.20:8000/t/7kQ2mZ9x#0123456789abcdefghijklmnopqrstuvwxyzABCD',
  `https://${'long-name.'.repeat(14)}example/t/0123456789abcd#${'x'.repeat(64)}`,
])('%s', (text) => {
  expect(decoded(text)).toBe(text);
});
