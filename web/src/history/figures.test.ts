import { expect, test } from 'vitest';
import type { HistoryGame } from '../net/protocol';
import { figuresOf, gamesByMonth, sharesOverTime } from './figures';
import vector from './figures.vector.json';

/** The same games and figures are checked in Python, which computes them in another way (tests/cli/test_history.py). */
test('figures are those that Python computes', () => {
  const levels: Record<string, string> = vector.levels;

  expect(figuresOf(vector.games as HistoryGame[], (bot) => levels[bot])).toEqual(vector.figures);
});

const DAY = 24 * 60 * 60;
const game = (won: boolean, ended = 0): HistoryGame => ({
  table: String(ended),
  game: 'tenzania',
  ended,
  replay: true,
  seats: [
    { name: 'Ann', yours: true, person: '', bot: '', rank: won ? 1 : 2, score: 0 },
    { name: 'Tali', yours: false, person: '', bot: 'tali', rank: won ? 2 : 1, score: 0 },
  ],
});

test('shares are of the last games, from the oldest on', () => {
  const latestFirst = [false, true, true, false].map((won) => game(won));

  expect(sharesOverTime(latestFirst, 2)).toEqual([0, 1 / 2, 1, 1 / 2]);
  expect(sharesOverTime(latestFirst, 9)).toEqual([0, 1 / 2, 2 / 3, 2 / 4]);
});

test('months without games are there too', () => {
  const now = new Date(2026, 2, 15);
  const ended = now.getTime() / 1000;
  const found = gamesByMonth([game(true, ended), game(true, ended - 60 * DAY), game(true, ended - 900 * DAY)], 3, now);

  expect(found.map(({ month, games }) => [month.getMonth(), games])).toEqual([
    [0, 1],
    [1, 0],
    [2, 1],
  ]);
});
