// Written by `python -m tools.typescript` (make golden) from src/parfait/games/dokitto_ice/view.py and options.py: change that.
import type { View } from '../view.generated';

export type DokittoIceOptions = {
  first_player: "random" | number; // DI-7
  flavour_count: "usual" | 2 | 3 | 4; // DI-1
  top_value: "usual" | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10; // DI-1
  tiles: number; // DI-2
  tile_vp: number[]; // DI-2
  cone: number; // DI-3
  hand: "usual" | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12; // DI-4
  flavours: ("S" | "C" | "M" | "V")[]; // DI-5
  mixed_winner: "lowest" | "highest" | "led"; // DI-10
  may_choose_empty: boolean; // DI-13
  count_last_trick: boolean; // DI-16
  trophies_to_win: number; // DI-23
  head_start: number[]; // DI-23
  show_gathered: boolean; // DI-24
};

export interface DokittoIceView extends View {
  options: DokittoIceOptions;
  round: number;
  round_over: boolean; // scored, and the next deal or the end of the game is at hand
  hand: string[] | null; // one's own; null for a watcher
  cards_left: number[];
  leader: number; // who led this trick, or leads the next
  trick: string[]; // in order of play; a finished trick stays until the next is led
  trick_leader: number;
  trick_over: boolean;
  choosing: boolean; // the trick is won and the seat to act takes its ice
  tricks: number; // finished in this round
  voids: string[]; // by seat: the flavours it has shown not to hold
  fallen: string[]; // every card played in this round
  gathered: number[][]; // by seat and flavour: how many cards
  cones: string[][][]; // by seat: its cones, each from below, tiles as flavour and VP
  in_play: string[]; // DI-5: the flavours of this table
  stock: number[]; // by flavour: tiles left
  full_cone: [number, number] | null; // seat and cone that got a tile too many
  products: [string, number, number, number][][]; // DI-19, by seat: flavour, cards, VP of its ice, VP
  vp: (number | null)[]; // by seat, as the round would count now; null for a player who is out
  round_winners: number[]; // who won a trophy in the last round that was scored
}
