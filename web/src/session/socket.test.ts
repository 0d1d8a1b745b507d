import { describe, expect, it } from 'vitest';
import { backoff } from './socket';

describe('backoff', () => {
  it('waits longer each time, and never too long', () => {
    const waits = [0, 1, 2, 3, 10, 50].map((attempt) => backoff(attempt, () => 0.5));
    expect(waits).toEqual([400, 800, 1600, 3200, 15_000, 15_000]);
  });
});
