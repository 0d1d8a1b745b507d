/** The numbered rules pages, in the reader's language where there is one. They were parsed when the client was built. */
import pages from 'virtual:rules';
import type { GameInfo } from '../protocol';
import type { Language } from './settings.svelte';

export type Span = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'link'; text: string; to: string };
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'rule'; number: string; spans: Span[] }
  | { kind: 'item'; spans: Span[] }
  | { kind: 'table'; rows: Span[][][] }
  | { kind: 'code'; text: string };

const games = new Map<string, string>(); // DI → dokitto-ice

/** Learn how the games' rules are numbered. */
export function learnPrefixes(known: Pick<GameInfo, 'name' | 'prefix'>[]): void {
  for (const { name, prefix } of known) games.set(prefix, name);
}

export function ruleAddress(number: string): string | null {
  const game = games.get(number.split('-')[0]!);
  return game ? `/rules/${game}#${number}` : null;
}

/** A game's page: in this language, or else in English. */
export async function rulesPage(game: string, language: Language): Promise<{ blocks: Block[]; language: Language } | null> {
  const found = pages[game];
  const spoken = found?.[language] ? language : 'en';
  const load = found?.[spoken];
  return load ? { blocks: (await load()).default, language: spoken } : null;
}
