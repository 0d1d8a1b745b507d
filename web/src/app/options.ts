/** Options of a game: what a value may be, as the server says, and what is wrong with one. */
import type { GameInfo, OptionKind } from '../protocol';

/** All options of a game, with their defaults. */
export function defaultOptions(game: GameInfo): Record<string, unknown> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** A key of the catalogue and its arguments; null if nothing is wrong. */
export type Wrong = { key: string; args: Record<string, string | number> } | null;

export function wrong(kind: OptionKind, value: unknown, players: number): Wrong {
  switch (kind.kind) {
    case 'flag':
      return typeof value === 'boolean' ? null : bad();
    case 'whole': {
      const within = Number.isInteger(value) && kind.low <= (value as number) && (value as number) <= kind.high;
      return within || (value === null && kind.unlimited) ? null : { key: 'web-option-whole', args: { low: kind.low, high: kind.high } };
    }
    case 'choice': {
      const seat = kind.seats && Number.isInteger(value) && (value as number) >= 0 && (value as number) < players;
      return seat || kind.values.includes(value as string) ? null : bad();
    }
    case 'subset': {
      const chosen = Array.isArray(value) ? new Set(value as string[]) : new Set<string>();
      const known = [...chosen].every((one) => kind.values.includes(one));
      return known && chosen.size === kind.count ? null : { key: 'web-option-subset', args: { count: kind.count } };
    }
    case 'list': {
      if (!Array.isArray(value) || value.length !== kind.length) return bad();
      const found = firstWrong(value.map((item) => wrong(kind.item, item, players)));
      const sum = value.reduce<number>((all, item) => all + Number(item), 0);
      return found ?? (kind.total === null || sum === kind.total ? null : { key: 'web-option-total', args: { total: kind.total } });
    }
    case 'record':
      return isRecord(value) ? firstWrong(Object.entries(kind.fields).map(([name, field]) => wrong(field, value[name], players))) : bad();
    case 'table':
      return isRecord(value) ? firstWrong(kind.rows.map((row) => wrong(kind.row, value[row], players))) : bad();
  }
}

const bad = (): Wrong => ({ key: 'web-option-bad', args: {} });
const firstWrong = (found: Wrong[]): Wrong => found.find((one) => one !== null) ?? null;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
