/** The parts of a view, as its game lays them out, with their values and names. */
import { PALETTE, type Colour } from '../../ui/pieces/colours';
import type { TableProps, View } from '../../games/contract';
import type { GameInfo, PartInfo } from '../../protocol';

export type Value = string | number | boolean | null;

export function lookOf(part: PartInfo, value: Value): Colour | null {
  const suit = (part.suits ?? '').indexOf(String(value)[0] ?? '');
  return part.suits && suit >= 0 && value !== null ? PALETTE[suit % PALETTE.length]! : null;
}

export function labelOf(part: PartInfo, t: TableProps['t']): string {
  if (part.label) return t(part.label);
  const name = part.field.replaceAll('_', ' ');
  return name[0]!.toUpperCase() + name.slice(1);
}

/** A seat's share of a part: all of it for an own part, the seat's item for a part by seats. */
export function valueOf(part: PartInfo, view: View, seat: number): unknown {
  const whole = (view as unknown as Record<string, unknown>)[part.field];
  return part.whose === 'seats' ? (Array.isArray(whole) ? (whole[seat] ?? null) : null) : (whole ?? null);
}

/** The pieces of a value, in rows: a single piece is a row of one, a list is a row, and a list of lists are rows. */
export function rowsOf(part: PartInfo, value: unknown): Value[][] {
  if (value === null && part.whose !== 'seats') return [];
  if (!Array.isArray(value)) return [[value as Value]];
  const rows = value.some(Array.isArray) ? (value as Value[][]) : [value as Value[]];
  if (part.lies === 'pile') return rows.map((row) => row.slice(-1));
  const columns = part.lies === 'grid' && part.columns ? part.columns : Infinity;
  return rows.flatMap((row) => (row.length > columns ? Array.from({ length: Math.ceil(row.length / columns) }, (_, i) => row.slice(i * columns, (i + 1) * columns)) : [row]));
}

export const hasPieces = (part: PartInfo) => part.lies !== 'number';

/** Our own pieces, drawn large. */
export function ownParts(game: GameInfo, view: View): PartInfo[] {
  return view.seat < 0 ? [] : game.layout.filter((part) => hasPieces(part) && part.whose !== 'table' && rowsOf(part, valueOf(part, view, view.seat)).some((row) => row.length));
}

/** A number, a word or a yes or no, in words; a seat as its player's name. */
export function factSaid(part: PartInfo, value: unknown, term: TableProps['term'], t: TableProps['t'], names: string[] = []): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (Array.isArray(value)) return value.map((one) => factSaid(part, one, term, t, names)).join(t('list-separator'));
  if (part.piece === 'seat' && typeof value === 'number') return names[value] ?? '–';
  return typeof value === 'string' && part.piece ? term(part.piece, value) : String(value);
}
