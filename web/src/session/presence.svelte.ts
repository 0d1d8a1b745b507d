/** The people at a table: who is there, who has been away since when, who acts as the host, and what that is called. */
import { SvelteMap } from 'svelte/reactivity';
import type { ClientMessage, Clock, TableInfo } from '../protocol';
import { announce, notice } from '../app/announce.svelte';
import { whileVisible } from '../app/whileVisible';
import { t } from '../app/words.svelte';

const TICK = 10_000; // milliseconds between two looks at the clock
const RELOAD = 4_000; // milliseconds that somebody may be gone before it is said: a page that is loaded again takes as long
const STAND_IN = '3'; // as the server has it, whatever is asked for
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The parts of a session that it needs. */
interface Place {
  readonly info: TableInfo | null;
  readonly seat: number | null;
  readonly here: number[];
  readonly names: string[];
  send(message: ClientMessage): void;
}

/** So long a time in the largest unit that fits, as a count and its name. */
export function rounded(ms: number): { count: number; unit: 'minutes' | 'hours' | 'days' } {
  if (ms >= 2 * DAY) return { count: Math.floor(ms / DAY), unit: 'days' };
  if (ms >= 2 * HOUR) return { count: Math.floor(ms / HOUR), unit: 'hours' };
  return { count: Math.max(1, Math.floor(ms / MINUTE)), unit: 'minutes' };
}

const CORRESPONDENCE = 3600; // seconds per turn, as the server has it

/** In correspondence games everybody is away most of the time, and the clock keeps the game going. */
export function unhurried(clock: Clock): boolean {
  return (clock.turn ?? 0) >= CORRESPONDENCE;
}

export class Presence {
  private now = $state(Date.now());
  private ahead = $state(0); // milliseconds by which the server's clock is ahead of ours
  private stopClock: () => void;
  private blinking = new SvelteMap<number, ReturnType<typeof setTimeout>>(); // seats whose people went a moment ago

  constructor(private place: Place) {
    this.stopClock = whileVisible(() => (this.now = Date.now()), TICK);
  }

  stop(): void {
    this.stopClock();
    this.blinking.forEach(clearTimeout);
  }

  /** The connected players have changed. */
  came(here: number[], before: number[]): void {
    for (const seat of before) {
      if (here.includes(seat) || this.blinking.has(seat)) continue;
      this.blinking.set(seat, setTimeout(() => this.blinking.delete(seat), RELOAD));
    }
  }

  /** The server has sent its time. */
  setClock(now: number): void {
    this.now = Date.now();
    this.ahead = now - this.now;
  }

  /** Whether this is somebody who has to be waited for, and is not connected. */
  missing(seat: number): boolean {
    const info = this.place.info?.seats[seat];
    return !!info?.name && !info.bot && (!!info.left || !(this.place.here.includes(seat) || this.blinking.has(seat)));
  }

  private get unhurried(): boolean {
    return this.place.info?.status === 'playing' && !!this.place.info.clock && unhurried(this.place.info.clock);
  }

  /** Whether we may let a bot play there. */
  mayFill(seat: number): boolean {
    const { info, seat: own } = this.place;
    const there = info?.seats[seat];
    if (own === null || own === seat || !there || !['waiting', 'playing'].includes(info!.status)) return false;
    return (there.idle != null && !there.bot) || (this.missing(seat) && (!!there.left || (there.away != null && !this.unhurried)));
  }

  letBotPlay(seat: number): void {
    this.place.send({ type: 'fill', seat, level: STAND_IN });
  }

  /** How long somebody has been away; null as long as nobody needs to act. */
  private away(seat: number): { count: number; unit: string } | null {
    const since = this.place.info?.seats[seat]?.away;
    return since == null || this.unhurried || !this.missing(seat) ? null : rounded(this.now + this.ahead - since * 1000);
  }

  /** For how long somebody who is there has not moved; null until others may let a bot play. */
  private idle(seat: number): { count: number; unit: string } | null {
    const since = this.place.info?.seats[seat]?.idle;
    return since == null ? null : rounded(this.now + this.ahead - since * 1000);
  }

  /** Under a name: "away · 2 min". Nothing for somebody who is there and plays. */
  line(seat: number): string {
    const info = this.place.info?.seats[seat];
    if (info?.bot && info.name) return t('web-bot-stands-in');
    if (info?.left) return t('web-left');
    const away = this.away(seat);
    if (away) return t('web-away-short', { time: t('web-time-short', away) });
    const idle = this.idle(seat);
    if (idle) return t('web-idle-short', { time: t('web-time-short', idle) });
    return this.missing(seat) ? t('web-away') : '';
  }

  /** In a sentence: "Anna has been away for 2 minutes." */
  sentence(seat: number): string {
    const name = this.place.names[seat] ?? '';
    const info = this.place.info?.seats[seat];
    if (info?.bot && info.name) return t('web-bot-plays-for', { name });
    if (info?.left) return t('web-has-left', { name });
    const away = this.away(seat);
    if (away) return t('web-away-for', { name, time: t('web-time-long', away) });
    const idle = this.idle(seat);
    if (idle) return t('web-idle-for', { name, time: t('web-time-long', idle) });
    return this.missing(seat) && !this.unhurried ? t('web-away-now', { name }) : '';
  }

  /** Announce what changed at the seats. */
  changed(before: TableInfo | null, after: TableInfo): void {
    const { seat: own, names } = this.place;
    if (!before || before.seats.length !== after.seats.length) return;
    after.seats.forEach((seat, number) => {
      const old = before.seats[number];
      if (after.status === 'playing' && seat.name && old.name && seat.name !== old.name) notice(t('web-took-over', { name: seat.name, old: old.name }));
      if (seat.renewed != null && old.renewed == null && number !== own) notice(t('web-link-renewed', { name: names[number] ?? '' }));
      if (number === own || !seat.name || seat.name !== old.name) return;
      const name = names[number];
      if (!seat.bot !== !old.bot && after.status === 'playing') notice(t(seat.bot ? 'web-bot-takes-over' : 'web-bot-hands-back', { name }));
      else if (!seat.away !== !old.away) announce(seat.away ? this.sentence(number) : t('web-is-back', { name }));
    });
    const host = after.host ?? -1;
    const satDown = (before.host ?? -1) < 0 && host >= 0 && !before.seats[host]?.name; // the same person as before
    if (host !== (before.host ?? -1) && after.status !== 'closed' && !satDown) {
      const name = host < 0 ? t('web-founder') : after.seats[host]?.name || names[host];
      notice(t('web-host-now', { name, you: host >= 0 && host === own ? 'yes' : 'no' }));
    }
  }
}
