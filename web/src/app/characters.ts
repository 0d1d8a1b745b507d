/**
 * Who the bots are. A seat says only that a bot of some level plays there; which of the level's three characters it is
 * follows from the table and its seats, so every page shows the same one, and logs and records know nothing of it.
 */
import type { HeadName } from '../ui/faces/heads';
import type { SeatInfo } from '../protocol';
import { t } from './words.svelte';

export type Temper = 'merry' | 'shy' | 'dry' | 'proud' | 'calm';

export interface Character {
  /** As the catalogue has it: `character-<id>`. */
  id: string;
  head: HeadName;
  temper: Temper;
}

const character = (id: string, head: HeadName, temper: Temper): Character => ({ id, head, temper });

export const CHARACTERS: Record<string, Character[]> = {
  1: [character('pip', 'chick', 'merry'), character('mochi', 'rabbit', 'shy'), character('waffle', 'dog', 'proud')],
  2: [character('biscuit', 'bear', 'calm'), character('nougat', 'basil', 'merry'), character('compote', 'olive', 'dry')],
  3: [character('caramel', 'fox', 'proud'), character('chantilly', 'cat', 'dry'), character('praline', 'margot', 'merry')],
  4: [character('mocha', 'owl', 'dry'), character('sorbet', 'penguin', 'shy'), character('brioche', 'ines', 'calm')],
  5: [character('saffron', 'lion', 'proud'), character('yuzu', 'panda', 'calm'), character('anise', 'noor', 'shy')],
};

type Seats = readonly Pick<SeatInfo, 'name' | 'bot'>[];

const plain = (name: string) => name.trim().toLocaleLowerCase();

/** The character at each seat; null where a person sits, or a bot for whom none is left. No two share one, nor a person's name. */
export function castOf(table: string, seats: Seats): (Character | null)[] {
  const taken = new Set(seats.map(({ name }) => plain(name ?? '')));
  const first = [...table].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  return seats.map(({ name, bot }) => {
    const level = (!name && bot && CHARACTERS[bot]) || [];
    const found = level.map((_, i) => level[(first + i) % level.length]!).find(({ id }) => !taken.has(plain(t(`character-${id}`))));
    if (!found) return null;
    taken.add(plain(t(`character-${found.id}`)));
    return found;
  });
}

/** What each seat is called: the person's name, the character's, or its number. */
export function seatNames(table: string, seats: Seats): string[] {
  const cast = castOf(table, seats);
  return seats.map(({ name, bot }, i) => name || (cast[i] ? t(`character-${cast[i].id}`) : t(bot ? 'bot' : 'player', { number: i + 1 })));
}
