/** Faces: of the characters that bots play as, whose names and lines are in the catalogue, and of people who chose one. */

import { getContext, setContext } from 'svelte';
import type { Bot, Game, Replay, Seat } from '../net/protocol';

const files = import.meta.glob<string>('../art/{faces,avatars}/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const faces = new Map(Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.svg$/g, ''), address]));

/** The pictures that people can choose: those of the server's `looks.py`. */
export const AVATARS: readonly string[] = Object.keys(files)
  .filter((path) => path.includes('/avatars/'))
  .map((path) => path.replace(/^.*\/|\.svg$/g, ''));

/** The faces around a table: of bots, and of people who chose one. */
export const facesAt = (seats: readonly Seat[] | undefined): (string | null)[] =>
  seats?.map(({ character, avatar }) => character ?? avatar) ?? [];

/** The same in a replay. */
export const facesIn = ({ characters = [], avatars = [], players }: Replay): (string | null)[] =>
  players.map((_, seat) => characters[seat] ?? avatars[seat] ?? null);

/** How strong bots can be asked to play, in every game that has such bots. */
export const LEVELS: readonly string[] = ['beginner', 'casual', 'strong', 'expert'];

/** Who plays where nobody was asked for: the first of these that a game has, or else whoever is there. */
const DEFAULT_LEVELS = ['casual', 'greedy'];
const CONTEXT = Symbol('cast');

export function faceOf(character: string | null): string | null {
  return character === null ? null : (faces.get(character) ?? null);
}

/** The bots of a game by how well they play, the weakest first. */
export function levelsOf(game: Game): { level: string; bots: Bot[] }[] {
  const levels = [...new Set(game.bots.map((bot) => bot.level))];
  return levels.map((level) => ({ level, bots: game.bots.filter((bot) => bot.level === level) }));
}

export function defaultLevel(game: Game): string {
  const levels = game.bots.map((bot) => bot.level);
  return DEFAULT_LEVELS.find((level) => levels.includes(level)) ?? levels[0] ?? DEFAULT_LEVELS[1]!;
}

/** The level that somebody wants, where the game has it. */
export function levelFor(game: Game, wanted: string): string {
  return game.bots.some((bot) => bot.level === wanted) ? wanted : defaultLevel(game);
}

/** Somebody of a level who isn't at the table yet, or else anybody who isn't. */
export function freeBot(game: Game, level: string, present: readonly string[]): string {
  const free = game.bots.filter((bot) => !present.includes(bot.id));
  return (free.find((bot) => bot.level === level) ?? free[0] ?? game.bots[0])?.id ?? '';
}

/** Let every mark of a seat below this component show the face of who sits there. */
export function provideCharacters(characters: () => (string | null)[]): void {
  setContext(CONTEXT, characters);
}

/** Asked for while a component is made: tells who of the cast sits on a seat. */
export function useCharacters(): (seat: number) => string | null {
  const characters = getContext<(() => (string | null)[]) | undefined>(CONTEXT);
  return (seat) => characters?.()[seat] ?? null;
}
