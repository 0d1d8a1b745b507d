import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReviewedStep, ReviewSummary } from '../protocol';
import { byKind, forgetReview, rememberReview, reviewedGames } from './reviewedGames';

const about = { table: 'abc', game: 'dokitto-ice', seat: 1, names: ['Anna', 'You'] };
const account = (luck: number) => ({ result: 1, expectation: 0.5, luck, decisions: 0, play: 0, guesses: 0, others: 0, estimates: 0, errors: {} });
const summary = (luck = 0.2): ReviewSummary => ({ accounts: [account(-luck), account(luck)], stories: [[], []], turning_points: [] });
const step = (number: number, seat: number, mark: string | null, kind: string, loss: number) =>
  ({ step: number, seat, chance: null, kind, decision: { mark, loss, played: 'S1', best: 'S2', moves: [], error: 0.01, why: [] }, hindsight: null, values: [], errors: [], splits: [] }) as unknown as ReviewedStep;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

describe('my reviewed games', () => {
  it('keep luck and one’s own mistakes, and nobody else’s', () => {
    rememberReview(about, [step(1, 1, 'mistake', 'low', 0.06), step(2, 0, 'blunder', 'high', 0.2), step(3, 1, 'brilliant', 'low', 0), step(4, 1, null, 'low', 0.01)], summary());
    expect(reviewedGames()).toMatchObject([{ ...about, luck: 0.2, won: 1, mistakes: [{ step: 1, kind: 'low', loss: 0.06 }] }]);
  });

  it('are kept once each, at their first place', () => {
    rememberReview(about, [], summary(0.1));
    const first = reviewedGames()[0]!.at;
    rememberReview({ ...about, table: 'later' }, [], summary());
    rememberReview(about, [], summary(0.3));
    expect(reviewedGames()).toHaveLength(2);
    expect(reviewedGames().find((one) => one.table === 'abc')).toMatchObject({ luck: 0.3, at: first });
    forgetReview('abc');
    expect(reviewedGames().map((one) => one.table)).toEqual(['later']);
  });

  it('add up mistakes by kind, the most costly first', () => {
    rememberReview(about, [step(1, 1, 'mistake', 'low', 0.06), step(3, 1, 'inaccuracy', 'take', 0.03), step(5, 1, 'inaccuracy', 'take', 0.04)], summary());
    expect(byKind(reviewedGames()).map(({ kind, count }) => [kind, count])).toEqual([['take', 2], ['low', 1]]);
  });

  it('are none where what is kept cannot be read', () => {
    localStorage.setItem('parfait:reviews', '{"a":1}');
    expect(reviewedGames()).toEqual([]);
  });
});
