/** A player's preferences on this device. */

import { setLanguage, chooseLanguage } from '../text/language.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'on' | 'off';
export const CONFIRMS = ['touch', 'on', 'off'] as const;
export type Confirm = (typeof CONFIRMS)[number];

export type Settings = {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  volume: number;
  /** Pulses that a phone lets one feel. */
  touch: boolean;
  confirm: Confirm;
  shortcuts: boolean;
  notify: boolean;
  /** Bots say a word now and then. */
  banter: boolean;
  /** Private help on boards that have it. */
  help: boolean;
  /** How strong the bots of *Play now* are; empty until somebody was asked. */
  level: string;
  /** The tag of a language, or `system`: as the browser is set up. */
  language: string;
};

const KEY = 'tenfold.settings';
const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'system',
  sound: true,
  volume: 0.6,
  touch: true,
  confirm: 'touch',
  shortcuts: true,
  notify: false,
  banter: true,
  help: true,
  level: '',
  language: 'system',
};

/** Stored settings may be of an older version or damaged: what does not fit is left out. */
export function settingsOf(stored: string | null): Settings {
  const settings: Record<string, unknown> = { ...DEFAULTS };
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    for (const [name, value] of Object.entries(found ?? {})) {
      if (name in DEFAULTS && typeof value === typeof settings[name]) settings[name] = value;
    }
  } catch {
    return { ...DEFAULTS };
  }
  return settings as Settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const isBrowser = typeof document !== 'undefined';
export const settings = $state<Settings>(settingsOf(isBrowser ? stored() : null));

const reduced = isBrowser ? matchMedia('(prefers-reduced-motion: reduce)') : null;
const coarse = isBrowser ? matchMedia('(pointer: coarse)') : null;
const device = $state({ reduced: reduced?.matches ?? false, coarse: coarse?.matches ?? false });
reduced?.addEventListener('change', () => (device.reduced = reduced.matches));
coarse?.addEventListener('change', () => (device.coarse = coarse.matches));

export function hasMotion(): boolean {
  return settings.motion === 'on' || (settings.motion === 'system' && !device.reduced);
}

/** Whether fingers are what points on this device. */
export const hasTouch = (): boolean => device.coarse;

/** Where a move is put together from several touches, only who always wants it is asked again. */
export function mustConfirm(isDeliberate = false): boolean {
  return settings.confirm === 'on' || (settings.confirm === 'touch' && device.coarse && !isDeliberate);
}

/** The language that the player wants, as far as there are words for it. */
export const preferredLanguage = (): string => chooseLanguage(settings.language, isBrowser ? navigator.languages : []);

/** Keeps the page and the storage in step with the settings; call once, inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.motion = hasMotion() ? 'on' : 'off';
  });
  $effect(() => void setLanguage(preferredLanguage()));
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser may forbid storage: then settings last as long as the page.
    }
  });
}
