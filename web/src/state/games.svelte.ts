/** The games that this server has: asked for once in a language. */

import { language } from '../text/language.svelte';
import { api } from '../net/api';
import type { Game } from '../net/protocol';

let asked: Promise<Game[]> | null = null;
let askedIn = '';

/** How much of each game is compiled, from 0 to 1; games that are ready are not here. */
export const preparing: Record<string, number> = $state({});

const AGAIN = 2000;

export function games(): Promise<Game[]> {
  if (askedIn !== language.current) asked = null;
  askedIn = language.current;
  asked ??= api.games().then(noted, (error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Keep how far the games are, and ask again as long as one is not ready. */
function noted(all: Game[]): Game[] {
  for (const { id, ready, progress } of all) {
    if (ready === 'interpreted') preparing[id] = progress;
    else delete preparing[id];
  }
  if (Object.keys(preparing).length > 0) askAgain();
  return all;
}

function askAgain(): void {
  setTimeout(() => void api.games().then(noted, askAgain), AGAIN);
}

export async function gameOf(id: string): Promise<Game | null> {
  return (await games()).find((game) => game.id === id) ?? null;
}
