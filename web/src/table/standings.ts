/** The places: the winners first, the others by their scores; equal scores share a place. */
import type { View } from '../games/contract';

export interface Standing {
  seat: number;
  place: number; // from 1
  score: number;
  won: boolean;
}

export function standings({ scores, winners }: Pick<View, 'scores' | 'winners'>): Standing[] {
  const won = (seat: number) => winners.includes(seat);
  const seats = scores.map((_, seat) => seat).sort((a, b) => +won(b) - +won(a) || scores[b]! - scores[a]! || a - b);
  const places: Standing[] = [];
  seats.forEach((seat, i) => {
    const above = places.at(-1);
    const same = above && above.won === won(seat) && (above.won || above.score === scores[seat]);
    places.push({ seat, place: same ? above.place : i + 1, score: scores[seat]!, won: won(seat) });
  });
  return places;
}
