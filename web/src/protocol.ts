// Written by `python -m tools.typescript` from src/parfait/server/protocol/messages.py: change that.

export const PROTOCOL = 2;

/** `bank` and `increment` for a live clock, or `turn` for so many seconds a turn (by correspondence). */
export interface Clock {
  bank?: number | null;
  increment?: number;
  turn?: number | null;
}

/** Come to a table: with a token to one's seat, with a ticket to one that is kept, with neither to watch. Who has both, since the answer to `take` was lost, is let in by whichever is good; a host without a seat gives the host's token as the ticket then. `step`: the last one seen before. */
export interface Join {
  type: "join";
  table: string;
  token?: string | null;
  ticket?: string | null;
  step?: number | null;
}

/** Sit down on an open seat, or on the one that the ticket in `join` is for; sent again, it does nothing again. `token` is the secret that will open the seat, made by the device for it; without one the server makes it, and also in place of one that the client came with. */
export interface Take {
  type: "take";
  seat: number;
  name: string;
  token?: string | null;
  face?: string;
}

/** Get up. During the game the seat waits, and its owner may come back; after it, one does not play again. */
export interface Leave {
  type: "leave";
}

/** Take one's seat back, also from a bot. */
export interface Return {
  type: "return";
}

/** The host sets the table up before the start: what is given changes, all of it or nothing. `options` are all that differ from their defaults. With fewer players empty seats go first, then bots, never people. */
export interface Arrange {
  type: "arrange";
  players?: number | null;
  options?: Record<string, unknown> | null;
  clock?: Clock | null; // null: no limit
  timeout_level?: string | null;
  hints?: boolean | null;
  listed?: boolean | null;
  title?: string | null;
}

/** The host begins the game: when all seats are taken, with `bots` of a level on the open ones, or without those. `players`: how many the host sees at the table. Without the open seats a game begins with exactly so many. */
export interface Start {
  type: "start";
  players?: number | null;
  bots?: string | null;
}

/** `step` is the number that the move answers; the same `id` sent again does nothing again. */
export interface Move {
  type: "move";
  id: string;
  step: number;
  move: string;
}

export interface Hint {
  type: "hint";
  step: number;
}

export interface Say {
  type: "say";
  text: string;
}

/** A word that everybody reads in their own language, for a moment at one's seat and in the chat. */
export interface React {
  type: "react";
  reaction: "close" | "nice" | "oops" | "thanks" | "wait" | "wow";
}

/** Whether this connection wants the chat. */
export interface Listen {
  type: "listen";
  chat: boolean;
}

/** The host lets a seat (-1: all who watch) chat or not. */
export interface Mute {
  type: "mute";
  seat: number;
  muted: boolean;
}

/** Put a bot on a seat: the host on an open one, anybody who is seated on one whose player left or is away. For a player who is away it plays at a level of the server's choice, and not at this one. */
export interface Fill {
  type: "fill";
  seat: number;
  level: string;
}

/** The host frees a seat before the start. */
export interface Open {
  type: "open";
  seat: number;
}

/** The host makes a link to one open seat, in place of an earlier link. */
export interface Invite {
  type: "invite";
  seat: number;
}

/** Play again: it begins once all who are there want to; `start`: the host waits for nobody else. */
export interface Rematch {
  type: "rematch";
  start?: boolean;
}

/** The host ends the table for good. */
export interface Close {
  type: "close";
}

/** What this seat saw happen, from a step on. */
export interface History {
  type: "history";
  step?: number;
}

export interface Ping {
  type: "ping";
}

/** An event: a key of the catalogue, its arguments, and the numbered rule behind it. */
export interface GameEvent {
  key: string;
  args?: Record<string, unknown>;
  rule?: string | null;
}

/** One step as the seat sees it. `view` holds the fields of its view that changed. */
export interface Change {
  seat?: number | null; // who moved
  move?: string | null; // null when it is not known to this seat
  chance?: string | null;
  by?: string | null; // "bot", or "time" for a bot after a timeout
  events?: GameEvent[];
  view?: Record<string, unknown>;
}

/** Milliseconds left by seat, as of the last step; the clock of the seat to act runs since then, unless it is a bot. `ran` is how long that was ago when this was sent: for one who comes in the middle of a turn. */
export interface ClockState {
  left: (number | null)[];
  ran?: number;
}

export interface SeatInfo {
  name?: string;
  bot?: string | null; // its level; together with a name, it stands in for that person
  taken?: boolean;
  kept?: boolean; // for whoever has the link
  left?: boolean;
  muted?: boolean;
  away?: number | null; // since when, in seconds since 1970; told once others may let a bot play
  face?: string; // the drawn head that its owner chose
}

/** A table's public information, apart from the game itself. */
export interface TableInfo {
  table: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  status: string; // "waiting", "playing", "over", "closed"
  seats: SeatInfo[];
  listed: boolean;
  hints: boolean;
  timeout_level: string;
  created: number;
  clock?: Clock | null;
  title?: string;
  rematch?: string | null; // the table where the same people go on
  rematch_of?: string | null;
  watchers_muted?: boolean;
  host?: number; // the seat of who acts as the host; -1: who made the table has no seat
  again?: number[]; // the seats that want to play again
  plays_on_from?: number | null; // the step of another game with which this one begins
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
}

/** Everything, on joining: forget what you had. */
export interface Snapshot {
  type: "table";
  info: TableInfo;
  step: number;
  seat: number | null; // yours; null for one who watches
  host: boolean; // whether you made the table; who acts as its host is in `info`
  here: number[]; // the seats whose people are connected
  watchers: number;
  now: number; // the server's time, in milliseconds since 1970
  view?: Record<string, unknown> | null; // null before the start
  legal?: string[] | null;
  asked?: GameEvent | null;
  stakes?: Record<string, GameEvent>;
  clock?: ClockState | null;
  missed?: Change[]; // since the step that `join` named
  chat?: Chat[];
  invited?: number | null; // the seat that is kept for your ticket
}

/** What happened. `step` is the number after it. `legal`, what is `asked` and what can come of a move (`stakes`) are there for the seat to act alone. */
export interface Update {
  type: "update";
  step: number;
  changes: Change[];
  legal?: string[] | null;
  asked?: GameEvent | null;
  stakes?: Record<string, GameEvent>;
  clock?: ClockState | null;
  id?: string | null; // of the move that made it, for the seat that made it: committed
}

/** A move that had been made before: its answer again. */
export interface Done {
  type: "done";
  id: string;
  step: number;
}

/** The table's seats or status changed. */
export interface Info {
  type: "info";
  info: TableInfo;
}

/** Your seat. Its token opens it on any device: keep it secret. Empty: the one that you came with or gave. */
export interface Seated {
  type: "seated";
  seat: number;
  token: string;
}

/** A ticket to a seat, for a link: one device can sit down with it, once. */
export interface TicketMade {
  type: "invited";
  seat: number;
  ticket: string;
}

export interface Presence {
  type: "presence";
  here: number[];
  watchers: number;
}

export interface Chat {
  type: "chat";
  seat: number | null; // null for one who watches
  name: string;
  text: string;
  at: number;
  reaction?: "close" | "nice" | "oops" | "thanks" | "wait" | "wow" | null; // in place of a text
}

/** What sets a move apart: how much of a measure follows it, and how much follows those that it is set `against`. The words are in the catalogue as `<game>-why-<measure>`, and `hint-why-<against>`. A `chance` is in percent. */
export interface Why {
  measure: string;
  chance: boolean;
  value: number;
  other: number;
  against: "best" | "other" | "others" | "second" | "third";
  speaks: number; // 1 for the move, -1 against it, 0 for neither
}

/** What a bot expects of one move, from 0 (lost) to 1 (won), give or take its standard error; and why. */
export interface Advice {
  move: string;
  value: number;
  error: number;
  why: Why[];
}

/** `verdict` tells how much better the first move is, `outlook` how things stand. */
export interface Hinted {
  type: "hint";
  step: number;
  moves: Advice[]; // the best few, the best of them first
  verdict: "alike" | "clear" | "close";
  outlook: "ahead" | "behind" | "even" | "losing" | "winning";
}

/** `step` is the number before the first change; `more` that further ones follow. */
export interface Past {
  type: "history";
  step: number;
  changes: Change[];
  more?: boolean;
}

/** `key` is in the catalogue as `error-<key>`; `rule` is the number of the rule that a move broke. */
export interface ErrorMessage {
  type: "error";
  key: string;
  args?: Record<string, unknown>;
  rule?: string | null;
  id?: string | null; // of the move that is refused
  to?: string | null; // the type of the message that is refused
  step?: number | null; // where the table is, when the message was for another step
}

export interface Pong {
  type: "pong";
  now: number;
}

/** A seat of a new table: open, or a bot's. */
export interface NewSeat {
  bot?: string | null;
}

export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, unknown>;
  seats?: NewSeat[] | null;
  name?: string | null; // with a seat: sit down at once
  seat?: number | null;
  face?: string;
  listed?: boolean;
  clock?: Clock | null;
  timeout_level?: string;
  hints?: boolean;
  title?: string;
  start?: boolean; // at once, when nobody else is waited for
}

export interface NewTableAnswer {
  table: string;
  token: string; // the host's, and of the host's seat
  seat: number | null;
  link: string; // for anyone
  seat_link: string; // for one's own other devices: it holds the token
}

export interface SitDown {
  name: string;
  ticket?: string | null; // to a seat that is kept
  token?: string | null; // as in `take`
  face?: string;
}

export interface SitDownAnswer {
  table: string;
  seat: number;
  token: string;
  seat_link: string;
}

/** A seat of one's own: its table, and the token that opens it. */
export interface SeatKey {
  table: string;
  token: string;
}

export interface OwnSeats {
  seats: SeatKey[];
}

/** How things stand at one's seat: what a glance at the table from there would tell. */
export interface SeatNews {
  info: TableInfo;
  seat?: number | null; // yours; null for a host without one
  turn?: number | null; // the seat to act
  left?: number | null; // milliseconds until its time is up
}

export interface OwnSeatsAnswer {
  seats: (SeatNews | null)[]; // in the same order; null where the token opens nothing
}

export interface Lobby {
  tables: TableInfo[];
}

/** How a request came here, told to whoever sent it: for `parfait doctor --server`. */
export interface ConnectionInfo {
  address: string; // whose limits count: the sender's, where proxies say so
  forwarded: boolean; // whether a proxy that is trusted said so
  base: string; // what links begin with
  time: number; // by this server's clock
}

/** true or false. */
export interface FlagKind {
  kind: "flag";
}

/** A whole number from `low` to `high`; or null, where `unlimited`. */
export interface WholeKind {
  kind: "whole";
  low: number;
  high: number;
  unlimited: boolean;
}

/** One of `values`; or the number of any seat of the table, where `seats`. */
export interface ChoiceKind {
  kind: "choice";
  values: (string | number | boolean | null)[];
  seats: boolean;
}

/** A list of `count` different ones of `values`, in any order. */
export interface SubsetKind {
  kind: "subset";
  values: string[];
  count: number;
}

/** A list of `length` values of one kind, which add up to `total` if that is given. */
export interface ListKind {
  kind: "list";
  item: OptionKind;
  length: number;
  total: number | null;
}

/** An object with exactly these fields, each of a kind of its own. */
export interface RecordKind {
  kind: "record";
  fields: Record<string, OptionKind>;
}

/** An object with exactly these keys, all of one kind. */
export interface TableKind {
  kind: "table";
  rows: string[];
  row: OptionKind;
}

export interface OptionInfo {
  name: string;
  rule: string;
  default: unknown;
  kind: OptionKind;
}

/** How a field of the view lies on a table (core/layout.py), for a client without a drawing of this game's own. */
export interface PartInfo {
  field: string;
  lies: "grid" | "number" | "pile" | "row";
  whose: "own" | "seats" | "table";
  piece?: string; // what its pieces are: "card", "die", …
  suits?: string; // first letters of the pieces' notation, each with a colour of its own
  label?: string; // a key of the catalogue
  columns?: number; // of a grid
  empty?: boolean; // null is a place without a piece; otherwise it is a piece face down
}

export interface GameInfo {
  name: string;
  title: string;
  prefix: string; // of its rule numbers
  players: number[];
  minutes: number;
  difficulty: number; // 1 easy, 2 some thought, 3 hard
  designers: string;
  licence: string | null;
  colour: string; // of its cover
  emblem: boolean; // whether /api/games/NAME/emblem.svg is there
  options: OptionInfo[];
  layout: PartInfo[];
  lesson: string[]; // the parts of its lesson, in order; empty where it has none
}

export interface Games {
  games: GameInfo[]; // in the order in which they are offered
  levels: string[]; // of bots
}

export interface VariantInfo {
  varied: Record<string, unknown>; // what the study varies, with its values here
  options: Record<string, unknown>; // of a table that plays by it
}

/** A study of the lab, in the server's data folder. */
export interface StudyInfo {
  name: string;
  game: string;
  players: number;
  variants: VariantInfo[]; // the rulebook first
  reports: string[]; // the languages of its reports: /api/studies/NAME/LANGUAGE
}

export interface Studies {
  studies: StudyInfo[];
}

/** Moves in notation, at a table of so many players with these options. */
export interface MovesToDescribe {
  moves: string[];
  players?: number | null;
  options?: Record<string, unknown>;
  language?: "en" | "fr" | "ja" | null; // to be told in words, too
}

/** What each move is called; one that is no move of the game is left out. */
export interface DescribedMoves {
  moves: Record<string, GameEvent>;
  words?: Record<string, string>; // in the language asked for
}

/** The moves that a learner has made in a part of a lesson. The last is new: it may be refused, or declined. */
export interface LessonMoves {
  moves: string[];
}

/** What is said to the learner: a key of the lesson's catalogue, its arguments, and the rules behind it. */
export interface LessonRemark {
  key: string;
  args?: Record<string, unknown>;
  rules?: string[];
}

/** Where the learner is: the view before their last move, and what has happened since. A move that is legal, but not what is to be learned here, is declined: nothing happened, and the remarks say why. */
export interface LessonPosition {
  info: TableInfo;
  seat: number;
  step: number; // before the changes
  view: Record<string, unknown>;
  changes: Change[];
  remarks: LessonRemark[];
  declined: boolean;
  done: boolean; // on to the next part
  legal: string[]; // as patterns
  asked: GameEvent | null;
  expected: string | null; // the move that is to be found, for one who does not find it
}

/** A stretch of a game as one seat (-1: one who watches) sees it: the view before it, then its changes. While the game runs, neither has fields of the view: the past is told as moves and events. */
export interface Replay {
  info: TableInfo;
  seat: number;
  step: number;
  view: Record<string, unknown>;
  changes: Change[];
  more: boolean;
}

/** An error over HTTP; `key` is in the catalogue as `error-<key>`. */
export interface Problem {
  key: string;
  args?: Record<string, unknown>;
  rule?: string | null;
}

export interface AskReview {
  effort?: "fine" | "quick" | "usual";
  cancel?: boolean;
}

/** What could be expected of a move by what the seat could know, give or take the standard error. */
export interface ReviewedMove {
  move: string;
  value: number;
  error: number;
}

/** `loss` is what the move cost, by what could be known, give or take `error`; `mark` only where that is clear. */
export interface ReviewedDecision {
  played: string;
  best: string;
  moves: ReviewedMove[];
  loss: number;
  error: number;
  mark: "blunder" | "brilliant" | "inaccuracy" | "mistake" | null;
  why: Why[];
}

/** A move that was better with all cards open, where the one that was played was right. */
export interface ReviewedHindsight {
  move: string;
  gain: number;
  error: number;
}

/** What a step changed for one seat, by what it is due to. */
export interface ReviewedSplit {
  luck: number;
  decisions: number;
  guesses: number;
  others: number;
  estimates: number;
  error: number; // the standard error of what was to be expected
  play?: number; // reviews that were kept from before do not have it
}

/** `values` are the chances of all seats after it, give or take their standard errors. */
export interface ReviewedStep {
  step: number;
  seat: number | null;
  chance: string | null;
  values: number[];
  errors: number[];
  splits: ReviewedSplit[];
  decision: ReviewedDecision | null;
  hindsight: ReviewedHindsight | null;
  kind?: string; // of a decision: the game's own word for such moves, which `<game>-label-<kind>` spells out
}

/** `result` is the sum of the others; `errors` are their standard errors, by name. */
export interface ReviewedAccount {
  result: number;
  expectation: number;
  luck: number;
  decisions: number;
  guesses: number;
  others: number;
  estimates: number;
  errors: Record<string, number>;
  play?: number;
}

export interface ReviewSummary {
  accounts: ReviewedAccount[]; // by seat
  stories: GameEvent[][]; // by seat, to be said
  turning_points: number[]; // steps
}

/** How far a review is, and its steps from `step` on. It pauses when nobody asks for it any more. */
export interface ReviewAnswer {
  id: string;
  effort: "fine" | "quick" | "usual";
  status: "done" | "paused" | "running";
  done: number;
  total: number;
  start: number[];
  sketch: number[][]; // with step 0, until it is done: roughly the chances before the first step and after each
  step: number;
  steps: ReviewedStep[];
  summary: ReviewSummary | null; // when it is done
}

/** From where to play on: a step of a finished game, with the cards as they were or dealt anew. */
export interface PlayOn {
  step: number;
  seat: number; // where one sits down
  name: string;
  anew?: boolean; // deal hidden cards anew, from what that seat could know
  bot?: string; // on the other seats
  friends?: boolean; // leave the other seats open: the table waits for people
}

/** The same from a record that is sent along. */
export interface PlayOnRecord {
  step: number;
  seat: number;
  name: string;
  anew?: boolean;
  bot?: string;
  friends?: boolean;
  record: string;
}

export type ClientMessage = Join | Take | Leave | Return | Arrange | Start | Move | Hint | Say | React | Listen | Mute | Fill | Open | Invite | Rematch | Close | History | Ping;

export type ServerMessage = Welcome | Snapshot | Update | Done | Info | Seated | TicketMade | Presence | Chat | Hinted | Past | ErrorMessage | Pong;

export type OptionKind = FlagKind | WholeKind | ChoiceKind | SubsetKind | ListKind | RecordKind | TableKind;
