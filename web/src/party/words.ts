/** The words of an evening with friends: the first page can do without them. */
import { learnCatalogue } from '../app/words.svelte';
import type { Language } from '../app/settings.svelte';

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words-party-en'),
  fr: () => import('virtual:words-party-fr'),
  ja: () => import('virtual:words-party-ja'),
};

export function learnPartyWords(): Promise<void> {
  return learnCatalogue('party', async (language) => (await CATALOGUES[language]()).default);
}
