/** Many moves in few buttons: by the words they begin with, as the terminal does (cli/moves.py). */
export const MOST = 24; // buttons side by side

export interface Choice {
  start: string; // what the moves begin with; the move itself where there is one
  moves: string[];
}

/** The moves or, if there are too many, the longest prefixes that are few enough, or at least distinct. */
export function choices(moves: string[]): Choice[] {
  if (moves.length <= MOST) return moves.map((move) => ({ start: move, moves: [move] }));
  const byWords = grouped(moves, WORDS);
  return byWords.length <= MOST ? byWords : grouped(moves, PARTS);
}

function grouped(moves: string[], part: RegExp): Choice[] {
  let best: Choice[] = [];
  const longest = Math.max(...moves.map((move) => [...move.matchAll(part)].length));
  for (let count = 1; count <= longest; count++) {
    const found = byBeginning(moves, part, count);
    if (found.length > MOST && best.length > 1) break;
    best = found;
    if (found.length > MOST) break;
  }
  return best;
}

function byBeginning(moves: string[], part: RegExp, count: number): Choice[] {
  const found = new Map<string, string[]>();
  for (const move of moves) {
    const last = [...move.matchAll(part)][count - 1];
    const start = last ? move.slice(0, last.index + last[0].length) : move;
    found.set(start, [...(found.get(start) ?? []), move]);
  }
  return [...found].map(([start, some]) => ({ start: some.length === 1 ? some[0]! : start, moves: some }));
}

const WORDS = /[\p{L}\p{N}]+/gu;
const PARTS = /\p{N}+|\p{L}+/gu; // where words are too long: 3x5

/** What several moves in words share at their beginning or else at their end, in whole words; '' if nothing. */
export function shared(said: string[]): string {
  const start = sharedStart(said);
  if (start) return `${start} …`;
  const end = reversed(sharedStart(said.map(reversed)));
  return end ? `… ${end}` : '';
}

/** What differs between several names, and what they share around it: '3' of "Bid … of face …". */
export function distinct(names: string[]): { around: string; inner: string[] } {
  const start = names.length > 1 ? commonStart(names) : '';
  const rest = names.map((name) => name.slice(start.length));
  const end = names.length > 1 ? reversed(commonStart(rest.map(reversed))) : '';
  const inner = rest.map((name) => name.slice(0, name.length - end.length).trim());
  if (!start.trim() && !end.replace('…', '').trim()) return { around: '', inner: names };
  if (inner.some((name) => !name)) return { around: '', inner: names };
  return { around: `${start.trim()} … ${end.replace('…', '').trim()}`.trim(), inner };
}

/** The longest beginning of them all that does not cut through a word or a number. */
function commonStart(names: string[]): string {
  const [first, ...others] = names as [string, ...string[]];
  let end = 0;
  while (end < first.length && others.every((name) => name[end] === first[end])) end++;
  const cuts = names.some((name) => LETTER.test(name[end - 1] ?? '') && LETTER.test(name[end] ?? ''));
  return cuts ? first.slice(0, end).replace(/[\p{Script=Latin}\p{N}’]+$/u, '') : first.slice(0, end);
}

const LETTER = /[\p{Script=Latin}\p{N}’]/u;
const reversed = (text: string) => [...text].reverse().join('');

function sharedStart(said: string[]): string {
  const sorted = [...said].sort();
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  let end = 0;
  while (end < first.length && first[end] === last[end]) end++;
  const inside = LETTER.test(first[end] ?? '') || LETTER.test(last[end] ?? '');
  const start = first.slice(0, end);
  return (inside ? start.replace(/[\p{Script=Latin}\p{N}’]+$/u, '') : start).replace(/[\s,、(（：:]+$/u, '').replace(/^[\s,、)）]+/u, '');
}
