/** What the legal moves say about cards and dice. */

export interface CardPlay {
  card: string;
  die: string | null;
  /** The part of a 7 or 8 that is left to be seen. */
  part: number | null;
}

/** A card as it was played: F4, F4+A or F7+A/6. */
export function played(move: string): CardPlay | null {
  const found = /^([A-Z]\d)(?:\+([A-Z])(?:\/(\d))?)?$/.exec(move);
  if (!found) return null;
  return { card: found[1]!, die: found[2] ?? null, part: found[3] ? Number(found[3]) : null };
}

export interface Bid {
  number: number;
  die: string;
}

export function bidding(move: string): Bid | null {
  const found = /^bid (\d) ([A-Z])$/.exec(move);
  return found && { number: Number(found[1]), die: found[2]! };
}

/** The legal ways to play a card, the plain one first. */
export function ways(legal: readonly string[], card: string): string[] {
  return legal.filter((move) => played(move)?.card === card).sort((a, b) => a.length - b.length);
}

/** The cards that may be played: with that die where one is chosen. */
export function playable(legal: readonly string[], die: string | null): Set<string> {
  const found = new Set<string>();
  for (const move of legal) {
    const play = played(move);
    if (play && (die === null || play.die === die)) found.add(play.card);
  }
  return found;
}

/** Where a die lies on a card: on the free space or the second die shown, to the right, or on the first one, to the left. */
export function zoneOf(parts: readonly number[], part: number | null): 'left' | 'right' {
  return parts.length === 2 && part !== null && part === parts[1] && parts[0] !== parts[1] ? 'left' : 'right';
}
