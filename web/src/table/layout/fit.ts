/**
 * How large the pieces of a table are and where its parts lie, worked out from the room there is.
 *
 * A game says what it has to show (`Part`: pieces in rows and columns) and in which ways the parts may lie (`Way`: side by
 * side or one below the other). Of all these the one is chosen in which the pieces are largest; the sizes of the parts keep
 * their proportions until one of them reaches its limit, and then the others have the rest.
 */
export interface Part {
  columns: number;
  rows?: number;
  /** How many there are, where the last row is not full. */
  pieces?: number;
  /** The height of a piece by its width. */
  ratio: number;
  /** Between two pieces, by the width of one. */
  gap?: number;
  /** How much of a piece the next one in its row must leave in sight, by its width: less than 1 where pieces may overlap. */
  open?: number;
  /** The same in pixels: what a thumb needs. */
  thumb?: number;
  /** How much of a piece the row below must leave in sight, by its height. */
  openY?: number;
  /** Pixels below each row, for names and numbers. */
  below?: number;
  /** Pixels around all of it. */
  around?: number;
  /** Pixels above all of it. */
  above?: number;
  /** The width of a piece, in pixels. */
  min: number;
  max: number;
  /** The width of a piece by that of the others. */
  share?: number;
  /** How much its pieces are worth when ways to lie are compared. */
  worth?: number;
}

export type Way = string | { across: Way[] } | { down: Way[] };

export const across = (...parts: Way[]): Way => ({ across: parts });
export const down = (...parts: Way[]): Way => ({ down: parts });

export interface Plan {
  /** Each part as it may be: in one row, in two … */
  parts: Record<string, Part[]>;
  ways: Way[];
  /** Pixels between two parts. */
  gap?: number;
}

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The width of a piece. */
  piece: number;
  /** From one piece in a row to the next. */
  step: number;
  /** From one row to the next. */
  down: number;
  columns: number;
  rows: number;
}

export interface Fitted {
  places: Record<string, Place>;
  /** The room that is needed, if it is more than there is. */
  height: number;
}

interface Size {
  width: number;
  height: number;
}

type Box = Size & { x: number; y: number };

/** The height of a table, in pixels, below which pieces may be smaller than a thumb: a replay on a phone, where nothing is touched. */
export const LOW = 310;

const TALL = 2000; // pixels: no piece is wider
const MORE = [1.25, 1.5, 2]; // times its share of the room that a part may be given, where others cannot use theirs: little by little
const MATTERS = 0.8; // the worth from which on a part should not be much smaller than the others
const EVEN = 0.65; // the smallest by the largest, by their shares: below, a way is worth less
const MARGIN = 24; // pixels that a part may have beyond its pieces
const NEAR = 0.1; // pixels: near enough

export function fit(plan: Plan, room: Size): Fitted {
  const gap = plan.gap ?? 8;
  let best: { fitted: Fitted; score: number } | null = null;
  for (const way of plan.ways) {
    for (const parts of choices(plan.parts, names(way))) {
      const found = fitWay(way, parts, room, gap);
      if (!best || found.score > best.score) best = found;
    }
  }
  return best!.fitted;
}

/** One way to lie, as large as there is room. */
function fitWay(way: Way, parts: Record<string, Part>, room: Size, gap: number): { fitted: Fitted; score: number } {
  const widths: Record<string, number> = {};
  const size = () => sizeOf(way, parts, widths, gap);
  const fits = () => {
    const { width, height } = size();
    return width <= room.width + 0.01 && height <= room.height + 0.01;
  };
  const set = (scale: number) => {
    for (const [name, part] of Object.entries(parts)) widths[name] = Math.min(part.max, Math.max(part.min, scale * (part.share ?? 1)));
  };
  const largest = (try_: (value: number) => void, from: number, to: number) => {
    try_(to);
    if (fits()) return;
    try_(from + NEAR);
    let [low, high] = fits() ? [from + NEAR, to] : [from, from + NEAR]; // most of what may grow cannot
    while (high - low > NEAR) {
      const middle = (low + high) / 2;
      try_(middle);
      if (fits()) low = middle;
      else high = middle;
    }
    try_(low);
  };
  largest(set, 0, TALL);
  // Some are as large as they may be, or stand where there is room: they have what is left.
  const byWorth = Object.entries(parts).sort(([, a], [, b]) => (b.worth ?? 1) * (b.share ?? 1) - (a.worth ?? 1) * (a.share ?? 1));
  if (fits()) {
    const shares = { ...widths };
    for (const more of MORE) for (const [name, part] of byWorth) largest((width) => (widths[name] = width), widths[name]!, Math.max(widths[name]!, Math.min(part.max, shares[name]! * more)));
  } else {
    // Too little room for the least: as wide as there is, and the page scrolls.
    for (const [name, part] of byWorth) {
      const own = () => partSize(part, widths[name]!).width;
      while (own() > room.width && widths[name]! > 8) widths[name]! *= 0.95;
    }
  }
  const { width, height } = size();
  const beyond = Math.max(0, width - room.width);
  const places: Record<string, Place> = {};
  lay(way, parts, widths, gap, { x: 0, y: 0, width: room.width, height: Math.max(room.height, height) }, places);
  const area = Object.entries(parts).reduce((sum, [name, part]) => sum + (part.worth ?? 1) * (part.pieces ?? part.columns * (part.rows ?? 1)) * widths[name]! ** 2 * part.ratio * seen(part, widths[name]!, places[name]!), 0);
  const scales = Object.entries(parts).flatMap(([name, { ratio, worth = 1, share = 1 }]) => (ratio && worth >= MATTERS ? [widths[name]! / share] : []));
  const balance = scales.length ? Math.min(...scales) / Math.max(...scales) : 1;
  return { fitted: { places, height }, score: fits() ? area * Math.min(1, balance / EVEN) : -height - 100 * beyond };
}

/** The room of a part with that of another, as far as no third one lies in it: both, what is beside or above, or its own. */
export function joined(places: Record<string, Place>, part: string, other: string): Box {
  const [own, more] = [places[part]!, places[other]];
  if (!more) return own;
  const [left, top] = [Math.min(own.x, more.x), Math.min(own.y, more.y)];
  const [right, bottom] = [Math.max(own.x + own.width, more.x + more.width), Math.max(own.y + own.height, more.y + more.height)];
  const wide = { ...own, x: left, width: right - left };
  const tall = { ...own, y: top, height: bottom - top };
  const others = Object.entries(places).flatMap(([name, place]) => (name === part || name === other ? [] : [place]));
  const isFree = (box: Box) => others.every((place) => place.x + place.width <= box.x || box.x + box.width <= place.x || place.y + place.height <= box.y || box.y + box.height <= place.y);
  return [{ ...wide, y: top, height: bottom - top }, wide, tall].filter(isFree).sort((a, b) => b.width * b.height - a.width * a.height)[0] ?? own;
}

/** How much of a piece is in sight, by its area. */
function seen(part: Part, width: number, place: Place): number {
  if (!part.ratio) return 0; // words alone
  return Math.min(1, place.step / width) * Math.min(1, place.down / (width * part.ratio));
}

/** The least room that a part needs. */
function partSize(part: Part, width: number): Size {
  const rows = part.rows ?? 1;
  const step = part.open === undefined ? width * (1 + (part.gap ?? 0)) : Math.min(width * (1 + (part.gap ?? 0)), Math.max(width * part.open, part.thumb ?? 0));
  const down = rowStep(part, width);
  return {
    width: width + step * (part.columns - 1) + 2 * (part.around ?? 0),
    height: width * part.ratio + down * (rows - 1) + (part.below ?? 0) + 2 * (part.around ?? 0) + (part.above ?? 0),
  };
}

function rowStep(part: Part, width: number): number {
  return part.openY === undefined ? width * (part.ratio + (part.gap ?? 0)) + (part.below ?? 0) : width * part.ratio * part.openY + (part.below ?? 0);
}

function sizeOf(way: Way, parts: Record<string, Part>, widths: Record<string, number>, gap: number): Size {
  if (typeof way === 'string') return parts[way] ? partSize(parts[way], widths[way]!) : { width: 0, height: 0 };
  // Thousands of times for one table: a plain loop.
  const isAcross = 'across' in way;
  let [width, height] = [0, 0];
  let between = 0;
  for (const one of isAcross ? way.across : way.down) {
    const size = sizeOf(one, parts, widths, gap);
    if (size.width <= 0) continue;
    width = isAcross ? width + between + size.width : Math.max(width, size.width);
    height = isAcross ? Math.max(height, size.height) : height + between + size.height;
    between = gap;
  }
  return { width, height };
}

/** A part whose pieces cannot spread has a margin at the most, and lies in the middle of its room. */
function within(part: Part, width: number, box: Box): Box {
  if (part.open !== undefined || part.openY !== undefined) return box;
  const size = partSize(part, width);
  const [w, h] = [Math.min(box.width, size.width + MARGIN), Math.min(box.height, size.height + MARGIN)];
  return { x: box.x + (box.width - w) / 2, y: box.y + (box.height - h) / 2, width: w, height: h };
}

/** Give each part its place; what is left lies evenly between them. */
function lay(way: Way, parts: Record<string, Part>, widths: Record<string, number>, gap: number, room: Box, places: Record<string, Place>): void {
  if (typeof way === 'string') {
    const part = parts[way];
    if (!part) return;
    const [width, rows] = [widths[way]!, part.rows ?? 1];
    const box = within(part, width, room);
    const free = part.columns > 1 ? (box.width - 2 * (part.around ?? 0) - width) / (part.columns - 1) : width;
    const down = part.openY === undefined || rows === 1 ? rowStep(part, width) : Math.min(width * (part.ratio + (part.gap ?? 0)), Math.max(rowStep(part, width), (box.height - 2 * (part.around ?? 0) - (part.above ?? 0) - width * part.ratio) / (rows - 1)));
    places[way] = { ...box, piece: width, step: Math.min(width * (1 + (part.gap ?? 0)), free), down, columns: part.columns, rows };
    return;
  }
  const lies = 'across' in way ? way.across : way.down;
  const inner = lies.map((one) => ({ one, size: sizeOf(one, parts, widths, gap) })).filter(({ size }) => size.width > 0);
  const horizontal = 'across' in way;
  const along = (size: Size) => (horizontal ? size.width : size.height);
  const left = Math.max(0, along(room) - inner.reduce((sum, { size }) => sum + along(size), gap * (inner.length - 1)));
  const each = left / inner.length;
  let at = horizontal ? room.x : room.y;
  for (const { one, size } of inner) {
    const length = along(size) + each;
    lay(one, parts, widths, gap, horizontal ? { x: at, y: room.y, width: length, height: room.height } : { x: room.x, y: at, width: room.width, height: length }, places);
    at += length + gap;
  }
}

function names(way: Way): string[] {
  return typeof way === 'string' ? [way] : ('across' in way ? way.across : way.down).flatMap(names);
}

/** Every choice of how each of these parts is. */
function choices(parts: Record<string, Part[]>, wanted: string[]): Record<string, Part>[] {
  return wanted.reduce<Record<string, Part>[]>((found, name) => {
    const ways = parts[name] ?? [];
    return ways.length ? found.flatMap((chosen) => ways.map((part) => ({ ...chosen, [name]: part }))) : found;
  }, [{}]);
}
