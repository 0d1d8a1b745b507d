/** Every sign as paths on a field of 24 × 24. `fill` takes the ink around it, `cut` the paint under it. */
export interface Stroke {
  d: string;
  tone: 'fill' | 'cut' | 'line';
}

const fill = (d: string): Stroke => ({ d, tone: 'fill' });
const cut = (d: string): Stroke => ({ d, tone: 'cut' });
const line = (d: string): Stroke => ({ d, tone: 'line' });

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const box = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

function petals(count: number, distance: number, radius: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    return dot(round(12 + distance * Math.cos(angle)), round(12 + distance * Math.sin(angle)), radius);
  }).join('');
}

function rays(count: number, inner: number, outer: number, half: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const at = (r: number, a: number) => `${round(12 + r * Math.cos(a))} ${round(12 + r * Math.sin(a))}`;
    return `M${at(inner, angle - half)}L${at(outer, angle)}L${at(inner, angle + half)}Z`;
  }).join('');
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}

export const SIGNS = {
  // Dokitto! Ice
  berry: [
    fill('M12 22.5C7.2 20 3 14.8 3 10.6C3 7.6 5.4 5.8 8.2 6.3L12 7L15.8 6.3C18.6 5.8 21 7.6 21 10.6C21 14.8 16.8 20 12 22.5Z'),
    fill('M12 7.2L6.4 5.5L9.8 4.3L10.8 1.2L12.7 3.5L15.6 2.3L15 4.6L17.8 5.6Z'),
    cut([dot(8.3, 11, 1), dot(12, 10.2, 1), dot(15.7, 11, 1), dot(10, 14.6, 1), dot(14, 14.6, 1), dot(12, 18.3, 1)].join('')),
  ],
  bar: [
    fill(box(4, 1.5, 16, 21, 2.4)),
    cut([box(6.2, 3.8, 5, 4.8, 0.9), box(12.8, 3.8, 5, 4.8, 0.9), box(6.2, 9.7, 5, 4.8, 0.9), box(12.8, 9.7, 5, 4.8, 0.9), box(6.2, 15.6, 5, 4.8, 0.9), box(12.8, 15.6, 5, 4.8, 0.9)].join('')),
  ],
  leaf: [
    fill('M21.5 2.5C10.5 1.8 3 6.8 3 14.5C3 16.6 3.6 18.4 4.5 19.7L2.3 22L3.7 22.8L5.8 20.9C14.5 22.5 21.8 15.5 21.5 2.5Z'),
    line('M5.5 19.6C8.5 15 12.5 10.5 17.5 6.6M9.5 14.5L9 10.5M12.6 11.3L17 12.3'),
  ],
  flower: [fill(petals(5, 6, 4.5)), cut(dot(12, 12, 3.6)), fill(dot(12, 12, 1.8))],
  // Dozito
  circle: [fill(dot(12, 12, 10))],
  square: [fill(box(2.8, 2.8, 18.4, 18.4, 1.6))],
  triangle: [fill('M12 1.8Q13 1.8 13.5 2.7L22.9 19.9Q23.6 21.7 21.7 21.8H2.3Q.4 21.7 1.1 19.9L10.5 2.7Q11 1.8 12 1.8Z')],
  diamond: [fill('M12 .8Q12.7 .8 13.2 1.5L21.3 11.2Q21.8 12 21.3 12.8L13.2 22.5Q12.7 23.2 12 23.2Q11.3 23.2 10.8 22.5L2.7 12.8Q2.2 12 2.7 11.2L10.8 1.5Q11.3 .8 12 .8Z')],
  star: [fill('M12 .9L15.3 8.1L23.2 9L17.3 14.3L18.9 22L12 18.1L5.1 22L6.7 14.3L.8 9L8.7 8.1Z')],
  stop: [fill('M7.6 1.5H16.4L22.5 7.6V16.4L16.4 22.5H7.6L1.5 16.4V7.6Z'), cut(box(5.5, 10, 13, 4, 1))],
  replay: [
    fill('M12 2.5A9.5 9.5 0 1 0 21.5 12H18.2A6.2 6.2 0 1 1 12 5.8V9L18.8 4.2L12 -.6Z'),
  ],
  sun: [fill(rays(10, 7.2, 11.6, 0.28)), fill(dot(12, 12, 6))],
  joker: [
    fill('M4.6 18C4.6 13.6 4.4 10.6 2.8 11.4C1.8 7 5 4.2 8 6.2C8.8 6.7 9.3 7.5 9.6 8.3C9.8 5.5 10.8 3.6 12 2.4C13.2 3.6 14.2 5.5 14.4 8.3C14.7 7.5 15.2 6.7 16 6.2C19 4.2 22.2 7 21.2 11.4C19.6 10.6 19.4 13.6 19.4 18Z'),
    fill(box(4, 18.9, 16, 3.4, 1.4)),
    fill(dot(12, 1.9, 1.8) + dot(2.5, 13, 1.8) + dot(21.5, 13, 1.8)),
  ],
  // AICE
  flame: [
    fill('M12.8 .8C13.5 5 19.8 8.3 19.8 15C19.8 19.7 16.5 23 12 23C7.5 23 4.2 19.8 4.2 15.2C4.2 11.8 6.3 9.8 7.3 7.3C8.6 8.3 9.2 9.5 9.4 10.7C11.2 8.3 12.6 5 12.8 .8Z'),
    cut('M12.3 12.2C12.6 14.3 15.4 15.3 15.4 17.9C15.4 19.9 13.9 21.2 12 21.2C10.1 21.2 8.6 19.9 8.6 17.9C8.6 15.5 11.5 14.5 12.3 12.2Z'),
  ],
  drop: [
    fill('M12 1C15.8 6.2 19.8 10.7 19.8 15.2C19.8 19.7 16.3 23 12 23C7.7 23 4.2 19.7 4.2 15.2C4.2 10.7 8.2 6.2 12 1Z'),
    line('M7.8 15.3C7.8 17.8 9.6 19.5 11.9 19.7'),
  ],
  sprout: [
    fill('M10.6 22.8V14.5C4.5 14.8 1.2 11 1.2 4.8C6.8 4.6 10.6 7 11.7 11.2C12.6 6 16.5 2.6 22.8 2.6C22.8 9.5 19.4 13.3 13.4 13.7V22.8Z'),
    line('M4 7.3C6.2 8.2 8.4 10 9.8 12.2M19.8 5.3C17.2 6.5 15.2 8.7 14.2 11.5'),
  ],
  bolt: [fill('M14.6 .7L3.6 13.7H10.6L8.6 23.3L20.4 9.6H13.2Z')],
  moon: [fill('M15.2 1.4A11 11 0 1 0 22.5 16.6A9.2 9.2 0 0 1 15.2 1.4Z'), fill('M19.2 4.3L20.2 7L22.9 8L20.2 9L19.2 11.7L18.2 9L15.5 8L18.2 7Z')],
  // Every game
  trophy: [
    fill('M6.5 2H17.5V4.2H22V6.5C22 9.6 19.9 11.7 17 12C16.2 13.8 14.9 15 13.4 15.4V18.2H16.5V22H7.5V18.2H10.6V15.4C9.1 15 7.8 13.8 7 12C4.1 11.7 2 9.6 2 6.5V4.2H6.5Z'),
    cut('M6.6 6.2H4.1C4.1 8 5 9.3 6.6 9.8ZM17.4 6.2H19.9C19.9 8 19 9.3 17.4 9.8Z'),
  ],
  cards: [
    fill('M3.3 6.2L12.3 2.5Q13.3 2.1 13.7 3.1L14.1 4.1H9.9Q7.1 4.1 7.1 6.9V15.4L5.6 15.9Q4.7 16.3 4.3 15.3L2.3 8Q2 6.8 3.3 6.2Z'),
    fill(box(8.8, 5.6, 12, 16.6, 1.8)),
  ],
  eye: [
    fill('M12 4.5C17.5 4.5 21.5 9 23 12C21.5 15 17.5 19.5 12 19.5C6.5 19.5 2.5 15 1 12C2.5 9 6.5 4.5 12 4.5Z'),
    cut(dot(12, 12, 4.8)),
    fill(dot(12, 12, 2.4)),
  ],
  turn: [
    fill('M12 3.5C17.5 3.5 22 6.4 22 10.3C22 13.6 18.8 16.2 14.5 16.9V13.7C17.2 13.2 19 11.9 19 10.3C19 8.2 16 6.5 12 6.5C8 6.5 5 8.2 5 10.3C5 11.6 6.2 12.8 8 13.4L8.5 10.8L13 16L7 20.2L7.5 16.5C4.2 15.5 2 13.1 2 10.3C2 6.4 6.5 3.5 12 3.5Z'),
  ],
  arrow: [fill('M12 1.5L21.5 11.5H15.8V22.5H8.2V11.5H2.5Z')],
} satisfies Record<string, Stroke[]>;

export type SignName = keyof typeof SIGNS;

/** The strokes of a sign that have this tone, as one path at (x, y), `size` wide: so a pattern of many is one element. */
export function placed(name: SignName, tone: Stroke['tone'], x: number, y: number, size: number): string {
  const strokes: Stroke[] = SIGNS[name];
  return strokes.filter((stroke) => stroke.tone === tone).map((stroke) => moved(stroke.d, x, y, size / 24)).join('');
}

function moved(d: string, x: number, y: number, scale: number): string {
  return d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const absolute = command === command.toUpperCase();
    const at = (value: number, start: number) => round(value * scale + (absolute ? start : 0));
    const arc = command.toUpperCase() === 'A';
    const put = numbers.map((value, i) => {
      if (arc && i % 7 < 2) return round(value * scale);
      if (arc && i % 7 < 5) return value; // its angle and flags
      if (arc) return at(value, i % 7 === 5 ? x : y);
      return at(value, command === 'V' || (command !== 'H' && i % 2) ? y : x);
    });
    return command + put.join(' ');
  });
}
