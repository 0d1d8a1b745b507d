// Written by `python -m tools.typescript` from src/parfait/server/protocol/messages.py: change that.

export const PROTOCOL = 3;

/** A clock: `bank` and `increment`, or `turn` for seconds per turn (from an hour on, by correspondence). */
export interface Clock {
  bank?: number | null;
  increment?: number;
  turn?: number | null;
}

/** Come to a table: with a token to your seat, with a ticket to a reserved seat, with neither to watch. If the answer to `take` was lost, send both: whichever is valid counts. A host without a seat then sends the host's token as the ticket. `step`: the last one seen. `device`: a secret that the device keeps for good, by which a host can keep it out of a table. */
export interface Join {
  type: "join";
  table: string;
  token?: string | null;
  ticket?: string | null;
  step?: number | null;
  device?: string | null;
}

/** Take an open seat, or the one that the ticket in `join` is for; sending it twice is harmless. `token` is a new secret, made by the device, that will open the seat. The server makes one if it is missing, or if it is the one that the client came with. */
export interface Take {
  type: "take";
  seat: number;
  name: string;
  token?: string | null;
  face?: string;
}

/** Leave the seat. During the game it waits, and its owner may come back; after the game, this declines a rematch. */
export interface Leave {
  type: "leave";
}

/** Take your seat back, also from a bot; or say that you are not idle. */
export interface Return {
  type: "return";
}

/** The host sets the table up before the start: the given fields change, all or none. `options` lists every option that differs from its default. With fewer players, empty seats are removed first, then bots, never people. */
export interface Arrange {
  type: "arrange";
  players?: number | null;
  options?: Record<string, unknown> | null;
  clock?: Clock | null; // null: no limit
  timeout_level?: string | null;
  hints?: boolean | null;
  listed?: boolean | null;
  title?: string | null;
  take_backs?: boolean | null;
}

/** The host starts the game: with all seats taken, with bots of the level `bots` on the open ones, or without those. `players`: how many the host sees at the table; without the open seats, the game starts with exactly that many. */
export interface Start {
  type: "start";
  players?: number | null;
  bots?: string | null;
}

/** A move. `step` is the step it answers; sending the same `id` again is harmless. */
export interface Move {
  type: "move";
  id: string;
  step: number;
  move: string;
}

/** Take back your last move. `step` is the table's. Answered by an `update`, or others are asked (`info.back`). */
export interface TakeBack {
  type: "take_back";
  step: number;
}

/** Whether `seat` may take back its last move. Whoever asked may say no as well: they no longer want to. */
export interface AnswerTakeBack {
  type: "answer_take_back";
  seat: number;
  agree: boolean;
}

export interface Hint {
  type: "hint";
  step: number;
}

export interface Say {
  type: "say";
  text: string;
}

/** A reaction that everyone reads in their own language, shown briefly at the seat and in the chat. */
export interface React {
  type: "react";
  reaction: "close" | "nice" | "oops" | "thanks" | "wait" | "wow";
}

/** Whether this connection wants the chat. */
export interface Listen {
  type: "listen";
  chat: boolean;
}

/** The host mutes or unmutes a seat (-1: all spectators). */
export interface Mute {
  type: "mute";
  seat: number;
  muted: boolean;
}

/** Put a bot on a seat. The host may do so on an open seat, anyone seated on the seat of a player who left, is away or is idle. For such a player it plays at a level of the server's choice, not at this one. */
export interface Fill {
  type: "fill";
  seat: number;
  level: string;
}

/** The host frees a seat before the start. `bar`: the person who sat there stays out of this table. */
export interface Open {
  type: "open";
  seat: number;
  bar?: boolean;
}

/** The host creates a link to an open seat, which replaces an earlier link. */
export interface Invite {
  type: "invite";
  seat: number;
}

/** Give a new link to the seat of a person who has lost their device. The host can do so alone. Otherwise two players have to ask for it, and the second gets the link; one, where only two people play. Answered by `invited`, or by `info` if another player is still needed. */
export interface Renew {
  type: "renew";
  seat: number;
}

/** You still have your device: the new link to your seat is worth nothing. */
export interface Object {
  type: "object";
}

/** Watch under a name, which everyone sees; without one, anonymously again. `waits`: you would like a seat. `token` is a new secret, made by the device: it is what opens the seat that you may get. */
export interface Watch {
  type: "watch";
  name: string;
  token: string;
  face?: string;
  waits?: boolean;
}

/** Ask, as one who watches under a name, for the seat of a person who has left for good; or no longer. */
export interface Wish {
  type: "wish";
  seat: number;
  withdraw?: boolean;
}

/** Agree that a seat is given to the one who asks for it, or do not. One no is enough to refuse. */
export interface Vote {
  type: "vote";
  seat: number;
  yes: boolean;
}

/** Agree to a rematch, which begins once everyone present agrees; `start`: the host waits for nobody else. */
export interface Rematch {
  type: "rematch";
  start?: boolean;
}

/** The host ends the table for good. */
export interface Close {
  type: "close";
}

/** Ask what this seat has seen from a step on. */
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
  hint?: boolean; // the player had asked for a hint
  back?: number; // `seat` took back its last move: so many steps of the game are undone
}

/** Milliseconds left by seat, as of the last step. The clock of the seat to act has been running since then, unless it is a bot. `ran` is how long ago that was, for clients that come in the middle of a turn. */
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
  idle?: number | null; // since when its owner, connected, could have moved, once others may let a bot play
  vouched?: number[]; // the players who say that its owner needs a new link
  renewed?: number | null; // such a link was given, and works from then on: milliseconds since 1970
}

/** Somebody who watches under a name. */
export interface WatcherInfo {
  name: string;
  face?: string;
  waits?: boolean; // for a seat
}

/** A seat that somebody who watches asks for: who has agreed, and who is still to be asked. */
export interface WishInfo {
  seat: number;
  name: string;
  agreed?: number[];
  asked?: number[];
}

/** A player would like to take back their last move. */
export interface BackInfo {
  seat: number;
  move?: string | null; // null if it was made in secret
  agreed?: number[];
  asked?: number[]; // who have yet to answer
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
  take_backs?: boolean; // moves may be taken back although there is a clock
  back?: BackInfo | null;
  watching?: WatcherInfo[]; // those who gave a name, the first in line first
  wishes?: WishInfo[]; // seats that some of them ask for
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
}

/** The whole table, after joining: discard your previous state. */
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
  watcher?: string; // the name under which you watch
  lost?: string; // why your token no longer opens a seat: the key of an error
  choosing?: number[]; // as in `Update`
  ready?: number[]; // those of them who have answered
  answer?: string | null; // your own answer, if you have
}

/** What happened. `step` is the number after it. Only the seats to act get `legal`, `asked` (the prompt) and `stakes` (what can come of a move). `choosing`: the seats that choose now at the same time, if several do. */
export interface Update {
  type: "update";
  step: number;
  changes: Change[];
  legal?: string[] | null;
  asked?: GameEvent | null;
  stakes?: Record<string, GameEvent>;
  clock?: ClockState | null;
  id?: string | null; // of the move that made it, for the seat that made it: committed
  choosing?: number[];
}

/** Who has answered, where several choose at once. The seat that has just answered gets its own answer, too, and the `id` of the move: it is committed. */
export interface Ready {
  type: "ready";
  step: number;
  ready: number[];
  clock?: ClockState | null;
  answer?: string | null;
  id?: string | null;
}

/** The answer to a move that had already been made. */
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

/** Your seat. Its token opens it on any device: keep it secret. Empty: the one that you sent. */
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

/** A reason for a move: how much of a measure follows it, and how much follows the moves it is compared with (`against`). The words are in the catalogue as `<game>-why-<measure>`, and `hint-why-<against>`. A `chance` is in percent. */
export interface Why {
  measure: string;
  chance: boolean;
  value: number;
  other: number;
  against: "best" | "other" | "others" | "second" | "third";
  speaks: number; // 1 for the move, -1 against it, 0 for neither
}

/** A bot's estimate of one move, from 0 (lost) to 1 (won), with its standard error and the reasons. */
export interface Advice {
  move: string;
  value: number;
  error: number;
  why: Why[];
}

/** A hint. `verdict` states how much better the first move is, `outlook` how good the position is. */
export interface Hinted {
  type: "hint";
  step: number;
  moves: Advice[]; // the best few, the best of them first
  verdict: "alike" | "clear" | "close";
  outlook: "ahead" | "behind" | "even" | "losing" | "winning";
}

/** Past changes. `step` is the number before the first one; `more`: further ones follow. */
export interface Past {
  type: "history";
  step: number;
  changes: Change[];
  more?: boolean;
}

/** An error. `key` is in the catalogue as `error-<key>`; `rule` is the number of the rule that a move broke. */
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
  take_backs?: boolean; // also with a clock; without one, moves may always be taken back
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

/** One of the client's own seats: its table, and the token that opens it. */
export interface SeatKey {
  table: string;
  token: string;
}

export interface OwnSeats {
  seats: SeatKey[];
}

/** The state of one's seat: what a glance at the table from there would show. */
export interface SeatNews {
  info: TableInfo;
  seat?: number | null; // yours; null for a host without one
  turn?: number | null; // the seat to act
  left?: number | null; // milliseconds until its time is up
  began?: boolean; // there was a game: a table may be closed before
  winners?: number[]; // once it is over
}

export interface OwnSeatsAnswer {
  seats: (SeatNews | null)[]; // in the same order; null where the token opens nothing
}

export interface Lobby {
  tables: TableInfo[];
}

/** How a request arrived, and where others reach this server: for `parfait doctor --server` and for invitations. */
export interface ConnectionInfo {
  address: string; // whose limits count: the sender's, where proxies say so
  forwarded: boolean; // whether a proxy that is trusted said so
  base: string; // what links begin with
  network: string; // what they begin with in the local network, if we listen there; else ""
  time: number; // by this server's clock
  site?: number; // bytes to load for playing without this server, under /device/; 0 where that is not offered
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

/** A list of `count` different values out of `values`, in any order. */
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

/** An object with exactly these fields, each with its own kind. */
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

/** How a field of the view is laid out on a table (core/layout.py), for clients that do not draw this game. */
export interface PartInfo {
  field: string;
  lies: "grid" | "number" | "pile" | "row";
  whose: "own" | "seats" | "table";
  piece?: string; // what its pieces are: "card", "die", …
  suits?: string; // first letters of the pieces' notation, each with a colour of its own
  label?: string; // a key of the catalogue
  columns?: number; // of a grid
  empty?: boolean; // null is a place without a piece; otherwise it is a piece face down
  reveals?: boolean; // what comes to light there is looked at before the game goes on
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

/** Moves in notation, for a number of players and options. */
export interface MovesToDescribe {
  moves: string[];
  players?: number | null;
  options?: Record<string, unknown>;
  language?: "en" | "fr" | "ja" | null; // to be told in words, too
}

/** The name of each move; texts that are not moves of the game are left out. */
export interface DescribedMoves {
  moves: Record<string, GameEvent>;
  words?: Record<string, string>; // in the language asked for
}

/** The moves that a learner has made at a table of a lesson. The last is new: it may be refused, or declined. A part may continue the one before it, at the same table: then its moves come after those. If only the first of them are given, the part begins as if the learner had made the moves that were asked for. */
export interface LessonMoves {
  moves: string[];
}

/** A remark to the learner: a key of the lesson's catalogue, its arguments, and the rules behind it. */
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
  moves: string[]; // that the learner has made at this table, those in earlier parts included
  carries_on: boolean; // the next part begins where this one ends; otherwise at a new table
}

/** A part of a game as one seat (-1: a spectator) sees it: the view before it, then its changes. While the game is running, neither has fields of the view: the past is sent as moves and events. */
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

/** Come to a party: with your key as the person you are, without one to watch, as a television does. */
export interface ComeToParty {
  type: "party";
  party: string;
  key?: string | null;
}

/** Say who you are. `key` is a secret, made by the device, that stands for you; send it again for a new name. */
export interface EnterParty {
  type: "enter";
  name: string;
  key: string;
  face?: string;
}

/** Leave the party; or, as the host, remove somebody, who cannot come back with the same key. */
export interface DepartParty {
  type: "depart";
  person?: number | null;
}

/** Say that you only watch the next games, or that you play again. */
export interface SitOut {
  type: "sit-out";
  resting: boolean;
}

/** The host changes the settings: the given fields change. */
export interface ArrangeParty {
  type: "arrange-party";
  title?: string | null;
  picks?: "host" | "vote" | null;
  bots?: string | null; // their level on seats that nobody takes; null: no bots
}

/** Vote for the next game; None takes your vote back. */
export interface VoteForGame {
  type: "vote-game";
  game: string | null;
}

/** The host begins the next game; `setup`: at a table that waits for the host to set it up. */
export interface PlayNext {
  type: "play-next";
  game: string;
  setup?: boolean;
}

/** The host moves on without the current game. Its table stays, but it does not count. */
export interface CallOff {
  type: "call-off";
  table: string;
}

/** The host ends the party: the code stops working, and the tally is final. */
export interface EndParty {
  type: "end-party";
}

export interface PersonInfo {
  name: string;
  face?: string;
  resting?: boolean; // watches for now
  gone?: boolean; // has left the party
  played?: number; // games that count
  wins?: number;
  points?: number;
  vote?: string | null; // the game that they want to play next
}

/** A game of the evening. `seats` holds the number of the person on each seat, None for a bot. */
export interface PartyGame {
  table: string;
  game: string;
  began: number;
  seats: (number | null)[];
  status: "dropped" | "over" | "playing";
  scores?: number[]; // by seat, as the rest
  places?: number[]; // from 1; equal places are shared
  points?: number[]; // for the tally
}

/** A title of the evening: `<game>-feat-<name>` in the catalogue, or `party-title-<name>` for any game's. */
export interface EveningTitle {
  name: string;
  person: number;
  value: number;
  game?: string | null; // whose own title it is
  table?: string | null; // where it was earned
}

/** What everybody at a party may know. Persons are numbered in the order in which they came. */
export interface PartyInfo {
  title: string;
  code: string;
  picks: "host" | "vote";
  people: PersonInfo[];
  games: PartyGame[];
  bots?: string | null;
  table?: string | null; // where the game is that is being played
  line?: number[]; // who play next, in this order, as far as there are seats
  titles?: EveningTitle[];
  ended?: boolean;
}

/** What whoever acts as the host may do now, of what a host may not always do. */
export interface HostRights {
  end: boolean; // end the party
  remove: number[]; // the people whom they may remove
}

/** The whole party, after coming. */
export interface PartyShown {
  type: "party";
  info: PartyInfo;
  here: number[]; // who is connected
  watchers: number;
  host: number | null; // the person who acts as the host
  host_may: HostRights;
  you?: number | null;
}

export interface PartyChanged {
  type: "party-info";
  info: PartyInfo;
}

export interface PartyPresence {
  type: "party-presence";
  here: number[];
  watchers: number;
  host: number | null;
  host_may: HostRights;
}

/** A party, and who founds it: `key` is the secret of their device. */
export interface NewParty {
  name: string;
  key: string;
  face?: string;
  title?: string;
  picks?: "host" | "vote";
  bots?: string | null;
}

export interface PartyCode {
  code: string; // as somebody types it
}

export interface PartyFound {
  party: string; // what `party` takes, and the link ends with
  code: string;
  link: string;
  title?: string;
}

export interface WeighedMove {
  move: string;
  value: number;
  error: number; // how far the value may be off, by all that is known: a standard deviation
}

/** A move that would have been better with all cards open, although the player could not know it. */
export interface Hindsight {
  move: string;
  gain: number;
  error: number;
}

/** What a step changed for one seat, split by cause. */
export interface Split {
  luck?: number;
  decisions?: number; // what its own mistake cost, by what it could know
  play?: number; // what a move that was no mistake gained, by what its player could know: for the others, lost
  guesses?: number; // how its decision turned out, compared with what was to be expected of it
  others?: number; // what the others did, and what they have not yet made of its mistake
  estimates?: number; // what different estimates of the same thing differ by
  error?: number; // the standard error of what was to be expected, which the parts are set against
}

/** `result` is exact, and the sum of the items; each item has a standard error under its name. */
export interface Account {
  result: number;
  expectation: number; // at the start
  luck: number;
  decisions: number; // what the seat's own mistakes cost, by what it could know
  guesses: number; // what it could not know: good moves that turned out badly, and bad ones that turned out well
  others: number; // what the others did
  estimates: number; // what is left because estimates of the same thing disagree
  errors: Record<string, number>;
  play?: number; // what moves that were no mistakes gained over those of quick games: its own, less the others'
}

/** A moment: `kind` is `turning`, `luck`, `bold` or `best`. `seat` is whose chance of winning went from `before` to `after`; of a move, who made it. */
export interface Highlight {
  kind: string;
  step: number;
  seat: number;
  before: number;
  after: number;
  number?: number; // of an event of chance: which one of its kind, from 1
}

export interface AskReview {
  effort?: "fine" | "quick" | "usual";
  cancel?: boolean;
}

/** A decision. `loss` is what the move cost by what could be known, ± `error`; there is a `mark` only if that is clear. */
export interface ReviewedDecision {
  played: string;
  best: string;
  moves: WeighedMove[];
  loss: number;
  error: number;
  mark: "blunder" | "brilliant" | "inaccuracy" | "mistake" | null;
  why: Why[];
}

/** A step. `values` are the chances of all seats after it, with their standard errors. */
export interface ReviewedStep {
  step: number;
  seat: number | null;
  chance: string | null;
  values: number[];
  errors: number[];
  splits: Split[];
  decision: ReviewedDecision | null;
  hindsight: Hindsight | null;
  kind?: string; // of a decision: the game's own word for such moves, which `<game>-label-<kind>` spells out
}

export interface ReviewSummary {
  accounts: Account[]; // by seat
  stories: GameEvent[][]; // by seat, to be said
  turning_points: number[]; // steps
  highlights?: Highlight[]; // the story of the game; reviews that were kept from before have none
}

/** The progress of a review, and its steps from `step` on. It pauses when nobody asks for it any more. */
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

/** Where to play on from: a step of a finished game, with the same cards or dealt again. */
export interface PlayOn {
  step: number;
  seat: number; // where one sits down
  name: string;
  anew?: boolean; // deal hidden cards anew, from what that seat could know
  bot?: string; // on the other seats
  friends?: boolean; // leave the other seats open: the table waits for people
}

/** The same from a record in the request. */
export interface PlayOnRecord {
  step: number;
  seat: number;
  name: string;
  anew?: boolean;
  bot?: string;
  friends?: boolean;
  record: string;
}

export type ClientMessage = Join | Take | Leave | Return | Arrange | Start | Move | TakeBack | AnswerTakeBack | Hint | Say | React | Listen | Mute | Fill | Open | Invite | Renew | Object | Watch | Wish | Vote | Rematch | Close | History | Ping | ComeToParty | EnterParty | DepartParty | SitOut | ArrangeParty | VoteForGame | PlayNext | CallOff | EndParty;

export type ServerMessage = Welcome | Snapshot | Update | Ready | Done | Info | Seated | TicketMade | Presence | Chat | Hinted | Past | ErrorMessage | Pong | PartyShown | PartyChanged | PartyPresence;

export type OptionKind = FlagKind | WholeKind | ChoiceKind | SubsetKind | ListKind | RecordKind | TableKind;
