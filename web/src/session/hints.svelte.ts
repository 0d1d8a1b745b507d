/** A requested hint: the moves it advises, and the one being looked at. */
import type { Advice, Hinted, Why } from '../protocol';
import type { Words } from '../app/words.svelte';

export class Hints {
  given = $state.raw<Hinted | null>(null);
  thinking = $state(false);
  at = $state(0); // the number of the move that is looked at

  /** As the table marks them: the one that is looked at first. */
  marked = $derived.by<Advice[]>(() => {
    const moves = this.given?.moves ?? [];
    const looked = moves[this.at];
    return looked ? [looked, ...moves.filter((advice) => advice !== looked)] : moves;
  });

  give(hinted: Hinted): void {
    this.given = hinted;
    this.at = 0;
    this.thinking = false;
  }

  clear(): void {
    this.given = null;
    this.thinking = false;
  }
}

/** The chance of winning in percent, rounded to 1, 5 or 10 as far as it is known. Mirrors parfait.bots.advice.rounded. */
export function rounded(value: number, error: number): number {
  const step = error <= 0.015 ? 1 : error <= 0.06 ? 5 : 10;
  if (value === 0 || value === 1) return 100 * value;
  return Math.min(100 - step, Math.max(step, step * Math.round((100 * value) / step)));
}

/** The chance of winning and its range, in percent. */
export function chances({ value, error }: Advice): { wins: number; from: number; to: number } {
  return { wins: rounded(value, error), from: Math.max(0, 100 * (value - error)), to: Math.min(100, 100 * (value + error)) };
}

/** A reason for a move: what follows it, compared with other moves. Mirrors parfait.locale.Words.reason. */
export function reason(words: Words, game: string, why: Why): string {
  const said = (amount: number) => words.t(why.chance ? 'percent' : 'decimal', { value: amount });
  const own = `${game}-why-${why.measure}`;
  const fact = words.t(words.has(own) ? own : `why-${why.measure}`, { value: said(why.value) });
  const contrast = words.t(`hint-why-${why.against}`, { other: said(why.other), more: why.value > why.other ? 'yes' : 'no' });
  return words.t('hint-why', { fact, contrast });
}
