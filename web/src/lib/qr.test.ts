import { describe, expect, it } from 'vitest';
import { qr } from './qr';

describe('qr', () => {
  it('grows with the text', () => {
    expect(qr('A').length).toBe(21);
    expect(qr('x'.repeat(14)).length).toBe(21);
    expect(qr('x'.repeat(15)).length).toBe(25);
    expect(qr('x'.repeat(213)).length).toBe(57);
    expect(() => qr('x'.repeat(214))).toThrow(RangeError);
  });

  it('has its three finders and its timing', () => {
    const grid = qr('https://parfait.example/t/0123456789abcd');
    const last = grid.length - 1;
    for (const [r, c] of [[0, 0], [0, last], [last, 0]]) expect(grid[r][c]).toBe(true);
    expect(grid[6].slice(8, -8).every((dark, i) => dark === (i % 2 === 0))).toBe(true);
  });
});
