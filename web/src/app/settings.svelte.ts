import { load, save } from './storage';

export const LANGUAGES = ['en', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', ja: '日本語' };

export interface Settings {
  language: Language | null; // null: as the browser has it
  theme: 'system' | 'light' | 'dark';
  speed: 'normal' | 'slow' | 'fast' | 'off';
  sounds: boolean | null; // null: not asked yet
  volume: number; // from 0 to 1
  forced: boolean; // the only possible move is made by itself
  banter: boolean; // bots say a word now and then
  beside: boolean | null; // log and chat beside the table, on a wide screen; null: where people play
  symbols: boolean; // larger signs on the pieces
  confirm: boolean;
  notify: boolean;
  name: string;
  face: string; // a drawn head, or '' for the initial
}

const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  speed: 'normal',
  sounds: null,
  volume: 0.6,
  forced: false,
  banter: true,
  beside: null,
  symbols: false,
  confirm: false,
  notify: false,
  name: '',
  face: '',
};

const PACE = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

export const settings: Settings = $state({ ...DEFAULTS, ...load<Partial<Settings>>('settings', {}) });

export function keepSettings(): void {
  save('settings', $state.snapshot(settings));
}

export function languageOf(chosen: Language | null, wanted: readonly string[]): Language {
  if (chosen && LANGUAGES.includes(chosen)) return chosen;
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase() as Language;
    if (LANGUAGES.includes(language)) return language;
  }
  return 'en';
}

export function stillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Milliseconds of an animation; 0 for none. */
export function motion(ms: number): number {
  return stillness() ? 0 : ms * PACE[settings.speed];
}

/** Milliseconds to rest, so that something can be read: not shortened by reduced motion. */
export function rest(ms: number): number {
  return ms * PACE[settings.speed];
}
