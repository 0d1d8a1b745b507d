// Written by src/parfait/server/wire/typescript.py from protocol.py: change that, and write this anew.

export const PROTOCOL = 2;

/** `bank` and `increment` for a live clock, or `turn` for so many seconds a turn (by correspondence). */
export interface Clock {
  bank?: number | null;
  increment?: number;
  turn?: number | null;
}

/** Come to a table: with a token to one's seat, with a ticket to one that is kept, with neither to watch. Who has both, since the answer to `take` was lost, is let in by whichever is good. `step`: the last one seen before. */
export interface Join {
  type: "join";
  table: string;
  token?: string | null;
  ticket?: string | null;
  step?: number | null;
}

/** Sit down on an open seat, or on the one that the ticket in `join` is for; sent again, it does nothing again. `token` is the secret that will open the seat, made by the device; without one the server makes it. */
export interface Take {
  type: "take";
  seat: number;
  name: string;
  token?: string | null;
}

/** Get up. After the start the seat waits, and its owner may come back. */
export interface Leave {
  type: "leave";
}

/** Take one's seat back, also from a bot. */
export interface Return {
  type: "return";
}

/** The host begins the game. */
export interface Start {
  type: "start";
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

/** The host puts a bot on an open or abandoned seat. */
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

/** Once more with the same people. */
export interface Rematch {
  type: "rematch";
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
export interface Told {
  key: string;
  args?: Record<string, unknown>;
  rule?: string | null;
}

/** One step as the seat sees it. `view` holds the fields of its view that changed. */
export interface Change {
  seat?: number | null;
  move?: string | null;
  chance?: string | null;
  by?: string | null;
  events?: Told[];
  view?: Record<string, unknown>;
}

/** Milliseconds left by seat, as of the last step; the clock of the seat to act runs since then, unless it is a bot. `ran` is how long that was ago when this was sent: for one who comes in the middle of a turn. */
export interface ClockState {
  left: (number | null)[];
  ran?: number;
}

export interface Seat {
  name?: string;
  bot?: string | null;
  taken?: boolean;
  kept?: boolean;
  left?: boolean;
  muted?: boolean;
}

/** What everybody may know of a table without looking at the game. */
export interface TableInfo {
  table: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  status: string;
  seats: Seat[];
  listed: boolean;
  hints: boolean;
  timeout_level: string;
  created: number;
  clock?: Clock | null;
  title?: string;
  rematch?: string | null;
  rematch_of?: string | null;
  watchers_muted?: boolean;
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
  seat: number | null;
  host: boolean;
  here: number[];
  watchers: number;
  view?: Record<string, unknown> | null;
  legal?: string[] | null;
  clock?: ClockState | null;
  missed?: Change[];
  chat?: Chat[];
  invited?: number | null;
}

/** What happened. `step` is the number after it; `legal` is there for the seat to act alone. */
export interface Update {
  type: "update";
  step: number;
  changes: Change[];
  legal?: string[] | null;
  clock?: ClockState | null;
  id?: string | null;
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
export interface Invited {
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
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** What a bot expects of one move, from 0 (lost) to 1 (won). */
export interface Advice {
  move: string;
  value: number;
  error: number;
}

export interface Hinted {
  type: "hint";
  step: number;
  moves: Advice[];
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
  id?: string | null;
  to?: string | null;
  step?: number | null;
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
  name?: string | null;
  seat?: number | null;
  listed?: boolean;
  clock?: Clock | null;
  timeout_level?: string;
  hints?: boolean;
  title?: string;
  start?: boolean;
}

export interface NewTableAnswer {
  table: string;
  token: string;
  seat: number | null;
  link: string;
  seat_link: string;
}

export interface SitDown {
  name: string;
  ticket?: string | null;
  token?: string | null;
}

export interface SitDownAnswer {
  table: string;
  seat: number;
  token: string;
  seat_link: string;
}

export interface Lobby {
  tables: TableInfo[];
}

export interface OptionInfo {
  name: string;
  rule: string;
  default: unknown;
  allowed: string;
}

export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  minutes: number;
  designers: string;
  licence: string | null;
  options: OptionInfo[];
}

export interface Games {
  games: GameInfo[];
  levels: string[];
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

export type ClientMessage = Join | Take | Leave | Return | Start | Move | Hint | Say | Listen | Mute | Fill | Open | Invite | Rematch | Close | History | Ping;

export type ServerMessage = Welcome | Snapshot | Update | Done | Info | Seated | Invited | Presence | Chat | Hinted | Past | ErrorMessage | Pong;
