import { castOf } from '../../app/characters';
import type { SeatInfo, TableInfo } from '../../protocol';
import { HEADS, type HeadName } from './heads';

/** The head at each seat of a table: of a character, of a bot without one, or the one that a person chose; null: the initial. */
export function seatHeads({ table, seats }: Pick<TableInfo, 'table' | 'seats'>): (HeadName | null)[] {
  const cast = castOf(table, seats);
  const chosen = ({ face = '' }: SeatInfo) => (face in HEADS ? (face as HeadName) : null);
  return seats.map((seat, i) => (seat.name ? chosen(seat) : (cast[i]?.head ?? (seat.bot ? 'robot' : null))));
}
