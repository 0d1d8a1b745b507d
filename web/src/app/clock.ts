/** Time that is left, as people say it. */
import { t } from './words.svelte';

export function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 172_800) return t('web-days-left', { days: Math.floor(seconds / 86_400) });
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor((seconds % 3600) / 60), seconds % 60].map((part) => String(part).padStart(2, '0'));
  return (hours ? [String(hours), ...parts] : [String(+parts[0]), parts[1]]).join(':');
}
