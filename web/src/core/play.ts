/** The quickest ways to a table. */

import { api } from './api';
import { go } from './router.svelte';
import type { Game, NewSeat, NewTable } from './types';

export const BOT = 'greedy';
/** Against how many bots *play now* puts you, where the game has room. */
const USUAL_BOTS = 3;

export function botsAgainst(game: Game): number {
  return Math.min(USUAL_BOTS, game.seats[1] - 1);
}

export function seatsAgainstBots(game: Game): NewSeat[] {
  const bots = Array.from({ length: botsAgainst(game) }, (): NewSeat => ({ kind: 'bot', agent: BOT }));
  return [{ kind: 'me' }, ...bots];
}

export async function playNow(game: Game): Promise<void> {
  const table: NewTable = {
    game: game.id,
    seats: seatsAgainstBots(game),
    options: {},
    public: false,
    hints: true,
    start: true,
  };
  await makeTable(table);
}

export async function makeTable(table: NewTable): Promise<void> {
  const made = await api.make(table);
  go(`/table/${made.table}`);
}
