/** The story of a game: up to three moments from its quick review, each with its position. */
import { askReview, reviewOf } from '../app/api';
import type { Words } from '../app/words.svelte';
import type { Highlight } from '../protocol';
import { film, type Film } from './replays';
import { share } from './review.svelte';

const BETWEEN = 1500; // milliseconds from one question to the next
const PATIENCE = 120_000; // after that, nobody waits for a story any more

export interface Story {
  moments: Highlight[];
  shown: Film[]; // the game by the eyes of the seat that each moment is about
}

/** The story, once the review is done; null if there is none to tell, or it takes too long. `wanted` says whether somebody still waits. */
export async function storyOf(table: string, wanted: () => boolean): Promise<Story | null> {
  const begun = Date.now();
  let answer = await askReview(table, 'quick');
  while (!answer.summary) {
    if (!wanted() || Date.now() - begun > PATIENCE) return null;
    await new Promise((resume) => setTimeout(resume, BETWEEN));
    answer = await reviewOf(`tables/${table}/review`, 'quick', answer.done);
    if (answer.status === 'paused') answer = await askReview(table, 'quick');
  }
  const moments = answer.summary.highlights ?? [];
  if (!moments.length || !wanted()) return null;
  const films = new Map<number, Promise<Film>>();
  const seen = (seat: number) => films.get(seat) ?? films.set(seat, film({ table }, seat)).get(seat)!;
  return { moments, shown: await Promise.all(moments.map(({ seat }) => seen(seat))) };
}

/** A chance, as exactly as a quick look knows it. */
function about(words: Words, chance: number): string {
  return share(words, Math.round(20 * chance) / 20);
}

/** What a moment was, in one sentence. */
export function momentSaid(words: Words, game: string, moment: Highlight, chance: string | null | undefined, names: string[]): string {
  const event = chance ? words.t('review-event', { chance: words.chance(game, chance), number: moment.number ?? 0 }) : '';
  const name = names[moment.seat] ?? '';
  return words.t(`story-${moment.kind}`, { name, event, before: about(words, moment.before), after: about(words, moment.after) });
}

/** Where the replay shows the position after it. */
export function momentAddress(table: string, moment: Highlight): string {
  return `/replay/${table}?step=${moment.step + 1}&seat=${moment.seat}`;
}
