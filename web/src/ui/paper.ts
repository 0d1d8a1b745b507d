/** A picture to keep or to send, drawn row by row on paper: what it says is for its caller. */
export const EDGE = 72;
export const WIDTH = 1080;
export const QUIET = '#66626e';
export const ACCENT = '#0f6f67';
const PAPER = '#fbf7f0';
const INK = '#2b2a33';

export interface Hand {
  size?: number;
  weight?: number;
  colour?: string;
  align?: CanvasTextAlign;
  room?: number;
}

export class Paper {
  readonly pen: CanvasRenderingContext2D;
  private readonly font = getComputedStyle(document.body).fontFamily;

  constructor(
    private readonly height: number,
    private readonly usual: number, // the size of words
  ) {
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = height;
    this.pen = canvas.getContext('2d')!;
    this.pen.fillStyle = PAPER;
    this.pen.fillRect(0, 0, WIDTH, height);
  }

  /** Words on a line; what has no room ends in dots. The width that they take. */
  write(words: string, x: number, y: number, { size = this.usual, weight = 500, colour = INK, align = 'left', room = WIDTH - 2 * EDGE }: Hand = {}): number {
    const { pen } = this;
    pen.font = `${weight} ${size}px ${this.font}`;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.textBaseline = 'middle';
    const letters = [...words];
    while (letters.length > 1 && pen.measureText(letters.join('')).width > room) letters.splice(-2, 2, '…');
    pen.fillText(letters.join(''), x, y);
    return pen.measureText(letters.join('')).width;
  }

  /** The ground of a row, in colour. */
  tint(y: number, height: number): void {
    this.pen.beginPath();
    this.pen.roundRect(EDGE, y - height / 2, WIDTH - 2 * EDGE, height, 24);
    this.pen.fillStyle = '#e2eeea';
    this.pen.fill();
  }

  /** The picture as a file, signed at so high above its foot. */
  async file(name: string, foot: number): Promise<File> {
    this.write(`Parfait · ${location.host}`, WIDTH / 2, this.height - foot, { size: 30, colour: QUIET, align: 'center' });
    const drawn = await new Promise<Blob | null>((done) => this.pen.canvas.toBlob(done, 'image/png'));
    return new File([drawn!], name, { type: 'image/png' });
  }
}
