/** The games of this server, fetched once per language, and how much of each is compiled. */

import { language } from '../text/language.svelte';
import { api } from '../net/api';
import type { Game } from '../net/protocol';
import { inShelfOrder } from './shelf';

let asked: Promise<Game[]> | null = null;
let askedIn = '';

/** How much of each game is compiled, from 0 to 1; games that are ready are not here. */
export const compileProgress: Record<string, number> = $state({});

const POLL_INTERVAL = 2000;

export function games(): Promise<Game[]> {
  if (askedIn !== language.current) asked = null;
  askedIn = language.current;
  asked ??= api.games().then(
    (all) => inShelfOrder(trackProgress(all)),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Keep how far the games are, and ask again as long as one is not ready. */
function trackProgress(all: Game[]): Game[] {
  for (const { id, ready, progress } of all) {
    if (ready === 'interpreted') compileProgress[id] = progress;
    else delete compileProgress[id];
  }
  if (Object.keys(compileProgress).length > 0) pollAgain();
  return all;
}

function pollAgain(): void {
  setTimeout(() => void api.games().then(trackProgress, pollAgain), POLL_INTERVAL);
}

export async function gameOf(id: string): Promise<Game | null> {
  return (await games()).find((game) => game.id === id) ?? null;
}
