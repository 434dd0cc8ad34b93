import { expect, test } from 'vitest';
import type { HistoryGame, HistorySeat } from '../net/protocol';
import { matches, rivalsIn } from './filters';
import { merged } from './history';
import { say } from './messages';
import { resultOf, resultText } from './results';

type Short = [rank: number, score: number, yours?: boolean];
const NAMES = ['Ann', 'Tali', 'Zuri', 'Bob'];
const seat = ([rank, score, yours = false]: Short, at: number): HistorySeat => ({
  name: NAMES[at]!,
  yours,
  person: at === 3 ? 'p' : '',
  bot: yours || at === 3 ? '' : NAMES[at]!.toLowerCase(),
  rank,
  score,
});
const game = (...seats: Short[]): HistoryGame => ({
  table: 't',
  game: 'tenzania',
  ended: 1,
  replay: true,
  seats: seats.map(seat),
});
const points = true;
const rest = { points, names: 'Tali' };

test.each([
  [
    'a win by points',
    game([1, 29, true], [2, 24]),
    'won',
    say('history-duel', { won: true, own: 29, other: 24, ...rest }),
  ],
  ['a defeat', game([2, 24, true], [1, 29]), 'lost', say('history-duel', { won: false, own: 24, other: 29, ...rest })],
  [
    'a win without points',
    game([1, 1, true], [2, 0]),
    'won',
    say('history-duel', { won: true, points: false, own: 1, other: 0, names: 'Tali' }),
  ],
  ['a tie', game([1, 20, true], [1, 20]), 'tied', say('history-tied', { ...rest, own: 20 })],
  [
    'a place among three',
    game([3, 2, true], [1, 9], [2, 5]),
    'lost',
    say('history-place', { place: 3, count: 3, own: 2, names: 'Tali and Zuri' }),
  ],
  [
    'a win shared by two of three',
    game([1, 9, true], [1, 9], [3, 5]),
    'won',
    say('history-place', { place: 1, count: 3, own: 9, names: 'Tali and Zuri' }),
  ],
  [
    'people at one screen',
    game([2, 1, true], [1, 4, true]),
    null,
    say('history-shared', { names: 'Tali', others: 'Ann' }),
  ],
])('%s', (_, finished, result, text) => {
  expect(resultOf(finished)).toBe(result);
  expect(resultText(finished)).toBe(text);
});

const any = { game: '', rival: '', result: '' } as const;

test('a list is narrowed down by game, opponent and result', () => {
  const won = game([1, 29, true], [2, 24]);
  const lost = { ...game([3, 1, true], [2, 24], [2, 24], [1, 30]), game: 'ten_squares' };
  const all = [won, lost];
  const found = (filters: object) => all.filter((one) => matches(one, { ...any, ...filters }));

  expect(found({})).toEqual(all);
  expect(found({ game: 'ten_squares' })).toEqual([lost]);
  expect(found({ rival: 'bot:tali' })).toEqual(all);
  expect(found({ rival: 'person:p' })).toEqual([lost]);
  expect(found({ result: 'won' })).toEqual([won]);
  expect(found({ game: 'tenzania', result: 'lost' })).toEqual([]);
  expect(rivalsIn(all).map(({ name, games }) => [name, games])).toEqual([
    ['Tali', 2],
    ['Zuri', 1],
    ['Bob', 1],
  ]);
});

test('games of the server and of this device are one list, each game once', () => {
  const there = [
    { ...game([1, 9, true]), table: 'a', ended: 5 },
    { ...game([1, 9, true]), table: 'b', ended: 3, replay: false },
  ];
  const here = [
    { ...game([1, 9, true]), table: 'local-b', ended: 9 },
    { ...game([1, 9, true]), table: 'local-1', ended: 4 },
  ];

  expect(merged(there, here).map(({ table, replay }) => [table, replay])).toEqual([
    ['a', true],
    ['local-1', true],
    ['local-b', true],
  ]);
});
