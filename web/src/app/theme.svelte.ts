/** The effect of the settings on the page itself. */
import { settings } from './settings.svelte';

export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.symbols = settings.symbols ? 'large' : 'normal';
  root.dataset.motion = settings.speed;
}

/** The title and the favicon show that it is our turn, and at how many tables. */
export function showTurn(title: string, yours: boolean, yourTurn: string, elsewhere = 0): void {
  const count = elsewhere ? `(${elsewhere + Number(yours)}) ` : '';
  document.title = count + (yours ? `● ${yourTurn} · ${title}` : title);
  const icon = document.getElementById('favicon') as HTMLLinkElement | null;
  const href = yours || elsewhere ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}
