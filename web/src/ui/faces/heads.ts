/** The drawn heads, on a field of 64 × 64: what lies behind the features, where they are, and what lies over them. */

/** A shape with its fill; a third element leaves out the outline. */
type Shape = [d: string, fill: string, bare?: true];

export interface Head {
  /** The colour of its outlines. */
  line: string;
  /** The middle between the eyes, and how far each is from it. */
  eyes: [x: number, y: number, apart: number];
  mouth: [x: number, y: number];
  /** A beak in place of a mouth. */
  beak?: string;
  /** The colour of the eyes, where it is not that of the outlines. */
  pupil?: string;
  cheeks?: string;
  back: Shape[];
  front?: Shape[];
}

const n = (value: number) => Math.round(value * 10) / 10;

function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${n(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${n(2 * rx)} 0a${rx} ${ry} 0 1 0 ${n(-2 * rx)} 0Z`;
}

/** The dark side of an oval: light comes from the upper left. */
function shade(x: number, y: number, rx: number, ry = rx): string {
  const at = (degrees: number) => `${n(x + rx * Math.cos((degrees * Math.PI) / 180))} ${n(y + ry * Math.sin((degrees * Math.PI) / 180))}`;
  return `M${at(-50)}A${rx} ${ry} 0 0 1 ${at(128)}A${n(rx * 1.3)} ${n(ry * 1.3)} 0 0 0 ${at(-50)}Z`;
}

/** A shape and its mirror image, left and right of the middle. Only for paths of M, L, C, S, Q and Z with absolute numbers. */
function both(d: string): string {
  let at = 0;
  return d + d.replace(/-?\d+(?:\.\d+)?/g, (value) => (at++ % 2 ? value : String(n(64 - Number(value)))));
}

const ball = (x: number, y: number, rx: number, ry: number, fill: string, dark: string): Shape[] => [
  [oval(x, y, rx, ry), fill, true],
  [shade(x, y, rx, ry), dark, true],
  [oval(x, y, rx, ry), 'none'],
];
const nose = (x: number, y: number, fill: string): Shape => [`M${x - 3.4} ${y - 1.6}Q${x} ${y - 3.2} ${x + 3.4} ${y - 1.6}Q${x + 2.6} ${y + 1.8} ${x} ${y + 2.2}Q${x - 2.6} ${y + 1.8} ${x - 3.4} ${y - 1.6}Z`, fill, true];
const person = (skin: string, dark: string): Shape[] => [[both('M15 34C10 32 10 42 16.5 42Z'), skin], ...ball(32, 36, 17, 19, skin, dark)];
const PERSON: Pick<Head, 'eyes' | 'mouth'> = { eyes: [32, 37, 7], mouth: [32, 46] };

export const HEADS = {
  // Easy
  chick: {
    line: '#8f5d0c', eyes: [32, 35, 10], mouth: [32, 43], beak: '#f28a2e', cheeks: '#f7a953',
    back: [['M29 16C26 10 29 6 32 4C32 7.5 35 8 38 5C39 10 37 14 35 16Z', '#ffe27a'], ...ball(32, 37, 23, 22, '#ffe27a', '#f5c445')],
  },
  rabbit: {
    line: '#9a5560', eyes: [32, 38, 9], mouth: [32, 48], cheeks: '#f7a9b6', pupil: '#4a2b33',
    back: [[both('M19 24C12 11 14 2 19.5 2S28 12 28 22Z'), '#fff6ef'], [both('M20.5 20C16.5 11 17.5 6 20 6S24.5 12 25 20Z'), '#f7b6c2', true], ...ball(32, 41, 21, 19, '#fff6ef', '#efd5cf'), nose(32, 44, '#e2788b')],
  },
  dog: {
    line: '#6b4218', eyes: [32, 33, 8.5], mouth: [32, 49],
    back: [...ball(32, 36, 20, 22, '#f0c283', '#d79b55'), ['M32 14.5C40 14 47 18 49.5 25C44 32 36 26 33 15Z', '#a8672f', true], [both('M17 17C5 17 2 38 9 45C15 47 16 36 18.5 27Z'), '#a8672f'], [oval(32, 46, 11, 9), '#fff3df', true], nose(32, 41.5, '#4a2b18')],
  },
  // Casual
  bear: {
    line: '#5b3716', eyes: [32, 34, 9], mouth: [32, 48.5],
    back: [[oval(13, 18, 8) + oval(51, 18, 8), '#b9814f'], [oval(13, 18, 4) + oval(51, 18, 4), '#e9bd8c', true], ...ball(32, 37, 24, 22, '#b9814f', '#946139'), [oval(32, 46, 11, 8.5), '#f0d3ab', true], nose(32, 42, '#43270f')],
  },
  basil: {
    line: '#4a2a16', ...PERSON, cheeks: '#d6805a',
    back: [...person('#d79a6c', '#bd7c4e'), ['M13 33C7 27 11 18 17 17C17 10 26 7 31 10C36 5 46 8 47 15C54 16 57 26 51 33C50 28 47 26 44 27C40 27 38 24 36 22C32 27 26 28 22 26C17 26 14 29 13 33Z', '#4f3526'], ['M43 11C48 13 48 16 47.5 16C54 18 56 26 51 32C50 28 47 26 44 27C46 22 46 16 43 11Z', '#38241a', true]],
    front: [['M15 58C22 62 42 62 49 58L46 53Q32 58 18 53Z', '#4f9a5c']],
  },
  olive: {
    line: '#6b2f1a', ...PERSON, cheeks: '#f0a38a',
    back: [[oval(32, 9, 8, 7), '#b4532f'], ['M12 40C8 22 18 12 32 12S56 22 52 40C50 46 48 46 46 44L18 44C16 46 14 46 12 40Z', '#b4532f'], ...person('#f6d5b0', '#e3b384'), ['M14 33C14 20 22 15 32 15S50 20 50 33C46 30 43 26 41 22C35 28 22 27 14 33Z', '#b4532f'], ['M41 17C47 20 50 25 50 33C46 30 43 26 41 22Z', '#8d3d20', true]],
    front: [[oval(25, 37.5, 6) + oval(39, 37.5, 6), 'none'], ['M31 37Q32 36 33 37', 'none']],
  },
  // Good
  fox: {
    line: '#7a3309', eyes: [32, 33, 10], mouth: [32, 50],
    back: [[both('M11 26C8 16 8 8 10 5C17 7 23 12 26 17Z'), '#ee8b3b'], [both('M13.5 20C12 15 12 12 12.8 10.5C16.5 12 19 14.5 21 17Z'), '#5a2a12', true], ['M9 29C10 17 20 13 32 13S54 17 55 29C55 42 43 51 32 58C21 51 9 42 9 29Z', '#ee8b3b', true], ['M48 17C53 20 55 25 55 29C55 42 43 51 32 58C44 46 51 33 48 17Z', '#cf6a20', true], [both('M9.5 33C18 33 27 40 32 57.5C21 51 10.5 43 9.5 33Z'), '#fff6ea', true], ['M9 29C10 17 20 13 32 13S54 17 55 29C55 42 43 51 32 58C21 51 9 42 9 29Z', 'none'], nose(32, 45, '#43200c')],
  },
  cat: {
    line: '#5a4a4a', eyes: [32, 35, 10], mouth: [32, 46], pupil: '#3f6b3a',
    back: [[both('M10 30C7 18 8 9 10.5 6C17 9 23 13 26 18Z'), '#fffaf2'], [both('M13.5 22C12.5 16 12.5 13 13.5 11C17 13 19 15 21 18Z'), '#f3b3ae', true], ...ball(32, 38, 23, 20, '#fffaf2', '#e4d8cb'), ['M36 18.5C46 19 53 26 54.5 34C47 38 38 32 36 18.5Z', '#f0a553', true], ['M10 31C11 25 15 21 20 19.5C23 26 18 32 10 31Z', '#8a7466', true], nose(32, 42, '#e2788b'), ['M4 41L13 42M4 47L13 45.5M60 41L51 42M60 47L51 45.5', 'none']],
  },
  margot: {
    line: '#2a2230', ...PERSON, cheeks: '#ec9a85',
    back: [['M11 46C7 24 16 13 32 13S57 24 53 46C51 50 45 50 44 46L20 46C19 50 13 50 11 46Z', '#3d3346'], ...person('#efbf97', '#d99f70'), ['M15 32C15 20 22 17 32 17S49 20 49 32Q40 27 32 28Q23 27 15 32Z', '#3d3346'], ['M11 20C9 9 22 4 35 5C48 5 56 12 54 19C44 14 24 14 11 20Z', '#c4303f'], ['M45 7.5C52 10 55 14 54 19C50 17 46 15.8 42 15.3Q46 12 45 7.5Z', '#9c2431', true], ['M33 5L35 1', 'none']],
  },
  // Strong
  owl: {
    line: '#38284a', eyes: [32, 32, 10], mouth: [32, 42], beak: '#f2a53a', pupil: '#2a1d38',
    back: [[both('M9 24C8 14 8 7 9.5 4C15 8 22 10 27 13Z'), '#8a73a6'], ...ball(32, 36, 24, 23, '#8a73a6', '#6a5588'), [oval(22, 32, 10.5) + oval(42, 32, 10.5), '#fff3dc'], ['M24 52q4 3 8 0q4 3 8 0M27 57q5 2.5 10 0', 'none']],
  },
  penguin: {
    line: '#1e2740', eyes: [32, 34, 8.5], mouth: [32, 41.5], beak: '#f4a72f', cheeks: '#f7b6a4',
    back: [...ball(32, 35, 24, 24, '#465a85', '#33446b'), ['M32 25C36 18 52 20 51 36C50 50 41 57 32 57S14 50 13 36C12 20 28 18 32 25Z', '#fffaf2', true], ['M45 21.5C50 24 51.5 30 51 36C50 50 41 57 32 57C43 50 49 38 45 21.5Z', '#e3dccf', true]],
  },
  ines: {
    line: '#2e1a10', ...PERSON, cheeks: '#b5583f',
    back: [['M9 56C4 26 14 10 32 10S60 26 55 56C50 60 46 58 46 52L18 52C18 58 14 60 9 56Z', '#33211a'], ...person('#9c6541', '#7d4a2b'), ['M14 34C13 20 22 14 32 14S51 20 50 34C44 31 40 26 38 21C32 29 22 29 14 34Z', '#33211a'], ['M13.5 24C18 13 46 13 50.5 24L51.5 18.5C45 6 19 6 12.5 18.5Z', '#f2c230'], ['M44 13.5C48 16 49.5 20 50.5 24L51.5 18.5Q49 13 44 9.5Z', '#d39a17', true]],
  },
  // Expert
  lion: {
    line: '#6b3410', eyes: [32, 34, 8], mouth: [32, 48],
    back: [['M32 3C38 1 42 5 45 7C50 6 54 10 55 15C60 18 61 24 59 29C62 34 61 40 57 43C57 49 53 53 48 54C45 59 38 61 32 59C26 61 19 59 16 54C11 53 7 49 7 43C3 40 2 34 5 29C3 24 4 18 9 15C10 10 14 6 19 7C22 5 26 1 32 3Z', '#c9702a', true], ['M45 7C50 6 54 10 55 15C60 18 61 24 59 29C62 34 61 40 57 43C57 49 53 53 48 54C45 59 38 61 32 59C50 50 56 26 45 7Z', '#a3541a', true], ['M32 3C38 1 42 5 45 7C50 6 54 10 55 15C60 18 61 24 59 29C62 34 61 40 57 43C57 49 53 53 48 54C45 59 38 61 32 59C26 61 19 59 16 54C11 53 7 49 7 43C3 40 2 34 5 29C3 24 4 18 9 15C10 10 14 6 19 7C22 5 26 1 32 3Z', 'none'], [oval(16, 20, 5.5) + oval(48, 20, 5.5), '#f6c46a'], ...ball(32, 35, 18, 18.5, '#f6c46a', '#dc9a3c'), [oval(32, 45, 9, 7.5), '#fff0d2', true], nose(32, 41, '#5a2a12')],
  },
  panda: {
    line: '#35323d', eyes: [32, 35, 9.5], mouth: [32, 48], pupil: '#ffffff',
    back: [[oval(13, 17, 8) + oval(51, 17, 8), '#4a4652'], ...ball(32, 37, 24, 22, '#fffdf8', '#e2ddd6'), ['M17 30C21 26 28 29 28 35C28 41 22 44 18 42C13 40 13 34 17 30Z', '#4a4652', true], ['M47 30C43 26 36 29 36 35C36 41 42 44 46 42C51 40 51 34 47 30Z', '#4a4652', true], nose(32, 43, '#35323d')],
  },
  noor: {
    line: '#0e4a4a', ...PERSON, cheeks: '#d98a62', pupil: '#3a2417',
    back: [['M9 60C5 26 14 8 32 8S59 26 55 60Q32 66 9 60Z', '#2f9a95'], ['M44 12C56 20 58 40 55 60Q44 63 36 63.5C50 52 52 30 44 12Z', '#1f7a76', true], [oval(32, 37, 15.5, 18), '#e2ab7c', true], [shade(32, 37, 15.5, 18), '#c98a58', true], ['M16.5 37C16 24 22 19 32 19S48 24 47.5 37C48 49 41 55 32 55S16 49 16.5 37Z', 'none'], ['M14 48C22 60 42 60 50 48', 'none']],
  },
  // A bot without a character
  robot: {
    line: '#3f4a55', eyes: [32, 34, 9], mouth: [32, 45],
    back: [['M32 16V8', 'none'], [oval(32, 7, 3.5), '#f2c230'], [both('M10 32C5 32 5 44 10 44Z'), '#9fb0bd'], ['M18 16H46Q54 16 54 24V48Q54 56 46 56H18Q10 56 10 48V24Q10 16 18 16Z', '#c3d0d9', true], ['M46 16Q54 16 54 24V48Q54 56 46 56H30C44 52 49 36 46 16Z', '#9fb0bd', true], ['M18 16H46Q54 16 54 24V48Q54 56 46 56H18Q10 56 10 48V24Q10 16 18 16Z', 'none'], ['M18 24H46Q48 24 48 27V49Q48 51 46 51H18Q16 51 16 49V27Q16 24 18 24Z', '#f4f8fa', true]],
  },
  // For people to choose
  frog: {
    line: '#2f5a1c', eyes: [32, 18, 13], mouth: [32, 42], cheeks: '#f0a38a',
    back: [[oval(19, 18, 10) + oval(45, 18, 10), '#8cc65a'], ['M7 38C7 26 18 22 32 22S57 26 57 38C57 51 46 58 32 58S7 51 7 38Z', '#8cc65a', true], ['M51 27C55 30 57 34 57 38C57 51 46 58 32 58C46 52 53 41 51 27Z', '#69a53c', true], ['M9 31C14 24 23 22 32 22S50 24 55 31C56.5 33 57 36 57 38C57 51 46 58 32 58S7 51 7 38C7 36 7.5 33 9 31Z', 'none'], [oval(19, 18, 6.5) + oval(45, 18, 6.5), '#fffdf0', true], ['M29 36v.5M35 36v.5', 'none']],
  },
  mouse: {
    line: '#5b5563', eyes: [32, 37, 8.5], mouth: [32, 49], cheeks: '#f2b3b8',
    back: [[oval(13, 20, 11) + oval(51, 20, 11), '#c3bccb'], [oval(13, 20, 6.5) + oval(51, 20, 6.5), '#f3bcc4', true], ...ball(32, 39, 20, 19, '#c3bccb', '#a097ab'), [oval(32, 47, 9, 7), '#efeaf2', true], nose(32, 44, '#e2788b')],
  },
  koala: {
    line: '#47525c', eyes: [32, 35, 10], mouth: [32, 52],
    back: [[oval(11, 24, 10) + oval(53, 24, 10), '#a9b6c0'], [oval(11, 24, 5.5) + oval(53, 24, 5.5), '#f0d5d5', true], ...ball(32, 37, 21, 20, '#a9b6c0', '#8796a3'), ['M27 38C27 33 37 33 37 38L38 45Q32 51 26 45Z', '#3c4550']],
  },
  pig: {
    line: '#98475c', eyes: [32, 33, 10], mouth: [32, 52], cheeks: '#f08aa0',
    back: [[both('M12 24C7 18 8 10 11 8C17 9 23 12 26 17Z'), '#f7a9b8'], ...ball(32, 37, 23, 21, '#ffc3cd', '#ee9fae'), [oval(32, 43, 9, 6.5), '#f7a0b2'], [oval(28.5, 43, 1.8, 2.4) + oval(35.5, 43, 1.8, 2.4), '#98475c', true]],
  },
  sam: {
    line: '#7a3a12', ...PERSON, cheeks: '#f2a488',
    back: [...person('#f9dcbc', '#e6b98e'), ['M13 34C10 22 15 11 27 11C30 7 40 8 43 12C51 14 54 24 51 34C49 30 48 27 47 25C40 27 34 24 30 21C27 26 19 27 16 27Q14 30 13 34Z', '#e0813a'], ['M43 12C51 14 54 24 51 34C49 30 48 27 47 25C48 20 46 15 43 12Z', '#bd6222', true], ['M24 43v.1M27 45v.1M37 45v.1M40 43v.1', 'none']],
  },
  kei: {
    line: '#20202c', ...PERSON, cheeks: '#f0ab92',
    back: [['M12 48C8 24 16 10 32 10S56 24 52 48L46 44H18Z', '#343447'], ...person('#f7d7b5', '#e2b487'), ['M14 35C13 20 21 13 32 13S51 20 50 35L46 27L42 33L37 26L32 32L27 26L22 33L18 27Z', '#343447'], ['M44 17C49 21 50.5 28 50 35L46 27L43.5 31Q46 24 44 17Z', '#232333', true]],
  },
  lulu: {
    line: '#4b2c18', ...PERSON, cheeks: '#e99a78',
    back: [[both('M15 38C7 38 5 46 9 49C5 53 8 60 14 58C18 56 18 46 18 42Z'), '#7d4f2d'], ...person('#e8b58a', '#cd9263'), ['M13 36C12 20 21 12 32 12S52 20 51 36C49 28 42 25 32 19C22 25 15 28 13 36Z', '#7d4f2d'], ['M44 16C50 20 52 28 51 36C49.5 30 45 27 39 23.5Q45 22 44 16Z', '#5e381d', true], [both('M9 39.5L15.5 39.5L15 43L9.5 43Z'), '#d23f6b', true]],
  },
  omar: {
    line: '#241610', ...PERSON, pupil: '#241610',
    back: [...person('#b97e52', '#985f37'), ['M15 38C16 44 18 43 21 42Q32 38 43 42C46 43 48 44 49 38C50 52 42 60 32 60S14 52 15 38Z', '#33231b', true], ['M24 46Q32 42 40 46Q38 51 32 51T24 46Z', '#b97e52', true], ['M15 31C14 20 22 13 32 13S50 20 49 31C47 26 44 23 40 22Q32 20 24 22C20 23 17 26 15 31Z', '#33231b']],
  },
} as const satisfies Record<string, Head>;

export type HeadName = keyof typeof HEADS;

/** The heads that people may choose for themselves: none that a bot has. */
export const FOR_PEOPLE = ['frog', 'mouse', 'koala', 'pig', 'sam', 'kei', 'lulu', 'omar'] as const satisfies HeadName[];
