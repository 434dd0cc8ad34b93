import { expect, test } from 'vitest';
import { COMPLETE, setLanguage } from '../text/language.svelte';
import { say } from '../text/say';
import { inShelfOrder, SHELF } from './shelf';

const catalogues = import.meta.glob<string>('../../../src/tenfold/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const boards = Object.keys(import.meta.glob('../games/*/Board.svelte')).map((path) => path.split('/').at(-2)!);

test('the shelf has every game that this build draws', () => {
  expect([...SHELF].sort()).toEqual(boards.sort());
});

test('the easiest game comes first, and a game of somebody else last', () => {
  const game = (id: string, title = id) => ({ id, title });
  const found = inShelfOrder([game('zeta'), game('ten_squares'), game('alpha'), game('tenzania')]);

  expect(found.map(({ id }) => id)).toEqual(['tenzania', 'ten_squares', 'alpha', 'zeta']);
});

test.each(COMPLETE)('the titles that are there at once are those of the games (%s)', async (tag) => {
  await setLanguage(tag);
  for (const game of SHELF) {
    const own = catalogues[`../../../src/tenfold/games/${game}/text/${tag}.ftl`]!;
    expect(own).toContain(`\ntitle = ${say('start-title', { game })}\n`);
  }
  await setLanguage('en');
});
