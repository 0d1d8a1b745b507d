/** The standing of an evening. */
import type { PartyGame, PartyInfo } from '../protocol';

export interface TallyRow {
  person: number;
  place: number; // from 1; equal points share a place
  points: number;
  wins: number;
  played: number;
}

/** Everybody who has played, the most points first; of equal points, the most wins. */
export function tally({ people }: Pick<PartyInfo, 'people'>): TallyRow[] {
  const rows = people
    .map(({ points = 0, wins = 0, played = 0 }, person) => ({ person, place: 0, points, wins, played }))
    .filter(({ played }) => played > 0)
    .sort((a, b) => b.points - a.points || b.wins - a.wins || a.person - b.person);
  rows.forEach((row, i) => {
    const above = rows[i - 1];
    row.place = above && above.points === row.points && above.wins === row.wins ? above.place : i + 1;
  });
  return rows;
}

/** Points as they are written: halves, never .0. */
export function pointsSaid(points: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(points);
}

/** Who won a game: people, and null for a bot. */
export function winners({ seats, places = [] }: Pick<PartyGame, 'seats' | 'places'>): (number | null)[] {
  return seats.filter((_, seat) => places[seat] === 1);
}
