/** What each game makes of a change, with recorded games: everything is shown, and in an order that can be followed. */
import { describe, expect, test } from 'vitest';
import type { AiceView } from './aice/view.generated';
import type { Beat, GameView, View } from './contract';
import type { DessertDiceView } from './dessert-dice/view.generated';
import type { DokittoIceView } from './dokitto-ice/view.generated';

const games = import.meta.glob<GameView>('./*/index.ts', { eager: true, import: 'default' });
const fixtures = import.meta.glob<Record<string, { view: View }[]>>('./*/fixtures/views.json', { eager: true, import: 'default' });

interface Shown {
  before: View;
  after: View;
  beats: Beat[];
}

/** Every change of the recorded games, with its beats. */
function shown(name: string): Shown[] {
  return Object.values(fixtures[`./${name}/fixtures/views.json`]!).flatMap((stretch) => {
    let view = {} as View;
    const views = stretch.map((position) => (view = { ...view, ...position.view }));
    return views.slice(1).map((after, i) => ({ before: views[i]!, after, beats: games[`./${name}/index.ts`]!.beats!(views[i]!, after) }));
  });
}

const kinds = (beats: Beat[]) => beats.map(({ kind }) => kind);

describe.each(Object.keys(games).map((path) => path.split('/')[1]!))('%s', (name) => {
  test('the last beat of a change shows the view after it', () => {
    for (const { after, beats } of shown(name)) {
      expect(beats.at(-1)!.view).toBe(after);
      for (const beat of beats) expect(beat.ms).toBeGreaterThan(0);
    }
  });
});

describe.each(['dokitto-ice', 'aice'])('a trick of %s', (name) => {
  type Trick = Pick<AiceView & DokittoIceView, 'trick' | 'trick_over' | 'tricks' | 'scores' | 'round'>;
  const all = shown(name) as unknown as { before: View & Trick; after: View & Trick; beats: Beat<View & Trick>[] }[];

  test('its last card or roll comes before its winner, and nothing is counted until then', () => {
    const finishing = all.filter(({ before, after }) => after.tricks > before.tricks && after.round === before.round);
    expect(finishing.length).toBeGreaterThan(3);
    for (const { before, after, beats } of finishing) {
      expect(['card', 'roll']).toContain(beats[0]!.kind);
      expect(beats[0]!.view.trick).toEqual(after.trick);
      expect(beats[0]!.view.trick_over).toBe(false);
      expect(beats[1]!.kind).toBe('winner');
      for (const beat of beats.slice(0, -1)) expect(beat.view.scores).toEqual(before.scores);
    }
  });

  test('it is swept away before the next is led, after a breath of a second and a half', () => {
    const leading = all.filter(({ before, after }) => before.trick_over && before.trick.length && after.trick.length === 1 && !after.trick_over);
    expect(leading.length).toBeGreaterThan(3);
    for (const { beats } of leading) {
      expect(kinds(beats)).toEqual(['sweep', 'card']);
      expect(beats[0]!.view.trick).toEqual([]);
    }
    const rests = all.flatMap(({ beats }) => beats.filter((beat) => beat.kind === 'reward').slice(-1));
    expect(Math.max(...rests.map(({ ms }) => ms))).toBeGreaterThanOrEqual(1500);
  });
});

test('in Dokitto! Ice the scoop leaves the stock before it lands on the cone', () => {
  const all = shown('dokitto-ice') as unknown as { before: DokittoIceView; after: DokittoIceView; beats: Beat<DokittoIceView>[] }[];
  const taking = all.filter(({ before, after }) => after.round === before.round && after.stock.some((left, i) => left < before.stock[i]!));
  expect(taking.length).toBeGreaterThan(3);
  for (const { before, after, beats } of taking) {
    const [leaves] = beats.filter(({ kind }) => kind === 'reward');
    expect(leaves!.view.stock).toEqual(after.stock);
    expect(leaves!.view.cones).toEqual(before.cones);
  }
});

test('a cone that topples does so in sight, after its fourth scoop has landed', () => {
  const before = shown('dokitto-ice').find(({ before }) => (before as DokittoIceView).choosing)!.before as DokittoIceView;
  const full = ['S1', 'S1', 'S2', 'C1'];
  const cones = before.cones.map((own, seat) => (seat === before.leader ? [full, ...own.slice(1)] : own));
  const stock = before.stock.map((left, i) => (i === 1 ? left - 1 : left));
  const after = { ...before, choosing: false, cones, stock, full_cone: [before.leader, 0] as [number, number], round_over: true };
  const beats = games['./dokitto-ice/index.ts']!.beats!(before, after) as unknown as Beat<DokittoIceView>[];
  expect(kinds(beats)).toEqual(['reward', 'reward', 'fall']);
  expect(beats[1]!.view.cones).toEqual(cones);
  expect(beats[1]!.view.full_cone).toBeNull();
  expect(beats[1]!.view.round_over).toBe(false);
});

test('in Dessert Dice the tiles are turned up after the last die has come to rest', () => {
  const ends = shown('dessert-dice').filter(({ after }) => after.turn === -2);
  for (const { before, beats } of ends) {
    expect(kinds(beats)).toEqual(['card', 'reveal']);
    const [landed] = beats as unknown as Beat<DessertDiceView>[];
    expect(landed!.view.tiles).toEqual((before as DessertDiceView).tiles);
    expect(landed!.view.winners).toEqual([]);
  }
});

const moments = (name: string) => shown(name).flatMap(({ before, after, beats }) => beats.flatMap(({ moment, ms }) => (moment ? [{ moment, ms, before, after }] : [])));

describe.each(Object.keys(games).map((path) => path.split('/')[1]!))('moments of %s', (name) => {
  test('there are some, and each has something to show and ends with its beat', () => {
    expect(games[`./${name}/index.ts`]!.Moment).toBeDefined();
    for (const { moment, ms } of moments(name)) {
      expect(moment.ms).toBeGreaterThan(0);
      expect(moment.ms).toBeLessThanOrEqual(ms);
    }
  });
});

test('in AICE rolls are added to what their cards show, as the server counted it', () => {
  const sums = moments('aice').filter(({ moment }) => moment.name === 'sums');
  expect(sums.length).toBeGreaterThan(3);
  for (const { moment, after } of sums) {
    const { rolls, strengths } = after as AiceView;
    expect(moment.numbers).toEqual([...moment.seats!.map((seat) => rolls[seat]), ...moment.seats!.map((seat) => strengths[seat])]);
    for (const seat of moment.seats!) expect(strengths[seat]).toBeGreaterThan(rolls[seat]!);
  }
});

test('in AICE all bids are revealed in one moment, with their dice', () => {
  const [first] = moments('aice').filter(({ moment }) => moment.name === 'bids');
  const { bids, bid_dice } = first!.after as AiceView;
  expect(first!.moment.numbers).toEqual(bids);
  expect(first!.moment.pieces).toEqual(bid_dice);
});

test('in Dokitto! Ice a moment shows the cone that got a scoop', () => {
  const landed = moments('dokitto-ice').filter(({ moment }) => moment.name === 'scoop');
  expect(landed.length).toBeGreaterThan(3);
  for (const { moment, after } of landed) expect((after as DokittoIceView).cones[moment.seats![0]!]).toContainEqual(moment.pieces);
});

test('in Dessert Dice a moment counts dice that came together, and they are a cluster', () => {
  for (const { moment, before, after } of moments('dessert-dice').filter(({ moment }) => moment.name === 'joins')) {
    const [dessert, ...squares] = moment.pieces!;
    const kind = 'IMSJ'.indexOf(dessert!);
    expect((after as DessertDiceView).clusters[kind]).toContainEqual(squares);
    expect((before as DessertDiceView).clusters[kind]).not.toContainEqual(squares);
  }
});
