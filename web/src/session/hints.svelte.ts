/** A hint that was asked for: the moves that are advised, and the one that is being looked at. */
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

/** The chance of winning, and how far it may be off, in whole percents. */
export function chances({ value, error }: Advice): { wins: number; error: number } {
  return { wins: Math.round(100 * value), error: Math.max(1, Math.ceil(100 * error)) };
}

/** Why a move: what follows it, and what follows those that it is set against. Mirrors parfait.locale.Words.reason. */
export function reason(words: Words, game: string, why: Why): string {
  const said = (amount: number) => words.t(why.chance ? 'percent' : 'decimal', { value: amount });
  const own = `${game}-why-${why.measure}`;
  const fact = words.t(words.has(own) ? own : `why-${why.measure}`, { value: said(why.value) });
  const contrast = words.t(`hint-why-${why.against}`, { other: said(why.other), more: why.value > why.other ? 'yes' : 'no' });
  return words.t('hint-why', { fact, contrast });
}
