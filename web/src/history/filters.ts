/** What the list of finished games can be narrowed down to. */

import type { HistoryGame, HistorySeat } from '../net/protocol';
import { others, resultOf, type Result } from './results';

/** Empty: whichever. */
export type Filters = { game: string; rival: string; result: Result | '' };

/** Who somebody is over many games: a person, or a bot; nobody knows who was deleted. */
export const rivalKey = ({ person, bot }: HistorySeat): string => (bot ? `bot:${bot}` : person && `person:${person}`);

export const matches = (game: HistoryGame, { game: id, rival, result }: Filters): boolean =>
  (!id || game.game === id) &&
  (!rival || others(game).some((seat) => rivalKey(seat) === rival)) &&
  (!result || resultOf(game) === result);

/** Everybody who was played against, under the latest of their names, most often first. */
export function rivalsIn(games: HistoryGame[]): { key: string; name: string; games: number }[] {
  const found = new Map<string, { key: string; name: string; games: number }>();
  for (const game of games) {
    for (const key of new Set(others(game).map(rivalKey).filter(Boolean))) {
      const name = others(game).find((seat) => rivalKey(seat) === key)!.name;
      const known = found.get(key);
      if (known) known.games += 1;
      else found.set(key, { key, name, games: 1 });
    }
  }
  return [...found.values()].toSorted((one, other) => other.games - one.games);
}
