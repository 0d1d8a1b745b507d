/** The fields of src/parfait/games/aice/view.py that the table shows. */
import type { View } from '../contract';

export const SUITS = ['F', 'A', 'P', 'T', 'D'] as const;

export interface AiceView extends View {
  options: { split: Record<string, number[]>; beginner: boolean; rounds: number };
  round: number;
  round_over: boolean;
  bidding: boolean;
  has_bid: boolean[];
  bids: (number | null)[];
  bid_dice: (string | null)[];
  hand: string[] | null;
  cards_left: number[];
  dice: string[];
  leader: number;
  trick: string[];
  trick_leader: number;
  trick_over: boolean;
  trick_winner: number | null;
  lead_suit: string | null;
  rolls: (number | null)[];
  strengths: (number | null)[];
  rerolls: (number | null)[];
  among: number[];
  tricks: number;
  voids: string[];
  won: number[];
  taken: number[];
  dice_on_hand: number[];
  ranks: number[];
  per_trick: number[];
  round_points: number[];
}

/** The dice shown on a card that has two of them (7 and 8), else []. */
export function partsOf(view: AiceView, card: string): number[] {
  return view.options.split[card[1]!] ?? [];
}
