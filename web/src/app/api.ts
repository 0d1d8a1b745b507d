/** The server over HTTP. */
import type { ConnectionInfo, DescribedMoves, Games, LessonPosition, Lobby, MovesToDescribe, NewParty, NewTable, NewTableAnswer, OwnSeatsAnswer, PartyFound, PlayOn, PlayOnRecord, Problem, Replay, ReviewAnswer, SeatKey, SitDownAnswer, Studies, TableInfo } from '../protocol';
import { learnPrefixes } from '../rules/rules';
import { ask } from './place';
import type { Language } from './settings.svelte';
import { learnWords } from './words.svelte';

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.key);
  }
}

async function call<T>(path: string, init: RequestInit = {}, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (init.method === 'POST') headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await ask(`/api/${path}`, { ...init, headers });
  } catch {
    throw new Refusal({ key: 'web-offline' }, 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  let problem: Problem = { key: 'web-server' };
  try {
    const body = (await answer.json()) as Problem;
    if (typeof body.key === 'string') problem = body;
  } catch {
    // not ours: a proxy's page
  }
  throw new Refusal(problem, answer.status);
}

/** A game's words in a language, or in English if it lacks that one. */
async function gameWords(game: string, language: Language): Promise<string> {
  const answer = await ask(`/api/games/${game}/words/${language}`).catch(() => null);
  return answer?.ok ? answer.text() : '';
}

/** The words of a game's lesson. */
export async function lessonWords(game: string, language: Language): Promise<string> {
  const answer = await ask(`/api/games/${game}/lesson/words/${language}`).catch(() => null);
  if (!answer?.ok) throw new Refusal({ key: answer ? 'no-such-page' : 'web-offline' }, answer?.status ?? 0);
  return answer.text();
}

/** How this page reaches the server, and where others find it. */
export function connection(): Promise<ConnectionInfo> {
  return call<ConnectionInfo>('connection');
}

let known: Promise<Games> | undefined;

/** The games and bots of this server; asked for once. */
export function games(): Promise<Games> {
  known ??= call<Games>('games').then(
    async (answer) => {
      learnPrefixes(answer.games);
      await learnWords(answer.games.map((game) => game.name), gameWords);
      return answer;
    },
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
}

/** The studies of the lab that the host has put into the data folder. */
export const studies = () => call<Studies>('studies');
export const reportAddress = (study: string, language: string) => `/api/studies/${study}/${language}`;
export const lobby = () => call<Lobby>('tables');
/** The state of our own seats. */
export const ownSeats = (seats: SeatKey[]) => call<OwnSeatsAnswer>('seats', { method: 'POST', body: JSON.stringify({ seats }) });
/** Whether a table is known to be closed. */
export const isClosed = (table: string) => call<TableInfo>(`tables/${table}`).then((info) => info.status === 'closed', () => false);
export const describeMoves = (game: string, moves: MovesToDescribe) =>
  call<DescribedMoves>(`games/${game}/moves`, { method: 'POST', body: JSON.stringify(moves) });
/** A part of a lesson after these moves; an illegal move is refused with the rule that it breaks. */
export const lessonPosition = (game: string, part: string, moves: string[]) =>
  call<LessonPosition>(`games/${game}/lesson/${part}`, { method: 'POST', body: JSON.stringify({ moves }) });
/** Seat somebody else who plays at this device. */
export const sitDown = (table: string, seat: number, name: string, token: string) =>
  call<SitDownAnswer>(`tables/${table}/seats/${seat}`, { method: 'POST', body: JSON.stringify({ name, token }) });
export const createTable = (table: NewTable) =>
  call<NewTableAnswer>('tables', { method: 'POST', body: JSON.stringify(table) });
/** Start an evening with friends, or find one by its code. */
export const createParty = (party: NewParty) => call<PartyFound>('parties', { method: 'POST', body: JSON.stringify(party) });
export const findParty = (code: string) => call<PartyFound>('join', { method: 'POST', body: JSON.stringify({ code }) });
export const replay = (table: string, seat: number, step: number, token?: string | null) =>
  call<Replay>(`tables/${table}/replay?seat=${seat}&step=${step}`, {}, token);
/** A record that this page opened, replayed by the server: the page knows no rules. */
export const replayRecord = (record: string, seat: number, step: number) =>
  call<Replay>(`replay?seat=${seat}&step=${step}`, { method: 'POST', body: record });

/** Start the review of a finished game, continue it, or stop it. */
export const askReview = (table: string, effort: ReviewAnswer['effort'], cancel = false) =>
  call<ReviewAnswer>(`tables/${table}/review`, { method: 'POST', body: JSON.stringify({ effort, cancel }) });
export const askRecordReview = (record: string, effort: ReviewAnswer['effort']) =>
  call<ReviewAnswer>(`reviews?effort=${effort}`, { method: 'POST', body: record });
/** The progress of a review, and its results from a step on. */
export const reviewOf = (path: string, effort: ReviewAnswer['effort'], step: number) =>
  call<ReviewAnswer>(`${path}?effort=${effort}&step=${step}`);
/** A new table from a step of a finished game. */
export const playOn = (table: string, from: PlayOn) =>
  call<NewTableAnswer>(`tables/${table}/play-on`, { method: 'POST', body: JSON.stringify(from) });
export const playOnRecord = (from: PlayOnRecord) => call<NewTableAnswer>('play-on', { method: 'POST', body: JSON.stringify(from) });

export const recordAddress = (table: string) => `/api/tables/${table}/record`;
