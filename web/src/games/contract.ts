/** What the table gives to a game's view, and what it may ask of the table. A game's folder exports a `GameView`. */
import type { Component } from 'svelte';
import type { Sound } from '../app/sounds';
import type { GameEvent, GameInfo } from '../protocol';
import type { View } from './view.generated';

export type { View };

export interface TableProps<V extends View = View> {
  /** What the game is called, how many play it, how its view lies on a table: as the server describes it. */
  game: GameInfo;
  view: V;
  names: string[]; // by seat
  /** The seat's legal moves in notation while it is to act, else []. The game's view knows no rules: it offers these. */
  legal: string[];
  /** Make a move; with "confirm moves" on, the table asks first. */
  play: (move: string) => void;
  /** The move that waits for confirmation or for the server, if any. */
  pending: string | null;
  /** The prompt for the next part of a move that takes several touches; '' if none has begun. */
  ask?: (question: string) => void;
  /** What can come of a legal move, in words ("strength 5–10 · wins 67%"); '' if the server sends nothing. */
  stakes?: (move: string, short?: boolean) => string;
  /** Explain why a piece is not playable: the table sends the move for the server to refuse, or shows the given words. */
  tried: (move: string) => void;
  t: (key: string, args?: Record<string, string | number>) => string;
  /** A move in words, from the server ("take matcha, left cone"); its notation until they arrive. */
  said: (move: string) => string;
  /** Notation in words: term('card', 'S7') is "Strawberry 7". */
  term: (name: string, value: string) => string;
  /** Milliseconds for an animation of this nominal length: 0 with reduced motion. */
  motion: (ms: number) => number;
  /** The best moves of a hint that was asked for, best first. */
  hint: { move: string; value: number }[];
  /** The view after one's own last move: what differs from it is marked until one moves again. */
  since?: V | null;
}

/** Something shown in the middle of the table for a moment, made from what changed; the game's `Moment` draws it. */
export interface Moment {
  name: string;
  /** At the normal pace. */
  ms: number;
  sound?: Sound;
  /** Whether the table is dimmed meanwhile. */
  dims?: boolean;
  seats?: number[];
  pieces?: string[];
  numbers?: number[];
}

export interface MomentProps {
  moment: Moment;
  names: string[]; // by seat
  you: number | null;
  t: TableProps['t'];
  motion: TableProps['motion'];
}

/**
 * One thing that happens on the table: a view, and how long it is looked at before the next, in milliseconds at the normal
 * pace. What belongs together is shown one after the other: card, winner, reward, a breath, sweep.
 */
export interface Beat<V extends View = View> {
  kind: 'card' | 'winner' | 'reward' | 'sweep' | 'deal' | 'roll' | 'fall' | 'reveal' | 'now';
  view: V;
  ms: number;
  /** Staged in the middle of the table while it lasts. */
  moment?: Moment;
}

export interface SeatProps<V extends View = View> {
  game: GameInfo;
  view: V;
  seat: number;
  t: TableProps['t'];
  term: TableProps['term'];
}

/** A number on a seat's tile, in words: what it is, what it is now, and the sum that made it. */
export interface Fact {
  label: string;
  value: string | number;
  sum?: string;
}

export interface ScoreProps<V extends View = View> {
  game: GameInfo;
  view: V;
  names: string[];
  t: TableProps['t'];
  term: TableProps['term'];
  /** What happened so far, in order, as the log has it: a sheet of all rounds is made from it. */
  events?: GameEvent[];
}

/** A position of a recorded game: how it came about, in words too, and what changed. */
export interface Recorded {
  step: { seat?: number; move?: string | null; chance?: string };
  said?: GameEvent;
  asked?: GameEvent;
  view: Partial<View>;
  legal: string[];
}

export interface GameView<V extends View = View> {
  /** The middle of the table and, at the bottom, one's own hand. */
  Table: Component<TableProps<V>>;
  /** What is open about one seat, small, for the strip of seats (trophies, cards left, bid, points …). */
  Seat: Component<SeatProps<V>>;
  /** What the numbers on a seat's tile mean, on tap, hover and focus. */
  facts?: (of: SeatProps<V>) => Fact[];
  /** How each score came about, line by line, at the end of a round or of the game. */
  Score: Component<ScoreProps<V>>;
  /** Whether the position is one after which Score should be shown. */
  roundOver: (view: V) => boolean;
  /** Pictures for the rules page: by rule, the pieces that show it, each drawn by `Piece`. */
  pictures?: Record<string, string[]>;
  /** The pieces that show each of the game in five lines (`<game>-short-1` …), likewise. */
  short?: string[][];
  Piece?: Component<{ piece: string; options: V['options'] }>;
  /** Positions of a recorded game to step through, as one seat saw them: what changed, by `step`. */
  example?: () => Promise<Recorded[]>;
  /** What happens between two views, beat by beat; the last one shows the view after. Without it there is one beat. */
  beats?: (before: V, after: V, game?: GameInfo | null) => Beat<V>[];
  /**
   * While several seats choose at once: the view with what is known of their answers, which are not in it yet. `ready` are the
   * seats that have answered, `answer` is one's own move.
   */
  answered?: (view: V, ready: number[], answer: string | null) => V;
  /** How the moments of its beats are drawn. */
  Moment?: Component<MomentProps>;
  /** It is played in tricks: what happened since one's last turn is called the last trick. */
  tricks?: boolean;
  /** What the seat to act is doing, shown to the others as `<game>-doing-<this>`; without it, only that it is their turn. */
  doing?: (view: V) => string | null;
  /** Pieces for the celebration of a winner, each drawn by `Piece`. */
  party?: string[];
}

/** A game's view, typed by its own. The table gives it views of its own game alone, so here is the one cast. */
export function defineGame<V extends View>(game: GameView<V>): GameView {
  return game as unknown as GameView;
}

// Every game's folder is found by its name: src/games/<game>/index.ts, with the GameView as its default export.
// Under the strict content security policy a `style="…"` written out in the markup is dropped: use classes, SVG
// attributes, or `style:name={value}`, which sets the property by script and is allowed.
// A piece that is touched to be given further choices has `data-opens`; one that makes a move has `data-move`.
// <html data-symbols="large"> asks for larger signs and letters on the pieces; data-theme is "light" or "dark".
// On a phone of 360 × 640 the table gets about 348 × 405 pixels, on a desktop of 1280 × 800 about 640 × 630: the hand
// must be in sight there without scrolling. It stands in a container named `board` of a definite size: cqh works.
