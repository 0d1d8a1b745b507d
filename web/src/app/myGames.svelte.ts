/** Our own games: what this device knows about them, and their state, which the server is asked for now and then. */
import type { SeatNews } from '../protocol';
import { ownSeats, Refusal } from './api';
import { seatNames } from './characters';
import { hideTable, markOver, ownTables, unhideTable, type OwnTable, type Result } from './savedTables';

const SEEN = 20_000; // milliseconds between two looks
const UNSEEN = 60_000; // the same, while one looks elsewhere
const MOST = 40; // seats in one request

export interface OwnGame extends OwnTable {
  news: SeatNews | null | undefined; // undefined: not known yet; null: the token opens nothing
  mine: boolean; // it is our turn there
}

function resultOf({ info, seat, began = false, winners = [] }: SeatNews): Result {
  const names = seatNames(info.table, info.seats);
  return { began, won: seat != null && winners.includes(seat), winners: winners.filter((winner) => winner !== seat).map((winner) => names[winner] ?? '') };
}

class OwnGames {
  /** The page's own table, about which the page knows more. */
  current = $state('');
  /** When the server last answered, by our clock. */
  at = $state(0);
  private kept = $state.raw<OwnTable[]>(ownTables());
  private news = $state.raw<Record<string, SeatNews | null>>({});

  all: OwnGame[] = $derived(
    this.kept.map((own) => {
      const news = this.news[own.table];
      return { ...own, news, mine: isMine(news) };
    }),
  );
  /** Unfinished games: first those where it is our turn, the most urgent first. */
  running: OwnGame[] = $derived(this.all.filter((own) => !own.over && !own.hidden).sort(byNeed));
  /** Finished games; a table that was closed before its game began does not count. */
  finished: OwnGame[] = $derived(this.all.filter((own) => own.over && !own.hidden && own.result?.began !== false));
  hidden: OwnGame[] = $derived(this.all.filter((own) => own.hidden));
  /** The other tables where it is our turn. */
  waiting: OwnGame[] = $derived(this.running.filter((own) => own.mine && own.table !== this.current));

  /** Read again what this device has, and ask the server about it. */
  async look(): Promise<void> {
    this.kept = ownTables();
    const asked = this.kept.filter((own) => !own.over && !own.hidden && own.token && own.table !== this.current).slice(0, MOST);
    if (!asked.length || !(__DEVICE__ || navigator.onLine)) return;
    try {
      const { seats } = await ownSeats(asked.map((own) => ({ table: own.table, token: own.token! })));
      this.at = Date.now();
      this.news = Object.fromEntries(asked.map((own, i) => [own.table, seats[i] ?? null]));
      const over = asked.filter((own) => ['over', 'closed'].includes(this.news[own.table]?.info.status ?? ''));
      if (over.length) {
        markOver(Object.fromEntries(over.map((own) => [own.table, resultOf(this.news[own.table]!)])));
        this.kept = ownTables();
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // what is known stays; the next look may do better
    }
  }

  hide(table: string): void {
    hideTable(table);
    this.kept = ownTables();
  }

  unhide(table: string): void {
    unhideTable(table);
    this.kept = ownTables();
    void this.look();
  }

  /** Check from now on, less often while the page is hidden. Returns a function that stops it. */
  watch(): () => void {
    let timer: ReturnType<typeof setInterval> | undefined;
    const set = () => {
      clearInterval(timer);
      timer = setInterval(() => void this.look(), document.hidden ? UNSEEN : SEEN);
      if (!document.hidden) void this.look();
    };
    set();
    document.addEventListener('visibilitychange', set);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', set);
    };
  }
}

function isMine(news: SeatNews | null | undefined): boolean {
  if (!news || news.seat == null || news.turn !== news.seat) return false;
  return !news.info.seats[news.seat]?.bot;
}

function byNeed(a: OwnGame, b: OwnGame): number {
  const left = (own: OwnGame) => own.news?.left ?? Infinity;
  if (a.mine !== b.mine) return a.mine ? -1 : 1;
  if (a.mine && left(a) !== left(b)) return left(a) - left(b);
  return b.at - a.at;
}

export const myGames = new OwnGames();
