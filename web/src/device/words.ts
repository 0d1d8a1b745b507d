/** The words about one's own device, which the first page of a server's client can do without. */
import { learnCatalogue } from '../app/words.svelte';

const CATALOGUES = {
  en: () => import('virtual:words-device-en'),
  fr: () => import('virtual:words-device-fr'),
  ja: () => import('virtual:words-device-ja'),
};

/** They are loaded when this returns; the static site has them from the start. */
export async function deviceWords(): Promise<void> {
  if (!__DEVICE__) await learnCatalogue('device', async (language) => (await CATALOGUES[language]()).default);
}
