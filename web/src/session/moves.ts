/** The moves that patterns stand for: `place OM|OS c3 S` is two moves. As in core/patterns.py. */
export function expanded(patterns: string[]): string[] {
  return patterns.flatMap((pattern) =>
    pattern
      .split(' ')
      .map((word) => word.split('|'))
      .reduce<string[]>((starts, words) => starts.flatMap((s) => words.map((w) => (s ? `${s} ${w}` : w))), ['']),
  );
}
