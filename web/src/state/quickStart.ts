/** Creates a table with default settings: against bots, for friends, or for one screen. */

import { api } from '../net/api';
import { LEVELS, levelFor } from './characters';
import { ensureName } from './guestName.svelte';
import { navigate } from './router.svelte';
import { settings } from './settings.svelte';
import type { Game, NewSeat, NewTable } from '../net/protocol';

/** Against how many bots *play now* puts you, where the game has room. */
const DEFAULT_BOTS = 3;
const BEGINS = 'begins';
/** What a table has that nobody was asked about. */
const DEFAULTS = { options: {}, public: false, hints: true, help: true, learning: 'off' } as const;

export function botsAgainst(game: Game): number {
  return Math.min(DEFAULT_BOTS, game.seats[1] - 1);
}

/** Newcomers meet beginners. */
export const preferredLevel = (game: Game): string => levelFor(game, settings.level || LEVELS[0]!);

/** Whether somebody has yet to say how strong bots should be. */
export const mustAskLevel = (game: Game): boolean =>
  settings.level === '' && game.bots.some((bot) => LEVELS.includes(bot.level));

export function seatsAgainstBots(game: Game): NewSeat[] {
  const agent = preferredLevel(game);
  return [{ kind: 'me' }, ...Array.from({ length: botsAgainst(game) }, (): NewSeat => ({ kind: 'bot', agent }))];
}

export async function playNow(game: Game, boxes: NewTable['boxes'] = []): Promise<void> {
  await createTable({ ...DEFAULTS, game: game.id, seats: seatsAgainstBots(game), boxes, start: true });
}

/** A table with one free seat: whoever is invited may ask for more. */
export async function inviteFriends(game: Game): Promise<void> {
  const seats = Array.from({ length: game.seats[0] }, (_, at): NewSeat => ({ kind: at === 0 ? 'me' : 'open' }));
  await createTable({ ...DEFAULTS, game: game.id, seats, start: false });
}

/** Everybody at this screen. Who holds it begins, so that nobody passes it on before the first move. */
export async function startHotSeat(game: Game, names: string[]): Promise<void> {
  const options: Record<string, string> = {};
  if (game.options.some((option) => option.name === BEGINS)) options[BEGINS] = '1';
  const seats = names.map((name): NewSeat => ({ kind: 'me', name }));
  const table = await make({ ...DEFAULTS, game: game.id, seats, options, start: true });
  seatsInHand.set(table, 0);
  navigate(`/table/${table}`);
}

/** Tables that were made on this screen a moment ago: the seat of whoever holds it. */
export const seatsInHand = new Map<string, number>();

export async function createTable(table: NewTable): Promise<void> {
  navigate(`/table/${await make(table)}`);
}

async function make(table: NewTable): Promise<string> {
  await ensureName();
  return (await api.make(table)).table;
}
