/** A notification of the browser, if the player wants it and looks elsewhere. */
import type { View } from '../games/contract';
import type { TableInfo } from '../protocol';
import { settings } from '../app/settings.svelte';
import { t } from '../app/words.svelte';

export function nudge(names: string[], info: TableInfo, view: View): void {
  if (!document.hidden || !settings.notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  const body = names.filter((_, seat) => seat !== view.seat).join(t('list-separator'));
  const shown = new Notification(t('labelled', { label: t(`${info.game}-title`), value: t('web-your-turn') }), { body, tag: info.table, icon: '/icon-192.png' });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
