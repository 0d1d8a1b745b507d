/** Questions at a table: about seats that change hands, and moves taken back. */
import type { BackInfo, TableInfo, WishInfo } from '../protocol';

export type Question =
  | { kind: 'invited'; seat: number } // our link opens this seat
  | { kind: 'renewed' } // our own seat is about to move to another device
  | { kind: 'vouched'; seat: number; by: number[] } // others ask for a new link to it
  | { kind: 'wish'; wish: WishInfo } // somebody who watches asks for a seat
  | { kind: 'waiting'; wish: WishInfo } // we do
  | { kind: 'back'; back: BackInfo } // somebody would like to take a move back
  | { kind: 'backWaits'; back: BackInfo } // we would
  | { kind: 'confirm' }; // we took one back: do we want to confirm each from now on?

interface Place {
  readonly info: TableInfo | null;
  readonly seat: number | null;
  readonly invited: number | null;
  readonly watcher: string;
  readonly offersConfirm?: boolean;
}

/** The most urgent question for us, if there is one. */
export function questionFor({ info, seat, invited, watcher, offersConfirm }: Place): Question | null {
  if (info?.status !== 'playing') return null;
  if (seat === null && invited !== null) return { kind: 'invited', seat: invited };
  const wishes = info.wishes ?? [];
  if (seat === null) {
    const wish = wishes.find((one) => watcher !== '' && one.name === watcher);
    return wish ? { kind: 'waiting', wish } : null;
  }
  const own = info.seats[seat];
  if (own?.renewed != null || own?.vouched?.length) return { kind: 'renewed' };
  if (info.back?.asked?.includes(seat)) return { kind: 'back', back: info.back };
  if (info.back?.seat === seat) return { kind: 'backWaits', back: info.back };
  if (offersConfirm) return { kind: 'confirm' };
  const wish = wishes.find((one) => one.asked?.includes(seat));
  if (wish) return { kind: 'wish', wish };
  const doubted = info.seats.findIndex((one) => one.vouched?.length && one.renewed == null && !one.vouched.includes(seat));
  return doubted < 0 ? null : { kind: 'vouched', seat: doubted, by: info.seats[doubted]!.vouched! };
}

/** The seats that a spectator may ask for: of players who have left, or have been away for long. */
export function seatsToAskFor(info: TableInfo, now: number, longAway = 600): number[] {
  if (info.status !== 'playing') return [];
  return info.seats.flatMap((seat, number) => {
    const gone = seat.left || (seat.away != null && now / 1000 - seat.away >= longAway);
    return seat.name && gone && !(info.wishes ?? []).some((wish) => wish.seat === number) ? [number] : [];
  });
}
