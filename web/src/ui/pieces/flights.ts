/**
 * Pieces fly from where they were to where they go.
 *
 * Inside a table every element with `data-piece="name"` is followed by its name, whatever element shows it. A piece that
 * was not there comes from the anchor that its `data-from` names, one that is gone flies to the anchor of its `data-to`;
 * anchors are elements with `data-anchor` anywhere on the page. A new change never waits: what still flies arrives at once.
 */
const FLIGHT = 280;
const STAGGER = 40;
const FADE = 120;
const FROM_A_SEAT = 0.4; // of its size: a seat is larger than the card it holds
const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
const LEAVES = 'cubic-bezier(0.45, 0, 0.4, 1)'; // one sees it set out

interface Seen {
  box: DOMRect;
  element: HTMLElement;
}

export class Flights {
  private seen = new Map<string, Seen>();
  private running: Animation[] = [];
  private ghosts: HTMLElement[] = [];
  private ready = false; // what is there when one sits down does not fly in

  constructor(private motion: (ms: number) => number) {}

  /** Before the page changes: note where everything is. */
  before(root: HTMLElement | undefined): void {
    this.land();
    this.ready = root !== undefined;
    this.seen.clear();
    for (const element of pieces(root)) {
      const name = element.dataset.piece!;
      if (!this.seen.has(name)) this.seen.set(name, { box: element.getBoundingClientRect(), element });
    }
  }

  /** After it changed: let every piece come from where it was. */
  after(root: HTMLElement | undefined): void {
    if (!root || !this.ready) return;
    const ms = this.motion(FLIGHT);
    const there = new Map<string, HTMLElement>();
    for (const element of pieces(root)) if (!there.has(element.dataset.piece!)) there.set(element.dataset.piece!, element);
    if (ms === 0) {
      for (const [name, element] of there) if (!this.seen.has(name)) this.start(element, [{ opacity: 0 }, { opacity: 1 }], FADE);
      return;
    }
    // Measure all, then move all: to measure after a flight has begun has the browser work out the page's styles again.
    const known = new Map<string, DOMRect | undefined>();
    const at = (name: string | undefined) => {
      if (name && !known.has(name)) known.set(name, anchor(name));
      return name ? known.get(name) : undefined;
    };
    const flying = [...there].flatMap(([name, element]) => {
      const was = this.seen.get(name)?.box;
      const from = was ?? (element.dataset.from ? (at(element.dataset.from) ?? middle(root)) : undefined);
      return from ? [{ element, from, to: element.getBoundingClientRect(), comes: !was }] : [];
    });
    const leaving = [...this.seen].flatMap(([name, { box, element }]) => {
      const to = there.has(name) || element.isConnected ? undefined : at(element.dataset.to);
      return to ? [{ element, box, to }] : [];
    });
    let dealt = 0;
    for (const { element, from, to, comes } of flying) {
      const flown = this.fly(element, from, to, ms, comes ? dealt * this.motion(STAGGER) : 0, comes);
      if (flown && comes) dealt += 1;
    }
    for (const { element, box, to } of leaving) this.ghost(element, box, to, ms, 0.3);
  }

  /** Everything that flies arrives now. */
  land(): void {
    for (const animation of this.running) animation.cancel();
    for (const ghost of this.ghosts) ghost.remove();
    this.running = [];
    this.ghosts = [];
  }

  private fly(element: HTMLElement, from: DOMRect, to: DOMRect, ms: number, delay: number, comes: boolean): boolean {
    if (!to.width || !from.width) return false;
    const [dx, dy] = [centre(from).x - centre(to).x, centre(from).y - centre(to).y];
    const wider = from.width / to.width;
    const scale = comes && wider > 1.2 ? FROM_A_SEAT : Math.min(3, Math.max(0.2, wider));
    if (Math.hypot(dx, dy) < 2 && Math.abs(scale - 1) < 0.04) return false;
    const turn = element.dataset.turned !== undefined ? ' rotateY(90deg)' : '';
    const start = `translate(${dx}px, ${dy}px) scale(${scale})${turn}`;
    this.start(element, [{ transform: start, zIndex: 5 }, { transform: 'none', zIndex: 5 }], ms, delay);
    return true;
  }

  /** A copy of an element flies to an anchor and is gone. */
  send(element: HTMLElement | null | undefined, to: string): void {
    const [ms, target] = [this.motion(FLIGHT), anchor(to)];
    if (element && target && ms > 0) this.ghost(element, element.getBoundingClientRect(), target, ms, 1);
  }

  /** Over the whole page: seats lie outside the table, which hides what goes beyond its edge. */
  private ghost(element: HTMLElement, box: DOMRect, to: DOMRect, ms: number, scale: number): void {
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-piece');
    ghost.classList.remove('gone');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
      zIndex: '30',
      pointerEvents: 'none',
    });
    ghost.style.setProperty('--w', `${box.width}px`); // by which pieces measure what lies on them
    document.body.append(ghost);
    this.ghosts.push(ghost);
    const [dx, dy] = [centre(to).x - centre(box).x, centre(to).y - centre(box).y];
    const gone = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0 };
    const flight = this.start(ghost, [{ transform: 'none', opacity: 1 }, { opacity: 1, offset: 0.8 }, gone], ms, 0, LEAVES);
    flight.onfinish = () => ghost.remove();
  }

  private start(element: HTMLElement, frames: Keyframe[], duration: number, delay = 0, easing = EASE): Animation {
    const animation = element.animate(frames, { duration, delay, easing, fill: 'backwards' });
    this.running.push(animation);
    return animation;
  }
}

function pieces(root: HTMLElement | undefined): Iterable<HTMLElement> {
  return root?.querySelectorAll<HTMLElement>('[data-piece]') ?? [];
}

/** Where the anchor of that name is; the first that can be seen. */
export function anchor(name: string | undefined): DOMRect | undefined {
  if (!name) return undefined;
  for (const element of document.querySelectorAll(`[data-anchor="${name}"]`)) {
    const isUnboxed = getComputedStyle(element).display === 'contents'; // its parts lie in its parent's grid
    const box = (isUnboxed ? element.parentElement! : element).getBoundingClientRect();
    if (box.width) return box;
  }
  return undefined;
}

/** A deal comes from the middle of the table. */
function middle(root: HTMLElement): DOMRect {
  const { left, top, width, height } = root.getBoundingClientRect();
  return new DOMRect(left + width / 2 - 20, top + height / 3, 40, 56);
}

function centre(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
