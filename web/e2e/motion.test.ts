/** With motion on, things take their time, and the game goes on all the same. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './house';
import { bot, makeTable, me, playToEnd } from './player';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house?.close());

test('a game of 10 Squares is played to its end with motion on', async () => {
  const ann = await house.guest('Ann', { motion: true });
  const { table } = await makeTable(ann, house, 'ten_squares', [me, bot]);
  await ann.page.goto(`/table/${table}`);
  await playToEnd([{ page: ann.page, hands: 'taps' }]);

  expect(await ann.page.locator('[data-end]').isVisible()).toBe(true);
  expect(ann.problems).toEqual([]);
  await ann.context.close();
});

test('the title and the live region say that it is your turn', async () => {
  const ann = await house.guest('Ann', { motion: true });
  const { table } = await makeTable(ann, house, 'tenzania', [me, bot], { begins: '1' });
  await ann.page.goto(`/table/${table}`);

  await expect.poll(() => ann.page.title()).toContain('Your turn');
  expect(await ann.page.locator('[data-live="urgent"]').textContent()).toContain('your turn');
  await ann.context.close();
});
