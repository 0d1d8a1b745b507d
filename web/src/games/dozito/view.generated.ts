// Written by `python -m tools.typescript` (make golden) from src/parfait/games/dozito/view.py and options.py: change that.
import type { View } from '../view.generated';

export type DozitoOptions = {
  first_player: "random" | number; // DZ-23
  deck: Record<string, { "mark": null | "STOP" | "REPLAY"; "suns": number }>; // DZ-2
  colours: number; // DZ-1
  jokers: number; // DZ-1
  stops: number; // DZ-15
  replays: number; // DZ-16
  group_points: number[]; // DZ-3
  stop_from_discard: boolean; // DZ-15
  last_turns_at: number; // DZ-19
  sun_points: number; // DZ-22
  rounds: number; // DZ-24
  show_drawn: boolean; // DZ-26
  max_idle_turns: number | null; // DZ-27
};

export interface DozitoView extends View {
  options: DozitoOptions;
  round: number;
  round_over: boolean; // scored, and the next deal or the end of the game is at hand
  player: number; // whose turn it is, or who is next after chance
  grids: (string | null)[][]; // by seat and place, null where face down; empty before the first deal
  discards: (string | null)[]; // the tops of left and right
  discard_sizes: number[];
  draw_size: number;
  origin: "drawn" | "taken" | "turned" | "replaced" | "stopped" | null; // how the card in hand came there; null when there is none
  held: string | null; // that card; null when there is none, and when only its drawer may know it
  turned_up: boolean; // a face-down card was turned up in this turn
  idle_turns: number; // turns in a row in which none was
  closer: number | null; // whose face-up cards brought on the last turns
  groups: [string, number[], number][][]; // by seat, as the round would count now; single cards too
  suns: number[]; // by seat, on its face-up cards
  points: number[]; // by seat, groups and suns
  best_round: number[]; // by seat, its highest score in a round that was scored
  one_colour: number | null; // who won with twelve cards of one colour
}
