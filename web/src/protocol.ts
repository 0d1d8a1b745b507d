/** Messages of the table, as in src/parfait/server/protocol.py. */

export interface Told {
  key: string;
  args?: Record<string, unknown>;
  rule?: string | null;
}
export interface Change {
  seat?: number | null;
  move?: string | null;
  chance?: string | null;
  by?: string | null;
  events?: Told[];
  view?: Record<string, unknown>;
}
export interface ClockState {
  left: (number | null)[];
}
export interface Seat {
  name?: string;
  bot?: string | null;
  taken?: boolean;
  kept?: boolean;
  left?: boolean;
  muted?: boolean;
}
export interface Clock {
  bank?: number | null;
  increment?: number;
  turn?: number | null;
}
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
  type: 'welcome';
  protocol: number;
  version: string;
}
export interface Snapshot {
  type: 'table';
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
}
export interface Update {
  type: 'update';
  step: number;
  changes: Change[];
  legal?: string[] | null;
  clock?: ClockState | null;
  id?: string | null;
}
export interface Done {
  type: 'done';
  id: string;
  step: number;
}
export interface Info {
  type: 'info';
  info: TableInfo;
}
export interface Seated {
  type: 'seated';
  seat: number;
  token: string;
}
export interface Invited {
  type: 'invited';
  seat: number;
  token: string;
}
export interface Presence {
  type: 'presence';
  here: number[];
  watchers: number;
}
export interface Chat {
  type: 'chat';
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
export interface Advice {
  move: string;
  value: number;
  error: number;
}
export interface Hinted {
  type: 'hint';
  step: number;
  moves: Advice[];
}
export interface Past {
  type: 'history';
  step: number;
  changes: Change[];
  more?: boolean;
}
export interface ErrorMessage {
  type: 'error';
  key: string;
  args?: Record<string, unknown>;
  rule?: string | null;
  id?: string | null;
  to?: string | null;
  step?: number | null;
}
export interface Pong {
  type: 'pong';
  now: number;
}
export type ServerMessage =
  | Welcome
  | Snapshot
  | Update
  | Done
  | Info
  | Seated
  | Invited
  | Presence
  | Chat
  | Hinted
  | Past
  | ErrorMessage
  | Pong;
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
export interface Lobby {
  tables: TableInfo[];
}
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, unknown>;
  seats?: { bot?: string | null }[] | null;
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
export interface Replay {
  info: TableInfo;
  seat: number;
  step: number;
  view: Record<string, unknown>;
  changes: Change[];
  more: boolean;
}
export interface Problem {
  key: string;
  args?: Record<string, unknown>;
  rule?: string | null;
}
