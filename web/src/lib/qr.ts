/** QR codes (ISO/IEC 18004): bytes, error correction M, versions 1–10. Enough for a link of 213 letters. */

// By version: error correction words a block, blocks of the first kind and their data words, blocks of one word more.
const BLOCKS = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 2, 38, 2],
  [22, 3, 36, 2],
  [26, 4, 43, 1],
];
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 0x80 ? ((x << 1) ^ 0x11d) & 0xff : x << 1;
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((value, j) => {
      next[j] ^= value;
      next[j + 1] ^= times(value, EXP[i]);
    });
    generator = next;
  }
  const rest = new Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (let i = 0; i < count; i++) rest[i] ^= times(generator[i + 1], factor);
  }
  return rest;
}

function words(text: string): { version: number; stream: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const room = ([, first, data, second]: number[]) => first * data + second * (data + 1);
  const version = BLOCKS.findIndex((block, i) => room(block) * 8 >= 4 + (i < 9 ? 8 : 16) + bytes.length * 8) + 1;
  if (!version) throw new RangeError('too long for a QR code');
  const [ecc, first, size, second] = BLOCKS[version - 1];
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const capacity = room(BLOCKS[version - 1]) * 8;
  put(0, Math.min(4, capacity - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xfd) put(pad, 8);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < first + second; i++) {
    const length = i < first ? size : size + 1;
    blocks.push(data.slice(at, (at += length)));
  }
  const corrections = blocks.map((block) => correction(block, ecc));
  const stream: number[] = [];
  for (let i = 0; i <= size; i++) for (const block of blocks) if (i < block.length) stream.push(block[i]);
  for (let i = 0; i < ecc; i++) for (const block of corrections) stream.push(block[i]);
  return { version, stream };
}

const MASKS = [
  (r: number, c: number) => (r + c) % 2 === 0,
  (r: number) => r % 2 === 0,
  (_: number, c: number) => c % 3 === 0,
  (r: number, c: number) => (r + c) % 3 === 0,
  (r: number, c: number) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The dark modules of the code, row by row, without the quiet zone. */
export function qr(text: string): boolean[][] {
  const { version, stream } = words(text);
  const size = 17 + 4 * version;
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (r: number, c: number, dark: boolean) => {
    if (r >= 0 && c >= 0 && r < size && c < size) grid[r][c] = dark;
  };
  for (const [row, column] of [[0, 0], [0, size - 7], [size - 7, 0]]) {
    for (let r = -1; r <= 7; r++) {
      for (let c = -1; c <= 7; c++) {
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        set(row + r, column + c, ring !== 2 && ring !== 4);
      }
    }
  }
  const aligned = ALIGNED[version - 1];
  for (const row of aligned) {
    for (const column of aligned) {
      if (grid[row][column] !== null) continue;
      for (let r = -2; r <= 2; r++) for (let c = -2; c <= 2; c++) set(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
    }
  }
  for (let i = 8; i < size - 8; i++) {
    grid[6][i] ??= i % 2 === 0;
    grid[i][6] ??= i % 2 === 0;
  }
  const format = (mask: number) => {
    const data = mask; // error correction M is 00
    let rest = data << 10;
    for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0x537 << (i - 10);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) set(i, 8, bit(i));
    set(7, 8, bit(6));
    set(8, 8, bit(7));
    set(8, 7, bit(8));
    for (let i = 9; i < 15; i++) set(8, 14 - i, bit(i));
    for (let i = 0; i < 8; i++) set(8, size - 1 - i, bit(i));
    for (let i = 8; i < 15; i++) set(size - 15 + i, 8, bit(i));
    set(size - 8, 8, true);
  };
  format(0);
  if (version >= 7) {
    let rest = version << 12;
    for (let i = 17; i >= 12; i--) if ((rest >> i) & 1) rest ^= 0x1f25 << (i - 12);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
    }
  }
  const free: [number, number][] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) if (grid[row][column] === null) free.push([row, column]);
    }
  }
  free.forEach(([row, column], i) => {
    grid[row][column] = i < stream.length * 8 && ((stream[i >> 3] >> (7 - (i & 7))) & 1) === 1;
  });
  let best: boolean[][] = [];
  let least = Infinity;
  MASKS.forEach((mask, number) => {
    format(number);
    const tried = grid.map((row) => row.map(Boolean));
    for (const [row, column] of free) if (mask(row, column)) tried[row][column] = !tried[row][column];
    const cost = penalty(tried);
    if (cost < least) [least, best] = [cost, tried];
  });
  return best;
}

function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let cost = 0;
  let dark = 0;
  for (let i = 0; i < size; i++) {
    for (const at of [(j: number) => grid[i][j], (j: number) => grid[j][i]]) {
      let run = 0;
      let text = '';
      for (let j = 0; j < size; j++) {
        run = j && at(j) === at(j - 1) ? run + 1 : 1;
        if (run === 5) cost += 3;
        else if (run > 5) cost += 1;
        text += at(j) ? '1' : '0';
      }
      for (const pattern of ['10111010000', '00001011101']) {
        for (let from = text.indexOf(pattern); from >= 0; from = text.indexOf(pattern, from + 1)) cost += 40;
      }
    }
    for (let j = 0; j < size; j++) {
      dark += grid[i][j] ? 1 : 0;
      if (i && j && grid[i][j] === grid[i - 1][j] && grid[i][j] === grid[i][j - 1] && grid[i][j] === grid[i - 1][j - 1]) cost += 3;
    }
  }
  return cost + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
