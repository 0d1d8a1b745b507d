// Written by `python -m tools.typescript` (make golden) from src/parfait/games/dessert_dice/view.py and options.py: change that.
import type { View } from '../view.generated';

export type DessertDiceOptions = {
  first_player: "random" | number; // DD-7
  board: 2 | 3 | 4 | 5 | 6; // DD-1
  dice: { "O": number; "Y": number; "B": number; "P": number; "G": number }; // DD-3
  tip_back: boolean; // DD-11
  max_tips_in_a_row: number | null; // DD-12
  corners: boolean; // DD-14
  tiebreak: "everyone" | "tied"; // DD-16
};

export interface DessertDiceView extends View {
  options: DessertDiceOptions;
  tiles: (string | null)[]; // by seat; null where it lies face down to this one, or is not dealt
  board: (string | null)[]; // by square, row by row from a1: colour, top, north–south, east–west; the blank is G
  supply: string[]; // every die left, as colour and top
  kinds: string[]; // DD-3: every colour and top that a die of this game can have
  placed: number; // dice placed so far
  last_placed: number[]; // by seat: which die, from 1, it placed last; 0 for none
  tips: number; // in a row
  forbidden: string | null; // the tip that would undo the last one
  clusters: string[][][]; // by dessert, I M S J: the squares of each cluster, largest first
  set_aside: number; // how many clusters everyone had to set aside to break a tie
  by_last_die: boolean; // nobody had dice left, and whoever placed the last die won
}
