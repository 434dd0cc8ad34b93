import { expect, test } from 'vitest';
import type { Setup } from './setup';
import { winsAfter } from './wins';

const first: Setup = {
  game: 'tenzania',
  players: [{ name: 'Ann' }, { name: 'Kito', level: 'casual' }],
  pace: 'normal',
  help: true,
  learning: 'off',
};

test('games won are counted over rematches; a game without a winner counts for no one', () => {
  const second = { ...first, wins: winsAfter(first, [1]) };
  const third = { ...first, wins: winsAfter(second, [0, 1]) };

  expect([second.wins, third.wins, winsAfter(third, [])]).toEqual([
    [0, 1],
    [1, 2],
    [1, 2],
  ]);
});

test('a tutorial counts for no one', () => {
  expect(winsAfter({ ...first, isGuide: true }, [0])).toEqual([0, 0]);
});
