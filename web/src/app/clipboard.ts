import { notice } from './announce.svelte';
import { t } from './words.svelte';

/** Copy a text; returns whether the browser allowed it. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notice(t('web-copied'));
  } catch {
    notice(t('web-not-copied'), { bad: true });
  }
}
