/** The boxes that this device keeps. */

import type { Box } from '../local/facts';

const KEY = 'tenfold.boxes';
const DRAFT = 'tenfold.box.';
const MAX_SAVED = 30;

const isSame = (one: Box, other: Box): boolean => one.game === other.game && one.name === other.name;

export function savedBoxes(games: readonly string[]): Box[] {
  return stored().filter(({ game }) => games.includes(game));
}

/** Keeps a box in place of one with the same name; whether there was room. */
export function saveBox(box: Box): boolean {
  const others = stored().filter((one) => !isSame(one, box));
  return others.length < MAX_SAVED && store(KEY, JSON.stringify([box, ...others]));
}

export function forgetBox(box: Box): void {
  store(KEY, JSON.stringify(stored().filter((one) => !isSame(one, box))));
}

/** What was being made of a game's box when the page was left. */
export function draftOf(game: string): Box | null {
  return parsed(DRAFT + game) as Box | null;
}

export const keepDraft = (box: Box): boolean => store(DRAFT + box.game, JSON.stringify(box));

const stored = (): Box[] => (parsed(KEY) as Box[] | null) ?? [];

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
