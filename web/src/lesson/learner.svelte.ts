/** A learner in a lesson: the server reports what each move does, which rule it breaks, and which remarks to show. */
import type { Beat, GameView, View } from '../games/contract';
import type { GameEvent, GameInfo, LessonPosition, Problem } from '../protocol';
import { announce } from '../app/announce.svelte';
import { games, lessonPosition, lessonWords, Refusal } from '../app/api';
import { keepProgress, progress } from './progress';
import { expanded } from '../session/moves';
import { MoveWords } from '../session/moveWords.svelte';
import { FAR_BEHIND, Playback } from '../session/playback.svelte';
import { motion } from '../app/settings.svelte';
import { gameView, wholeView } from '../session/views';
import { learnCatalogue, t, words } from '../app/words.svelte';

const OTHERS = ['lesson-anna', 'lesson-ben']; // who else sits there, in the order of the seats
const TURN = 700; // milliseconds, for a game that does not say

/** A remark of the lesson, or the rule that a move breaks. */
export interface Said {
  key: string;
  args: Record<string, unknown>;
  rules: string[];
  refusal?: boolean;
}

const remark = ({ key, args = {}, rules = [] }: { key: string; args?: Record<string, unknown>; rules?: string[] }): Said => ({ key, args, rules });

export class Learner {
  info = $state.raw<GameInfo | null>(null);
  drawn = $state.raw<GameView | null>(null);
  position = $state.raw<LessonPosition | null>(null);
  legal = $state.raw<string[]>([]);
  said = $state.raw<Said[]>([]);
  mood = $state<'plain' | 'other' | 'wrong'>('plain'); // how the last move was taken
  tries = $state(0); // moves in a row that were not what is wanted
  shown = $state(false); // the move that is to be found
  problem = $state.raw<Problem | null>(null);
  pending = $state<string | null>(null); // the move that waits for the server
  part = $state('');
  table = $state(0); // counts the tables of the lesson: the board carries on from part to part, or is dealt anew
  events = $state.raw<GameEvent[]>([]); // since the part began, as far as this page saw them

  private moves: string[] = [];
  private called = new MoveWords(() => this.position!.info);
  readonly playback = new Playback({
    beats: (before, after) => this.beats(before, after),
    began: () => {},
    showed: ({ change }) => this.announce(change.events ?? []),
    seen: () => {},
    settled: () => this.settle(),
    patience: () => FAR_BEHIND,
  });

  names = $derived.by(() => {
    const { seat = 0, info } = this.position ?? {};
    let others = 0;
    return (info?.seats ?? []).map((_, i) => {
      if (i === seat) return t('you');
      const name = OTHERS[others++];
      return name ? t(name) : t('bot', { number: others });
    });
  });
  parts = $derived(this.info?.lesson ?? []);
  at = $derived(this.parts.indexOf(this.part));
  last = $derived(this.at === this.parts.length - 1);
  done = $derived(!!this.position?.done && !this.playback.busy);
  yours = $derived(this.legal.length > 0 && !this.playback.busy);
  view = $derived(this.playback.view);
  counted = $derived(!!this.view && (this.view.turn === -2 || !!this.drawn?.roundOver(this.view)));

  constructor(readonly game: string) {
    void this.begin();
  }

  stop(): void {
    this.playback.stop();
  }

  async begin(): Promise<void> {
    this.problem = null;
    try {
      const [known, drawn] = await Promise.all([games(), gameView(this.game), learnCatalogue(`lesson-${this.game}`, (language) => lessonWords(this.game, language))]);
      this.info = known.games.find((one) => one.name === this.game) ?? null;
      this.drawn = drawn;
      const { part, moves } = progress(this.game);
      if (!this.parts.length) throw new Refusal({ key: 'no-such-page' }, 404);
      if (this.parts.includes(part)) await this.open(part, moves);
      else await this.open(this.parts[0]!, []);
    } catch (error) {
      this.failed(error);
    }
  }

  /** Show a part, at its start or where the learner left it. */
  async open(part: string, moves: string[], carriesOn = false): Promise<void> {
    try {
      this.enter(part, await lessonPosition(this.game, part, moves), carriesOn);
    } catch (error) {
      if (!moves.length || !(error instanceof Refusal) || error.status === 0) return this.failed(error);
      await this.open(part, []); // the lesson is not what it was when it was left
    }
  }

  private enter(part: string, found: LessonPosition, carriesOn: boolean): void {
    this.part = part;
    this.moves = found.moves;
    this.position = found;
    this.legal = [];
    keepProgress(this.game, { part, moves: found.moves });
    if (carriesOn && found.changes.length) {
      this.said = [];
      return this.playback.add(found.changes, found.step, { atOnce: true });
    }
    if (!carriesOn) {
      this.table += 1;
      this.events = [];
      const before = wholeView(found.view, found.info, [this.info!], found.seat);
      const now = found.changes.reduce<View>((view, change) => ({ ...view, ...change.view }), before);
      this.playback.begin(now, found.step + found.changes.length);
    }
    this.settle();
  }

  /** The next part, at the same table where it continues this one; or an earlier one. */
  async next(by = 1): Promise<void> {
    const part = this.parts[this.at + by];
    const same = by === 1 && this.done && !!this.position?.carries_on;
    if (part) await this.open(part, same ? this.moves : [], same);
  }

  /** Restart the part. */
  again(): void {
    void this.open(this.part, []);
  }

  /** The end of the lesson. The next visit begins at its start. */
  finish(): void {
    keepProgress(this.game, { part: '', moves: [], learned: true });
  }

  /** Try a move, legal or not: the server answers what happens. */
  play = (move: string): void => void this.make(move);

  private async make(move: string): Promise<void> {
    if (this.pending || this.playback.busy || !this.position || this.position.done) return;
    this.pending = move;
    const moves = [...this.moves, move];
    try {
      const found = await lessonPosition(this.game, this.part, moves);
      if (found.declined) this.answer('other', found.remarks.map(remark));
      else this.go(moves, found);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { key, args = {}, rule } = error.problem;
      this.answer('wrong', [{ key, args, rules: rule ? [rule] : [], refusal: true }]);
    } finally {
      this.pending = null;
    }
  }

  private go(moves: string[], found: LessonPosition): void {
    this.moves = moves;
    keepProgress(this.game, { part: this.part, moves, ...(found.done && this.last ? { learned: true } : {}) });
    this.position = found;
    this.legal = [];
    this.playback.add(found.changes, found.step, { atOnce: true });
  }

  private answer(mood: 'other' | 'wrong', said: Said[]): void {
    this.mood = mood;
    this.said = said;
    this.tries += 1;
  }

  /** Everything has been shown: now show the remark, and offer the moves. */
  private settle(): void {
    if (!this.position || this.playback.busy) return;
    const { remarks, asked, legal } = this.position;
    this.mood = 'plain';
    this.tries = 0;
    this.shown = false;
    this.said = remarks.length || !asked ? remarks.map(remark) : [remark(asked)];
    this.legal = expanded(legal);
  }

  /** The last remark of the lesson. */
  get lastWords(): string {
    const last = this.position?.remarks.at(-1);
    return last ? this.text(remark(last)) : '';
  }

  text({ key, args, refusal }: Said): string {
    if (!refusal) return words().event(this.game, { key, args }, this.names, this.position!.seat);
    return key.startsWith('web-') ? t(key) : words().error(key, args, this.game);
  }

  private announce(events: GameEvent[]): void {
    this.events = [...this.events, ...events];
    for (const event of events) announce(words().event(this.game, event, this.names, this.position!.seat));
  }

  private beats(before: View, after: View): Beat[] {
    return this.drawn?.beats?.(before, after, this.info) ?? [{ kind: 'card', view: after, ms: TURN }];
  }

  private failed(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.problem = error.problem;
  }

  term = (name: string, value: string): string => words().term(this.game, name, value);
  /** A move in words; its notation until the words arrive. */
  named = (move: string): string => this.called.of(move);
  motion = (ms: number): number => motion(ms) / this.playback.haste;
}
