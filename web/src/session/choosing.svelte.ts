/** Choices that several seats make at once: who is asked, who has answered, and our own answer, which we may change. */
import type { GameView, View } from '../games/contract';

export class Choosing {
  seats = $state.raw<number[]>([]); // in the order of the rules; [] when one plays after the other
  ready = $state.raw<number[]>([]); // who have answered
  answer = $state<string | null>(null); // ours
  changing = $state(false); // we want to give another one

  awaited = $derived(this.seats.filter((seat) => !this.ready.includes(seat)));

  begin(seats: number[] = [], ready: number[] = [], answer: string | null = null): void {
    this.seats = seats;
    this.ready = ready;
    this.answer = answer;
    this.changing = false;
  }

  /** Somebody has answered; `answer` is ours, if it was us. */
  heard(ready: number[], answer: string | null): void {
    this.ready = ready;
    if (answer === null) return;
    this.answer = answer;
    this.changing = false;
  }

  /** Whose turn it is, as a seat sees it: its own, until it has answered. */
  turnOf(you: number | null): number {
    if (you !== null && this.seats.includes(you) && (this.changing || !this.ready.includes(you))) return you;
    return this.awaited[0] ?? this.seats[0]!;
  }

  /** The view while others choose: with what is known of the answers. */
  shown(view: View, turn: number, game: GameView | null): View {
    const covered = { ...view, turn };
    if (!game?.answered) return covered;
    const ready = this.changing ? this.ready.filter((seat) => seat !== turn) : this.ready;
    return game.answered(covered, ready, this.changing ? null : this.answer);
  }
}
