/** The reviews of one's own games that this device keeps: how lucky, which mistakes, and where to practise. */
import type { ReviewedStep, ReviewSummary } from '../protocol';
import { load, save } from '../app/storage';

const MOST = 100; // games
const MARKS = ['inaccuracy', 'mistake', 'blunder'];

export interface KeptMistake {
  step: number;
  kind: string; // the game's own word for such moves
  loss: number; // of a win
}

export interface ReviewedGame {
  table: string;
  game: string;
  seat: number;
  names: string[];
  at: number; // when it was reviewed first
  won: number; // one's share of the win
  luck: number;
  mistakes: KeptMistake[];
}

export function isMistake(step: ReviewedStep): boolean {
  return MARKS.includes(step.decision?.mark ?? '');
}

export function reviewedGames(): ReviewedGame[] {
  const kept = load<ReviewedGame[]>('reviews', []);
  return (Array.isArray(kept) ? kept : []).sort((a, b) => b.at - a.at);
}

/** Keep a review of one's own game. A closer look at the same game takes its place. */
export function rememberReview(about: Pick<ReviewedGame, 'table' | 'game' | 'seat' | 'names'>, steps: ReviewedStep[], summary: ReviewSummary): void {
  const account = summary.accounts[about.seat];
  if (!account) return;
  const games = reviewedGames();
  const at = games.find((one) => one.table === about.table)?.at ?? Date.now();
  const mistakes = steps.filter((step) => step.seat === about.seat && isMistake(step)).map((step) => ({ step: step.step, kind: step.kind ?? '', loss: step.decision!.loss }));
  const kept = { ...about, at, won: account.result, luck: account.luck, mistakes };
  save('reviews', [kept, ...games.filter((one) => one.table !== about.table)].sort((a, b) => b.at - a.at).slice(0, MOST));
}

export function forgetReview(table: string): void {
  save('reviews', reviewedGames().filter((one) => one.table !== table));
}

export interface KindOfMistake {
  kind: string;
  count: number;
  loss: number; // all together
}

/** The player's mistakes in some games by kind, the most costly first. */
export function byKind(games: ReviewedGame[]): KindOfMistake[] {
  const kinds: Record<string, KindOfMistake> = {};
  for (const { kind, loss } of games.flatMap((game) => game.mistakes)) {
    const found = (kinds[kind] ??= { kind, count: 0, loss: 0 });
    found.count += 1;
    found.loss += loss;
  }
  return Object.values(kinds).sort((a, b) => b.loss - a.loss);
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
