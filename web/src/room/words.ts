/** How a table is set up, in words. */
import type { Clock, GameInfo, OptionInfo } from '../protocol';
import { t, words } from '../app/words.svelte';
import { unhurried } from '../session/presence.svelte';

/** What a part or a value of an option is called: by its own words, as a piece of notation, or as it is. */
export function called(game: string, option: string, part: unknown): string {
  const key = `${game}-option-${option}-${String(part)}`;
  return words().has(key) ? t(key) : words().term(game, option.replace(/s$/, ''), String(part));
}

export function clockSaid(clock: Clock | null | undefined): string {
  if (clock?.turn && !unhurried(clock)) return t('web-clock-said-turn', { seconds: clock.turn });
  if (clock?.turn) return t('web-clock-said-days', { days: clock.turn / 86_400 });
  if (clock?.bank) return t('web-clock-said-live', { minutes: clock.bank / 60, seconds: clock.increment ?? 0 });
  return t('web-clock-said-none');
}

/** An option that differs from its default: its name and, if it is a simple one, its value. */
export function optionSaid(game: GameInfo, option: OptionInfo, value: unknown, names: string[]): string {
  const label = t(`${game.name}-option-${option.name}`);
  const { kind } = option;
  let said: string;
  if (kind.kind === 'flag') said = t(value ? 'web-yes' : 'web-no');
  else if (kind.kind === 'whole') said = value === null ? t('web-no-limit') : String(value);
  else if (kind.kind === 'choice') said = kind.seats && typeof value === 'number' ? names[value] : called(game.name, option.name, value);
  else if (kind.kind === 'subset') said = words().listing((value as string[]).map((one) => called(game.name, option.name, one)));
  else said = t('web-option-changed');
  return t('labelled', { label, value: said });
}
