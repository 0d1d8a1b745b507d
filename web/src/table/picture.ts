/** A result as a picture: the game's emblem and the standings, and nothing of what anybody held. */
import { fileAddress } from '../app/place';
import type { View } from '../games/contract';
import type { GameInfo } from '../protocol';
import { standings } from './standings';

const WIDTH = 1080;
const EDGE = 72;
const HEAD = 430; // emblem and title
const ROW = 108;
const PAPER = '#fbf7f0';
const INK = '#2b2a33';
const QUIET = '#66626e';
const ACCENT = '#0f6f67';

export async function resultPicture(game: GameInfo, title: string, view: Pick<View, 'scores' | 'winners'>, names: string[], total: (score: number) => string): Promise<File> {
  const places = standings(view);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + ROW * places.length + 2 * EDGE;
  const pen = canvas.getContext('2d')!;
  const font = getComputedStyle(document.body).fontFamily;

  /** Words on a line; what has no room ends in dots. */
  function write(words: string, x: number, y: number, { size = 44, weight = 500, colour = INK, align = 'left' as CanvasTextAlign, room = WIDTH - 2 * EDGE } = {}): number {
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
  await drawEmblem(pen, game, write);
  write(title, WIDTH / 2, HEAD - 70, { size: 68, weight: 700, align: 'center' });
  places.forEach(({ seat, place, score, won }, row) => {
    const y = HEAD + ROW * (row + 0.5);
    if (won) {
      pen.beginPath();
      pen.roundRect(EDGE, y - ROW / 2 + 6, WIDTH - 2 * EDGE, ROW - 12, 24);
      pen.fillStyle = '#e2eeea';
      pen.fill();
      pen.lineWidth = 4;
      pen.strokeStyle = ACCENT;
      pen.stroke();
    }
    const right = WIDTH - EDGE - 32;
    const taken = write(total(score), right, y, { size: won ? 52 : 44, weight: 700, align: 'right' });
    write(String(place), EDGE + 76, y, { colour: QUIET, align: 'right' });
    const left = EDGE + 108;
    const star = won ? 60 : 0;
    const named = write(names[seat] ?? '', left, y, { weight: won ? 700 : 500, room: right - taken - star - left - 24 });
    if (won) write('★', left + named + 18, y, { colour: ACCENT });
  });
  write(`Parfait · ${location.host}`, WIDTH / 2, canvas.height - EDGE * 0.8, { size: 30, colour: QUIET, align: 'center' });
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([drawn!], `${game.name}.png`, { type: 'image/png' });
}

/** As parts/Emblem shows it. */
async function drawEmblem(pen: CanvasRenderingContext2D, game: GameInfo, write: (words: string, x: number, y: number, how: { size: number; weight: number; colour: string; align: CanvasTextAlign }) => void): Promise<void> {
  const size = 240;
  const top = EDGE - 12;
  if (game.emblem) {
    const emblem = new Image(size, size);
    emblem.src = fileAddress(`/api/games/${game.name}/emblem.svg`);
    await emblem.decode();
    pen.drawImage(emblem, (WIDTH - size) / 2, top, size, size);
    return;
  }
  pen.beginPath();
  pen.arc(WIDTH / 2, top + size / 2, size * 0.35, 0, 2 * Math.PI);
  pen.fillStyle = game.colour;
  pen.fill();
  write([...game.title][0] ?? '', WIDTH / 2, top + size / 2 + 6, { size: 100, weight: 750, colour: '#fff', align: 'center' });
}
