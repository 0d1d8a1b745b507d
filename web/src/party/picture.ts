/** The evening as a picture to keep: the tally, the titles, and nothing of what anybody held. */
const WIDTH = 1080;
const EDGE = 72;
const ROW = 96;
const TITLE_ROW = 104;
const PAPER = '#fbf7f0';
const INK = '#2b2a33';
const QUIET = '#66626e';
const ACCENT = '#0f6f67';

export interface EveningPicture {
  heading: string;
  line: string; // under it: who won, and when
  rows: { place: number; name: string; points: string }[];
  titles: { name: string; title: string }[];
}

export async function eveningPicture({ heading, line, rows, titles }: EveningPicture): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 300 + ROW * rows.length + (titles.length ? 60 + TITLE_ROW * titles.length : 0) + 130;
  const pen = canvas.getContext('2d')!;
  const font = getComputedStyle(document.body).fontFamily;

  function write(words: string, x: number, y: number, { size = 42, weight = 500, colour = INK, align = 'left' as CanvasTextAlign, room = WIDTH - 2 * EDGE } = {}): number {
    pen.font = `${weight} ${size}px ${font}`;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.textBaseline = 'middle';
    const letters = [...words];
    while (letters.length > 1 && pen.measureText(letters.join('')).width > room) letters.splice(-2, 2, '…');
    pen.fillText(letters.join(''), x, y);
    return pen.measureText(letters.join('')).width;
  }

  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  write(heading, WIDTH / 2, 110, { size: 76, weight: 800, align: 'center' });
  write(line, WIDTH / 2, 200, { size: 40, colour: ACCENT, weight: 700, align: 'center' });
  let y = 300;
  for (const { place, name, points } of rows) {
    if (place === 1) {
      pen.beginPath();
      pen.roundRect(EDGE, y - ROW / 2 + 5, WIDTH - 2 * EDGE, ROW - 10, 24);
      pen.fillStyle = '#e2eeea';
      pen.fill();
    }
    write(String(place), EDGE + 76, y, { colour: QUIET, align: 'right' });
    const taken = write(points, WIDTH - EDGE - 32, y, { weight: 800, align: 'right', size: 46 });
    write(name, EDGE + 108, y, { weight: place === 1 ? 800 : 500, room: WIDTH - 2 * EDGE - 180 - taken });
    y += ROW;
  }
  if (titles.length) y += 30;
  for (const { name, title } of titles) {
    write(name, EDGE + 24, y - 20, { size: 36, weight: 700 });
    write(title, EDGE + 24, y + 24, { size: 32, colour: QUIET });
    y += TITLE_ROW;
  }
  write(`Parfait · ${location.host}`, WIDTH / 2, canvas.height - 56, { size: 30, colour: QUIET, align: 'center' });
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([drawn!], 'parfait-evening.png', { type: 'image/png' });
}
