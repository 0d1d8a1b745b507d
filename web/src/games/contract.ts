/** What the table gives to a game's view, and what it may ask of the table. A game's folder exports a `GameView`. */
import type { Component } from 'svelte';

/** The fields of the game's View (src/parfait/games/<game>/view.py), as JSON. */
export type View = Record<string, unknown> & {
  game: string;
  players: number;
  options: Record<string, unknown>; // all of them: the server tells the defaults, too
  seat: number; // -1 for one who watches
  turn: number; // a seat, -1 for chance, -2 when the game is over
  chance: string | null;
  scores: number[];
  winners: number[];
};

export interface TableProps {
  view: View;
  names: string[]; // by seat
  /** The seat's legal moves in notation while it is to act, else []. The game's view knows no rules: it offers these. */
  legal: string[];
  /** Offer a move: with "confirm moves" on, the table asks first. */
  play: (move: string) => void;
  /** The move that waits for confirmation or for the server, if any. */
  pending: string | null;
  /** Say why a piece that was tried is not playable: the table asks the server by sending the move, or shows the words. */
  tried: (move: string) => void;
  t: (key: string, args?: Record<string, string | number>) => string;
  /** Notation in words: term('card', 'S7') is "Strawberry 7". */
  term: (name: string, value: string) => string;
  /** Milliseconds for an animation of this nominal length: 0 with reduced motion. */
  motion: (ms: number) => number;
  /** The best moves of a hint that was asked for, best first. */
  hint: { move: string; value: number }[];
}

export interface ScoreProps {
  view: View;
  names: string[];
  t: TableProps['t'];
  term: TableProps['term'];
  /** Everything that was told so far, in order (the events of the log): a sheet of all rounds is made from it. */
  told?: { key: string; args?: Record<string, unknown> }[];
}

export interface Recorded {
  step: { seat?: number; move?: string | null; chance?: string };
  view: Partial<View>;
  legal: string[];
}

export interface GameView {
  /** The middle of the table and, at the bottom, one's own hand. */
  Table: Component<TableProps>;
  /** What is open about one seat, small, for the strip of seats (trophies, cards left, bid, points …). */
  Seat: Component<{ view: View; seat: number; t: TableProps['t']; term: TableProps['term'] }>;
  /** One clear line: what is asked of the seat to act. */
  asked: (view: View, t: TableProps['t'], term: TableProps['term']) => string;
  /** How each score came about, line by line, at the end of a round or of the game. */
  Score: Component<ScoreProps>;
  /** Whether the position is one after which Score should be shown. */
  roundOver: (view: View) => boolean;
  /** A move in words ("take matcha, left cone"), as events.describe has it: for confirmation, hints and screen readers. */
  describe?: (move: string, t: TableProps['t'], term: TableProps['term']) => string;
  /** Pictures for the rules page: by rule, the pieces that show it, each drawn by `Piece`. */
  pictures?: Record<string, string[]>;
  Piece?: Component<{ piece: string; options: View['options'] }>;
  /** Positions of a recorded game to step through, as one seat saw them: what changed, by `step`. */
  example?: () => Promise<Recorded[]>;
  /** Milliseconds that a position should stay before the next change is shown (a finished trick: 900), else 0. */
  rest?: (view: View) => number;
}

// Every game's folder is found by its name: src/games/<game>/index.ts, with the GameView as its default export.
// Under the strict content security policy a `style="…"` written out in the markup is dropped: use classes, SVG
// attributes, or `style:name={value}`, which sets the property by script and is allowed.
// <html data-symbols="large"> asks for larger signs and letters on the pieces; data-theme is "light" or "dark".
// On a phone of 360 × 640 the table gets about 348 × 405 pixels, on a desktop of 1280 × 800 about 640 × 630: the hand
// must be in sight there without scrolling. It stands in a container named `board` of a definite size: cqh works.
