// Written by `python -m tools.typescript` (make golden) from src/parfait/games/aice/view.py and options.py: change that.
import type { View } from '../view.generated';

export type AiceOptions = {
  first_player: "random" | number; // AI-19
  suits: number; // AI-1
  top_rank: number; // AI-1
  split: { "7": number[]; "8": number[] }; // AI-3
  dice: number; // AI-2
  hand: "usual" | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11; // AI-4
  beginner: boolean; // AI-6
  exact_bid: number; // AI-16
  factors: number[]; // AI-18
  rounds: number; // AI-20
};

export interface AiceView extends View {
  options: AiceOptions;
  round: number;
  round_over: boolean; // scored, and the next deal or the end of the game is at hand
  bidding: boolean; // bids are being made; they are open once all are
  has_bid: boolean[];
  bids: (number | null)[]; // by seat; null where it is not made or not yet open
  bid_dice: (string | null)[]; // by seat, likewise
  hand: string[] | null; // one's own; null for a watcher
  cards_left: number[];
  dice: string[]; // by seat: those left to play; while a bid is not open, all of them
  leader: number; // who led this trick, or leads the next
  trick: string[]; // in order of play, as moves; a finished trick stays until the next is led
  trick_leader: number;
  trick_over: boolean;
  trick_winner: number | null;
  lead_suit: string | null;
  rolls: (number | null)[]; // by seat: the die on its card in this trick
  strengths: (number | null)[]; // by seat: once known
  rerolls: (number | null)[]; // by seat: the latest roll to break a tie, in this trick or for the game
  among: number[]; // the seats that the next chance is about: who roll, or who may start
  tricks: number; // finished in this round
  voids: string[]; // by seat: the suits it has shown not to hold
  fallen: string[]; // every card played in this round
  won: number[]; // by seat: tricks in this round
  taken: number[]; // by seat: dice that came with them
  dice_on_hand: number[]; // by seat, AI-17, as the round would count now
  ranks: number[];
  per_trick: number[];
  round_points: number[];
}
