/** The one catalogue of words, in the language of the reader. Mirrors parfait.locale.Words. */
import { FluentBundle, FluentNumber, FluentResource, type Scope } from '@fluent/bundle';
import type { GameEvent } from '../protocol';
import type { Language } from './settings.svelte';
import { frenchSpacing } from './frenchSpacing';

type Catalogues = Record<Language, () => Promise<{ default: string }>>;

/** The words of the first page. */
const CATALOGUES: Catalogues = {
  en: () => import('virtual:words-en'),
  fr: () => import('virtual:words-fr'),
  ja: () => import('virtual:words-ja'),
};

/** The additional words of every other page. */
const LATER: Catalogues = {
  en: () => import('virtual:words-en-later'),
  fr: () => import('virtual:words-fr-later'),
  ja: () => import('virtual:words-ja-later'),
};

type Value = string | number;

/** Small whole numbers look the same in our languages, and a formatter of the browser is slow to create. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

/** Digits as a number, which a message can choose by (`[7]`), if it is written as these digits. */
function numbered(text: string): Value {
  return /^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) : text;
}

/** A catalogue; each message is parsed when it is first used, because a page needs few of them. */
export class Words {
  private bundle: FluentBundle;
  private sources: Map<string, string>;

  constructor(
    readonly language: Language,
    ...ftl: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.sources = new Map();
    for (const catalogue of ftl) this.add(catalogue);
  }

  copy(): Words {
    const copy = new Words(this.language);
    copy.sources = new Map(this.sources);
    return copy;
  }

  /** More words: those that the first page does not need, a lesson's, or those of a game that is not built in. */
  add(ftl: string): void {
    const plain = ftl.replace(/^#.*\n/gm, '');
    const text = this.language === 'fr' ? frenchSpacing(plain) : plain;
    for (const source of text.split(/\n(?=[a-z])/)) this.sources.set(/^[\w-]*/.exec(source)![0], source);
  }

  /** The messages whose names begin with this text. */
  keys(prefix: string): string[] {
    return [...this.sources.keys()].filter((key) => key.startsWith(prefix));
  }

  has(key: string): boolean {
    return this.sources.has(key);
  }

  t(key: string, args: Record<string, Value> = {}): string {
    this.parse(key);
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    const given = Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value]);
    return this.bundle.formatPattern(message.value, Object.fromEntries(given), []);
  }

  /** Parse a message, and those it refers to. */
  private parse(key: string): void {
    const source = this.sources.get(key);
    if (source === undefined || this.bundle.hasMessage(key)) return;
    this.bundle.addResource(new FluentResource(source));
    for (const [, other] of source.matchAll(/\{ *([a-z][\w-]*) *\}/g)) this.parse(other);
  }

  /** One piece of notation in words: term('dokitto-ice', 'card', 'S7') is "Strawberry 7". */
  term(game: string, name: string, value: string): string {
    const key = `${game}-term-${name}`;
    if (!this.has(key)) return value;
    const parts = [...value.matchAll(/\d+|\p{L}+/gu)].map(([part], i) => [`part${i + 1}`, numbered(part)]);
    return this.t(key, { letter: numbered(value.slice(0, 1)), rest: numbered(value.slice(1)), ...Object.fromEntries(parts) });
  }

  /** The name of a bot's level. */
  level(level: string): string {
    return this.has(`bot-level-${level}`) ? this.t(`bot-level-${level}`) : level;
  }

  /** The name of a game's scores: "Points", or its own `<game>-points`. */
  points(game: string): string {
    return this.t(this.has(`${game}-points`) ? `${game}-points` : 'web-points');
  }

  /** A total in the words of its game: "3 trophies". */
  result(game: string, count: number): string {
    return this.t(this.has(`${game}-result`) ? `${game}-result` : 'web-points-count', { count });
  }

  listing(items: string[]): string {
    return items.join(this.t('list-separator'));
  }

  /** Sentences one after the other: Japanese leaves no space between them. */
  sentences(sentences: string[]): string {
    const stop = this.language === 'ja' ? '。' : '.';
    const ended = sentences.map((one, i) => (i < sentences.length - 1 && /[\p{L}\p{N})）」]$/u.test(one) ? one + stop : one)); // a heading among them: "Round 1"
    return ended.join(this.t('sentence-separator'));
  }

  /** An event in words for `seat` (null: for nobody in particular). */
  event(game: string, event: GameEvent, names: string[], seat: number | null): string {
    return this.t(event.key, this.spoken(game, event.args ?? {}, names, seat));
  }

  /** An error in words, with seats counted from 1; its rule's number is shown next to it. */
  error(key: string, args: Record<string, unknown> = {}, game = ''): string {
    if (__DEVICE__ && this.has(`device-error-${key}`)) return this.t(`device-error-${key}`); // where the reason is another one
    if (!this.has(`error-${key}`)) return this.t('web-error-unknown', { key });
    const counted = Object.entries(args).map(([name, value]) => [name, is('seat', name) && typeof value === 'number' ? value + 1 : value]);
    return this.t(`error-${key}`, this.spoken(game, Object.fromEntries(counted), [], null));
  }

  /** A kind of chance in words: the game's own, else those that games share. */
  chance(game: string, kind: string): string {
    const own = `${game}-chance-${kind}`;
    return this.has(own) ? this.t(own) : this.t('term-chance', { kind });
  }

  private spoken(
    game: string,
    args: Record<string, unknown>,
    names: string[],
    seat: number | null,
  ): Record<string, Value> {
    const spoken: Record<string, Value> = { you: 'no' };
    for (const [name, value] of Object.entries(args)) {
      if (name === 'seat' && names.length) spoken.you = value === seat ? 'yes' : 'no';
      spoken[name] = this.say(game, name, value, names);
    }
    return spoken;
  }

  private say(game: string, name: string, value: unknown, names: string[]): Value {
    if (Array.isArray(value)) {
      const one = name.endsWith('s') ? name.slice(0, -1) : name;
      return this.listing(value.map((item) => String(this.say(game, one, item, names))));
    }
    if (typeof value === 'number') {
      const person = names.length > 0 && is('seat', name);
      return person ? (names[value] ?? String(value)) : value;
    }
    if (typeof value === 'string') return is('chance', name) ? this.chance(game, value) : this.term(game, name, value);
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return String(value);
  }
}

/** Whether an argument called `name` is of this kind: `seat` and `expected_seat` are seats. */
function is(kind: string, name: string): boolean {
  return name === kind || name.endsWith(`_${kind}`);
}

let current = $state.raw(new Words('en'));

/** The current words; reading this in a component makes it follow the language. */
export function words(): Words {
  return current;
}

export function t(key: string, args?: Record<string, Value>): string {
  return current.t(key, args);
}

let begin: () => void;
/** Resolves when the first words have loaded. */
export const spoken = new Promise<void>((resolve) => (begin = resolve));

type Fetched = (game: string, language: Language) => Promise<string>;
let strangers: { games: string[]; fetched: Fetched } = { games: [], fetched: async () => '' };

/** Load the words of games that are not built in; `fetched` gets a game's catalogue from the server. */
export async function learnWords(games: string[], fetched: Fetched): Promise<void> {
  await spoken;
  strangers = { games: games.filter((game) => !current.has(`${game}-title`)), fetched };
  if (!strangers.games.length) return;
  const { language } = current;
  addAll(language, await Promise.all(strangers.games.map((game) => fetched(game, language))));
}

const more = new Map<string, (language: Language) => Promise<string>>();

/** Load one more catalogue that the first page does not need, now and in any language that is chosen later. */
export async function learnCatalogue(name: string, fetched: (language: Language) => Promise<string>): Promise<void> {
  await spoken;
  if (more.has(name)) return;
  const { language } = current;
  const ftl = await fetched(language);
  more.set(name, fetched);
  addAll(language, [ftl]);
}

/** Load the words that the first page does not need. */
export function learnTheRest(): Promise<void> {
  return learnCatalogue('later', async (language) => (await LATER[language]()).default);
}

/** If another language was chosen meanwhile, they are fetched again with it. */
function addAll(language: Language, catalogues: string[]): void {
  if (current.language !== language) return;
  const added = current.copy();
  for (const ftl of catalogues) added.add(ftl);
  current = added;
}

export async function speak(language: Language): Promise<void> {
  const catalogue = await CATALOGUES[language]();
  const others = await Promise.all([
    ...[...more.values()].map((fetched) => fetched(language).catch(() => '')),
    ...strangers.games.map((game) => strangers.fetched(game, language)),
  ]);
  current = new Words(language, catalogue.default, ...others);
  document.documentElement.lang = language;
  begin();
}
