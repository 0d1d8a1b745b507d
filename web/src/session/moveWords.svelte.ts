/** The names of moves, requested from the server once for each move. */
import { SvelteMap } from 'svelte/reactivity';
import type { GameEvent, TableInfo } from '../protocol';
import { describeMoves } from '../app/api';
import { words } from '../app/words.svelte';

const MOST = 200; // moves in a question

export class MoveWords {
  private known = new SvelteMap<string, GameEvent>();
  private asked = new Set<string>();
  private wanted: string[] = [];

  constructor(private table: () => Pick<TableInfo, 'game' | 'players' | 'options'>) {}

  /** A move in words; its notation until they arrive. All requests of one moment are sent together. */
  of(move: string): string {
    const event = this.known.get(move);
    if (event) return words().event(this.table().game, event, [], null);
    if (!this.asked.has(move)) {
      if (!this.wanted.length) queueMicrotask(() => void this.ask());
      this.asked.add(move);
      this.wanted.push(move);
    }
    return move;
  }

  /** Whether all of these have words. */
  has(moves: string[]): boolean {
    return moves.every((move) => this.known.has(move));
  }

  private async ask(): Promise<void> {
    const moves = this.wanted.splice(0, MOST);
    if (this.wanted.length) queueMicrotask(() => void this.ask());
    const { game, players, options } = this.table();
    try {
      const found = await describeMoves(game, { moves, players, options });
      for (const [move, event] of Object.entries(found.moves)) this.known.set(move, event);
    } catch {
      for (const move of moves) this.asked.delete(move); // another time
    }
  }
}
