/** The numbered rules pages, in the reader's language where there is one. They were parsed when the client was built. */
import pages from 'virtual:rules';
import { ask } from '../app/place';
import type { GameInfo } from '../protocol';
import type { Language } from '../app/settings.svelte';

export type Span = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'link'; text: string; to: string };
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'rule'; number: string; spans: Span[]; rulings: Span[][] }
  | { kind: 'item'; spans: Span[] }
  | { kind: 'table'; rows: Span[][][] }
  | { kind: 'code'; text: string };

const games = new Map<string, string>(); // DI → dokitto-ice

/** Learn the prefixes of the games' rule numbers. */
export function learnPrefixes(known: Pick<GameInfo, 'name' | 'prefix'>[]): void {
  for (const { name, prefix } of known) games.set(prefix, name);
}

export function ruleAddress(number: string): string | null {
  const game = games.get(number.split('-')[0]!);
  return game ? `/rules/${game}#${number}` : null;
}

export interface RulesPage {
  blocks: Block[];
  language: Language;
}

/** A game's page: in this language, or else in English; null where there is none. */
export async function rulesPage(game: string, language: Language): Promise<RulesPage | null> {
  const found = pages[game];
  if (!found) return (await fetchedPage(game, language)) ?? (await fetchedPage(game, 'en'));
  const spoken = found[language] ? language : 'en';
  const load = found[spoken];
  return load ? { blocks: (await load()).default, language: spoken } : null;
}

/** The page of a game that the client was built without. */
async function fetchedPage(game: string, language: Language): Promise<RulesPage | null> {
  const answer = await ask(`/api/games/${encodeURIComponent(game)}/rules/${language}`).catch(() => null);
  if (!answer?.ok) return null;
  const { blocks } = await import('./markdown');
  return { blocks: blocks(await answer.text(), language), language };
}

/** One rule of a page. */
export function ruleOn(page: RulesPage, number: string): (Block & { kind: 'rule' }) | null {
  return page.blocks.find((block): block is Block & { kind: 'rule' } => block.kind === 'rule' && block.number === number) ?? null;
}

/** The game whose rules have this prefix. */
export function gameOfRule(number: string): string | null {
  return games.get(number.split('-')[0]!) ?? null;
}
