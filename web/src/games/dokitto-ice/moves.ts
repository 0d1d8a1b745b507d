/** What the legal moves say about the pieces on the table. */

export interface Taking {
  flavour: string;
  cone: 'left' | 'right' | null;
}

export function taking(move: string): Taking | null {
  const [word, flavour, cone] = move.split(' ');
  if (word !== 'take' || !flavour) return null;
  return { flavour, cone: cone === 'left' || cone === 'right' ? cone : null };
}

/** The cones that a flavour may go on; [null] when there is nothing to choose, [] when it cannot be taken. */
export function conesFor(legal: readonly string[], flavour: string): Taking['cone'][] {
  return legal
    .map(taking)
    .filter((take) => take?.flavour === flavour)
    .map((take) => take!.cone);
}
