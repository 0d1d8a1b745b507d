/** What bots say about the game: only from the scores, the round and the winners, which every seat sees alike. */

/** The part of a view that it depends on. */
export interface Standing {
  scores: readonly number[];
  winners?: readonly number[];
  round?: number;
}

export type Moment = 'scored' | 'passed' | 'win' | 'lose';

export interface Remark {
  seat: number;
  moment: Moment;
}

/** The seat with more than anyone else, if there is one. */
function leader(scores: readonly number[]): number | null {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return scores.length > 1 && scores.lastIndexOf(most) === first ? first : null;
}

/** What one of the bots may say after a change, if anything. */
export function remark(before: Standing, after: Standing, bots: readonly number[]): Remark | null {
  if (after.winners?.length) {
    if (before.winners?.length) return null;
    const winner = bots.find((seat) => after.winners!.includes(seat));
    if (winner !== undefined) return { seat: winner, moment: 'win' };
    return bots.length ? { seat: bots[0]!, moment: 'lose' } : null;
  }
  const [was, is] = [leader(before.scores), leader(after.scores)];
  if (was === is) return null;
  if (is !== null && bots.includes(is) && after.scores[is]! > (before.scores[is] ?? 0)) return { seat: is, moment: 'scored' };
  if (was !== null && bots.includes(was)) return { seat: was, moment: 'passed' };
  return null;
}

/** At most one remark in a round. */
export class Banter {
  private before: Standing | null = null;
  private saidIn: number | null = null;

  next(standing: Standing, bots: readonly number[]): Remark | null {
    const { before } = this;
    this.before = { scores: [...standing.scores], winners: standing.winners, round: standing.round };
    if (!before || before.scores.length !== standing.scores.length) return null;
    const round = before.round ?? 0; // the one that brought the change
    if (this.saidIn === round) return null;
    const said = remark(before, standing, bots);
    if (said) this.saidIn = round;
    return said;
  }
}
