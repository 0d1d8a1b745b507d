/** A result as a picture: the game's emblem and the standings, and nothing of what anybody held. */
import { fileAddress } from '../app/place';
import type { View } from '../games/contract';
import type { GameInfo } from '../protocol';
import { ACCENT, EDGE, Paper, QUIET, WIDTH } from '../ui/paper';
import { standings } from './standings';

const HEAD = 430; // emblem and title
const ROW = 108;

export async function resultPicture(game: GameInfo, title: string, view: Pick<View, 'scores' | 'winners'>, names: string[], total: (score: number) => string): Promise<File> {
  const places = standings(view);
  const paper = new Paper(HEAD + ROW * places.length + 2 * EDGE, 44);
  await drawEmblem(paper, game);
  paper.write(title, WIDTH / 2, HEAD - 70, { size: 68, weight: 700, align: 'center' });
  places.forEach(({ seat, place, score, won }, row) => {
    const y = HEAD + ROW * (row + 0.5);
    if (won) {
      paper.tint(y, ROW - 12);
      paper.pen.lineWidth = 4;
      paper.pen.strokeStyle = ACCENT;
      paper.pen.stroke();
    }
    const right = WIDTH - EDGE - 32;
    const taken = paper.write(total(score), right, y, { size: won ? 52 : 44, weight: 700, align: 'right' });
    paper.write(String(place), EDGE + 76, y, { colour: QUIET, align: 'right' });
    const left = EDGE + 108;
    const star = won ? 60 : 0;
    const named = paper.write(names[seat] ?? '', left, y, { weight: won ? 700 : 500, room: right - taken - star - left - 24 });
    if (won) paper.write('★', left + named + 18, y, { colour: ACCENT });
  });
  return paper.file(`${game.name}.png`, EDGE * 0.8);
}

/** As ui/Emblem shows it. */
async function drawEmblem(paper: Paper, game: GameInfo): Promise<void> {
  const { pen } = paper;
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
  paper.write([...game.title][0] ?? '', WIDTH / 2, top + size / 2 + 6, { size: 100, weight: 750, colour: '#fff', align: 'center' });
}
