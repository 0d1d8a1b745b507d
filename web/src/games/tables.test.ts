// @vitest-environment jsdom
/** Every table, seat and score sheet with recorded views; and that every legal move can be reached by touching pieces. */
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import fallback from '../table/default';
import { expanded } from '../session/moves';
import type { GameInfo } from '../protocol';
import type { GameView, TableProps, View } from './contract';

interface Position {
  view: View;
  legal: string[];
}

const views = import.meta.glob<{ default: GameView }>('./*/index.ts', { eager: true });
const fixtures = import.meta.glob<{ default: Record<string, Position[]> }>('./*/fixtures/views.json', { eager: true });

const infos = import.meta.glob<GameInfo>('./*/fixtures/info.json', { eager: true, import: 'default' });

const NAMES = ['Anna', 'Bruno', 'さくら', 'Dagmar', 'Émile', 'Fatou', 'Gil', 'Hana'];
const words = { said: (move: string) => `move ${move}`, t: (key: string) => key, term: (name: string, value: string) => `${name} ${value}` };

vi.setConfig({ testTimeout: 300_000 });

/** Some of them, spread over all. */
function some<T>(all: T[], count: number): T[] {
  const every = Math.max(1, Math.ceil(all.length / count));
  return all.filter((_, i) => i % every === 0 || i === all.length - 1);
}

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} });
  Element.prototype.animate = vi.fn(() => ({ cancel() {}, finish() {}, onfinish: null }) as unknown as Animation);
});

function positions(stretch: Position[]): Position[] {
  let view = {} as View;
  return stretch.map((position) => {
    view = { ...view, ...position.view };
    return { view, legal: expanded(position.legal) };
  });
}

function sit(game: GameView, position: Position, given: Partial<TableProps> = {}) {
  const target = document.body.appendChild(document.createElement('div'));
  const played: string[] = [];
  const props: TableProps = {
    ...words,
    game: infos[`./${position.view.game}/fixtures/info.json`]!,
    view: position.view,
    legal: position.legal,
    names: NAMES.slice(0, position.view.players),
    play: (move) => played.push(move),
    tried: () => {},
    pending: null,
    motion: () => 0,
    hint: [],
    ...given,
  };
  const table = mount(game.Table, { target, props });
  flushSync();
  return { target, played, leave: () => (void unmount(table), target.remove()) };
}

/** The moves that the pieces offer, as they lie. */
function offered(target: HTMLElement): string[] {
  const open = target.querySelectorAll<HTMLElement>('button[data-move]:not([disabled]):not([aria-disabled="true"])');
  return [...open].map((button) => button.dataset.move!);
}

function touch(element: Element | undefined | null): void {
  (element as HTMLElement | null)?.click();
  flushSync();
}

/** Everything that can be reached by touching what opens further choices (`data-opens`), one after another. */
function reachable(game: GameView, position: Position): Set<string> {
  const found = new Set<string>();
  const { target, played, leave } = sit(game, position);
  const opens = () => [...target.querySelectorAll<HTMLElement>('[data-opens]')].map((piece) => piece.dataset.opens!);
  const retrace = (path: string[]) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })); // puts away the last ones
    flushSync();
    for (const key of path) touch(target.querySelector(`[data-opens="${key}"]`));
  };
  const look = (path: string[], known: string[]) => {
    offered(target).forEach((move) => found.add(move));
    const now = opens();
    for (const key of now.filter((key) => !known.includes(key))) {
      retrace([...path, key]);
      look([...path, key], [...known, ...now]);
    }
  };
  look([], []);
  leave();
  played.forEach((move) => found.add(move));
  return found;
}

describe.each(Object.keys(views).map((path) => path.split('/')[1]!))('%s', (name) => {
  const game = views[`./${name}/index.ts`]!.default;
  const info = infos[`./${name}/fixtures/info.json`]!;
  const stretches = fixtures[`./${name}/fixtures/views.json`]!.default;

  test.each(Object.keys(stretches))('shows the stretch "%s" to a player and to one who watches', (stretch) => {
    for (const position of some(positions(stretches[stretch]!), 3)) {
      sit(game, position).leave();
      const watched = { ...position.view, seat: -1, hand: null, held: null };
      sit(game, { view: watched, legal: [] }).leave();
      for (let seat = 0; seat < position.view.players; seat++) {
        const target = document.createElement('div');
        void unmount(mount(game.Seat, { target, props: { ...words, game: info, view: position.view, seat } }));
      }
      if (game.roundOver(position.view)) {
        const target = document.createElement('div');
        const sheet = mount(game.Score, { target, props: { ...words, game: info, view: position.view, names: NAMES.slice(0, position.view.players) } });
        expect(target.textContent).toContain('Anna');
        void unmount(sheet);
      }
    }
  });

  test.each(Object.keys(stretches))('every legal move of the stretch "%s" can be reached, and nothing else is offered', (stretch) => {
    const [richest] = positions(stretches[stretch]!).sort((a, b) => b.legal.length - a.legal.length);
    for (const position of richest?.legal.length ? [richest] : []) {
      const found = reachable(game, position);
      expect(position.legal.filter((move) => !found.has(move))).toEqual([]);
      const whole = [...found].filter((move) => !position.legal.some((legal) => legal === move || legal.startsWith(`${move} `) || legal.startsWith(`${move}+`)));
      expect(whole).toEqual([]);
    }
  });

  test('no move is offered when it is not one’s turn', () => {
    for (const { view } of some(positions(stretches.start!), 3)) {
      const { target, leave } = sit(game, { view, legal: [] });
      expect(offered(target)).toEqual([]);
      leave();
    }
  });
});

/** The moves that the default table offers, in whatever group. */
function offeredByDefault(position: Position): string[] {
  const { target, leave } = sit(fallback, position);
  const found = new Set<string>();
  const look = (depth: number) => {
    for (const button of target.querySelectorAll<HTMLElement>('[data-move]')) found.add(button.dataset.move!);
    const starts = [...target.querySelectorAll('.moves')].at(depth)?.querySelectorAll<HTMLElement>('[data-group]') ?? [];
    for (const start of [...starts].map((button) => button.dataset.group!)) {
      target.querySelector<HTMLElement>(`[data-group="${start}"]`)!.click();
      flushSync();
      look(depth + 1);
    }
  };
  look(0);
  leave();
  return [...found];
}

describe.each(Object.keys(infos).map((path) => path.split('/')[1]!))('the default table of %s', (name) => {
  const stretches = fixtures[`./${name}/fixtures/views.json`]!.default;

  test('shows every part of the view, and no JSON', () => {
    for (const position of some(Object.values(stretches).flatMap(positions), 6)) {
      const { target, leave } = sit(fallback, position);
      expect(target.textContent).not.toMatch(/undefined|NaN|\[object|[{}"[\]]/);
      leave();
    }
  });

  test('offers every legal move, few buttons at a time', () => {
    const [richest] = Object.values(stretches).flatMap(positions).sort((a, b) => b.legal.length - a.legal.length);
    expect(offeredByDefault(richest!).sort()).toEqual([...richest!.legal].sort());
    const { target, leave } = sit(fallback, richest!);
    expect(target.querySelectorAll('.moves button').length).toBeLessThanOrEqual(48);
    leave();
  });
});
