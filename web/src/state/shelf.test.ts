import { expect, test } from 'vitest';
import { inShelfOrder, SHELF } from './shelf';

const boards = Object.keys(import.meta.glob('../games/*/Board.svelte')).map((path) => path.split('/').at(-2)!);

test('the shelf has every game that this build draws', () => {
  expect([...SHELF].sort()).toEqual(boards.sort());
});

test('the easiest game comes first, and a game of somebody else last', () => {
  const game = (id: string, title = id) => ({ id, title });
  const found = inShelfOrder([game('zeta'), game('ten_squares'), game('alpha'), game('tenzania')]);

  expect(found.map(({ id }) => id)).toEqual(['tenzania', 'ten_squares', 'alpha', 'zeta']);
});
