/** Many moves in few buttons: by the words they begin with, as the terminal does (cli/moves.py). */
export const MOST = 24; // buttons side by side

export interface Choice {
  start: string; // what the moves begin with; the move itself where there is one
  moves: string[];
}

/** The moves; where they are too many, the longest beginnings that are few enough, or at least differ. */
export function choices(moves: string[]): Choice[] {
  if (moves.length <= MOST) return moves.map((move) => ({ start: move, moves: [move] }));
  let best: Choice[] = [];
  const longest = Math.max(...moves.map((move) => parts(move).length));
  for (let words = 1; words <= longest; words++) {
    const found = byBeginning(moves, words);
    if (found.length > MOST && best.length > 1) break;
    best = found;
    if (found.length > MOST) break;
  }
  return best;
}

function byBeginning(moves: string[], words: number): Choice[] {
  const found = new Map<string, string[]>();
  for (const move of moves) {
    const last = parts(move)[words - 1];
    const start = last ? move.slice(0, last.index + last[0].length) : move;
    found.set(start, [...(found.get(start) ?? []), move]);
  }
  return [...found].map(([start, some]) => ({ start: some.length === 1 ? some[0]! : start, moves: some }));
}

const parts = (move: string) => [...move.matchAll(/[\p{L}\p{N}]+/gu)];

/** What several moves in words share at their beginning or else at their end, in whole words; '' when they share nothing. */
export function shared(said: string[]): string {
  const start = sharedStart(said);
  if (start) return `${start} …`;
  const end = reversed(sharedStart(said.map(reversed)));
  return end ? `… ${end}` : '';
}

const reversed = (text: string) => [...text].reverse().join('');

function sharedStart(said: string[]): string {
  const sorted = [...said].sort();
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  let end = 0;
  while (end < first.length && first[end] === last[end]) end++;
  const letter = /[\p{Script=Latin}\p{N}’]/u;
  const inside = letter.test(first[end] ?? '') || letter.test(last[end] ?? '');
  const start = first.slice(0, end);
  return (inside ? start.replace(/[\p{Script=Latin}\p{N}’]+$/u, '') : start).replace(/[\s,、(（：:]+$/u, '').replace(/^[\s,、)）]+/u, '');
}
