/** The evening as a picture to keep: the tally, the titles, and nothing of what anybody held. */
import { ACCENT, EDGE, Paper, QUIET, WIDTH } from '../ui/paper';

const ROW = 96;
const TITLE_ROW = 104;

export interface EveningPicture {
  heading: string;
  line: string; // under it: who won, and when
  rows: { place: number; name: string; points: string }[];
  titles: { name: string; title: string }[];
}

export function eveningPicture({ heading, line, rows, titles }: EveningPicture): Promise<File> {
  const paper = new Paper(300 + ROW * rows.length + (titles.length ? 60 + TITLE_ROW * titles.length : 0) + 130, 42);
  paper.write(heading, WIDTH / 2, 110, { size: 76, weight: 800, align: 'center' });
  paper.write(line, WIDTH / 2, 200, { size: 40, colour: ACCENT, weight: 700, align: 'center' });
  let y = 300;
  for (const { place, name, points } of rows) {
    if (place === 1) paper.tint(y, ROW - 10);
    paper.write(String(place), EDGE + 76, y, { colour: QUIET, align: 'right' });
    const taken = paper.write(points, WIDTH - EDGE - 32, y, { weight: 800, align: 'right', size: 46 });
    paper.write(name, EDGE + 108, y, { weight: place === 1 ? 800 : 500, room: WIDTH - 2 * EDGE - 180 - taken });
    y += ROW;
  }
  if (titles.length) y += 30;
  for (const { name, title } of titles) {
    paper.write(name, EDGE + 24, y - 20, { size: 36, weight: 700 });
    paper.write(title, EDGE + 24, y + 24, { size: 32, colour: QUIET });
    y += TITLE_ROW;
  }
  return paper.file('parfait-evening.png', 56);
}
