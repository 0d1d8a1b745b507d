/** What happened since our last turn: it is marked on the board until we move, and can be replayed. */
import type { View } from '../games/contract';
import type { Shown } from './playback.svelte';
import { load, save } from '../app/storage';

const MOST = 300; // changes to remember
const TABLES = 12; // whose last turn is kept for the next visit

interface Kept {
  table: string;
  seat: number;
  step: number;
  view: View;
}

export class LastTurn {
  view = $state.raw<View | null>(null); // after one's own last move
  past = $state.raw<Shown[]>([]); // from one's last turn on; for one who watches, the last round of turns

  constructor(private table: string) {}

  /** The table as we find it. Its state at our last turn may be known from an earlier visit. */
  begin(view: View | null, step: number): void {
    this.past = [];
    const kept = load<Kept[]>('since', []).find(({ table, seat }) => table === this.table && seat === view?.seat);
    this.view = kept && kept.step <= step ? kept.view : view;
  }

  add(shown: Shown, newRound: boolean): void {
    const { before, after, change } = shown;
    if (newRound) {
      this.past = [];
      this.view = after;
    }
    const own = after.seat >= 0 && change.seat === after.seat;
    const others = (one: Shown) => one.change.seat !== null && one.change.seat !== undefined && one.change.seat !== after.seat;
    if (own && this.past.some(others)) this.past = []; // a new turn of one's own
    const most = after.seat < 0 ? 2 * after.players : MOST;
    this.past = [...this.past, shown].slice(-most);
    if (own) {
      this.view = after;
      this.keep(after, shown.step);
    } else if (before.turn === before.seat) this.view = after; // what chance made of one's own move
  }

  private keep(view: View, step: number): void {
    const others = load<Kept[]>('since', []).filter(({ table }) => table !== this.table);
    save('since', [{ table: this.table, seat: view.seat, step, view }, ...others].slice(0, TABLES));
  }
}
