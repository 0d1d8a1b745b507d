import type { GameInfo } from '../protocol';

/** All options of a table: those that were chosen, and the server's own for the rest. */
export function wholeOptions(games: GameInfo[], game: string, chosen: Record<string, unknown> = {}): Record<string, unknown> {
  const known = games.find((one) => one.name === game)?.options ?? [];
  return { ...Object.fromEntries(known.map((option) => [option.name, option.default])), ...chosen };
}

/** How to ask for an option, read from what the server says is allowed. */
export type Asked =
  | { kind: 'flag' }
  | { kind: 'choice'; values: (string | number | boolean | null)[] }
  | { kind: 'number'; low: number; high: number; unlimited: boolean }
  | { kind: 'seat' }
  | { kind: 'some'; letters: string[]; count: number }
  | { kind: 'json' };

export function asked(allowed: string): Asked {
  if (allowed.startsWith('"random" | 0')) return { kind: 'seat' };
  const range = /^(\d+)–(\d+)( \| null)?$/.exec(allowed);
  if (range) return { kind: 'number', low: +range[1], high: +range[2], unlimited: range[3] !== undefined };
  const some = /: ((?:\w )+\w), (\d+)×$/.exec(allowed);
  if (some) return { kind: 'some', letters: some[1].split(' '), count: +some[2] };
  try {
    const values = allowed.split(' | ').map((text) => JSON.parse(text) as string | number | boolean | null);
    if (values.length === 2 && values.every((value) => typeof value === 'boolean')) return { kind: 'flag' };
    if (values.every((value) => value === null || typeof value !== 'object')) return { kind: 'choice', values };
  } catch {
    // not a list of values
  }
  return { kind: 'json' };
}
