/** Figures about finished games: how often somebody won, where and against whom, and in a row. */

import type { HistoryGame } from '../net/protocol';
import { longest } from '../families/ten_days/travels';
import { rivalKey } from './filters';
import { others, ownSeats, resultOf } from './results';

export type Tally = { key: string; played: number; won: number };
export type GameTally = Tally & {
  /** The most points; null where a win is all that counts. */
  best: number | null;
  /** How many places were on the longest completed journey; null where there is none. */
  journey: number | null;
};
export type Figures = {
  all: Tally;
  games: GameTally[];
  levels: Tally[];
  rivals: Tally[];
  /** Games won one after the other: until now, and ever. */
  streak: { now: number; longest: number };
};

/** Games in which the reader was one of the players; at a shared screen they beat themselves. */
const counted = (games: HistoryGame[]): HistoryGame[] => games.filter((game) => resultOf(game) !== null);

/** `levelOf`: how well a bot plays, if that is known. */
export function figuresOf(games: HistoryGame[], levelOf: (bot: string) => string | undefined): Figures {
  const found = counted(games);
  const keysOf = (keys: (game: HistoryGame) => string[]): Tally[] => tallies(found, keys);
  return {
    all: tally('', found),
    games: keysOf(({ game }) => [game]).map((one) => ({
      ...one,
      best: bestOf(found, one.key),
      journey: longestIn(found, one.key),
    })),
    levels: keysOf((game) => others(game).flatMap(({ bot }) => (bot ? (levelOf(bot) ?? []) : []))),
    rivals: keysOf((game) => others(game).map(rivalKey)),
    streak: streakOf(found),
  };
}

const hasWon = (game: HistoryGame): boolean => resultOf(game) === 'won';

const tally = (key: string, games: HistoryGame[]): Tally => ({
  key,
  played: games.length,
  won: games.filter(hasWon).length,
});

/** Each key once for a game, most often played first. */
function tallies(games: HistoryGame[], keysOf: (game: HistoryGame) => string[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games) {
    for (const key of new Set(keysOf(game).filter(Boolean))) {
      const known = found.get(key) ?? { key, played: 0, won: 0 };
      found.set(key, { key, played: known.played + 1, won: known.won + Number(hasWon(game)) });
    }
  }
  return [...found.values()].toSorted((one, other) => other.played - one.played || (one.key < other.key ? -1 : 1));
}

function bestOf(games: HistoryGame[], id: string): number | null {
  const best = games.filter(({ game }) => game === id).map((game) => ownSeats(game)[0]!.score);
  const most = Math.max(...best);
  return most > 1 ? most : null;
}

function longestIn(games: HistoryGame[], id: string): number | null {
  const journeys = games.filter(({ game }) => game === id).map((game) => ownSeats(game)[0]!.journey ?? []);
  return new Set(longest(journeys)).size || null;
}

/** Games come latest first. */
function streakOf(games: HistoryGame[]): Figures['streak'] {
  let [now, longest] = [0, 0];
  for (const game of games.toReversed()) {
    now = hasWon(game) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** The share of won games among the last `among` of them, after each game from the oldest on. */
export function sharesOverTime(games: HistoryGame[], among: number): number[] {
  const won = counted(games).toReversed().map(hasWon);
  let inWindow = 0;
  return won.map((isWin, at) => {
    inWindow += Number(isWin) - Number(at >= among && won[at - among]);
    return inWindow / Math.min(at + 1, among);
  });
}

/** How many games ended in each of the last months, the latest last. */
export function gamesByMonth(games: HistoryGame[], months: number, now = new Date()): { month: Date; games: number }[] {
  const found = Array.from({ length: months }, (_, at) => ({
    month: new Date(now.getFullYear(), now.getMonth() - (months - 1 - at), 1),
    games: 0,
  }));
  for (const { ended } of games) {
    const date = new Date(ended * 1000);
    const ago = (now.getFullYear() - date.getFullYear()) * 12 + now.getMonth() - date.getMonth();
    const slot = found[months - 1 - ago];
    if (slot) slot.games += 1;
  }
  return found;
}
