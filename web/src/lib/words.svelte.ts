/** The one catalogue of words, in the language of the reader. Mirrors parfait.locale.Words. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Told } from '../protocol';
import type { Language } from './settings.svelte';

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words-en'),
  fr: () => import('virtual:words-fr'),
  ja: () => import('virtual:words-ja'),
};

type Value = string | number;

/** French keeps its high punctuation on the line of the word before it. */
export function spaced(text: string): string {
  return text.replace(/ (?=[:;!?»%](?!-))/g, '\u00a0').replace(/« /g, '«\u00a0');
}


export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ftl: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(language === 'fr' ? spaced(ftl) : ftl));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  t(key: string, args: Record<string, Value> = {}): string {
    const message = this.bundle.getMessage(key);
    return message?.value ? this.bundle.formatPattern(message.value, args, []) : key;
  }

  /** One piece of notation in words: term('dokitto-ice', 'card', 'S7') is "Strawberry 7". */
  term(game: string, name: string, value: string): string {
    const key = `${game}-term-${name}`;
    return this.has(key) ? this.t(key, { letter: value.slice(0, 1), rest: value.slice(1) }) : value;
  }

  listing(items: string[]): string {
    return items.join(this.t('list-separator'));
  }

  /** Tell an event to `seat` (null: to nobody in particular). */
  event(game: string, told: Told, names: string[], seat: number | null): string {
    return this.t(told.key, this.spoken(game, told.args ?? {}, names, seat));
  }

  /** What is wrong, in words; its rule's number is shown beside it. */
  error(key: string, args: Record<string, unknown> = {}, game = '', names: string[] = []): string {
    const known = this.has(`error-${key}`);
    return known ? this.t(`error-${key}`, this.spoken(game, args, names, null)) : this.t('web-error-unknown', { key });
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
      const person = names.length > 0 && (name === 'seat' || name.endsWith('_seat'));
      return person ? (names[value] ?? String(value)) : value;
    }
    if (typeof value === 'string') return this.term(game, name, value);
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return String(value);
  }
}

let current = $state.raw(new Words('en', ''));

/** The words of today; reading it in a component makes the component follow the language. */
export function words(): Words {
  return current;
}

export function t(key: string, args?: Record<string, Value>): string {
  return current.t(key, args);
}

export async function speak(language: Language): Promise<void> {
  const catalogue = await CATALOGUES[language]();
  current = new Words(language, catalogue.default);
  document.documentElement.lang = language;
}
