/** A game of which the browser's build has never heard is played to its end by keys alone. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, TOY } from './serverFixture';
import { makeTable, me, playToEnd } from './hintPlayer';

let house: House;
beforeAll(async () => {
  house = await House.open([TOY]);
});
afterAll(() => house?.close());

test('the generic board plays a toy to its end', async () => {
  const ann = await house.guest('Ann');
  const { table } = await makeTable(ann, house, TOY, [me, { kind: 'bot', agent: 'random' }]);
  await ann.page.goto(`/table/${table}`);
  const moves = await playToEnd([{ page: ann.page, hands: 'keys' }]);

  expect(moves).toBeGreaterThan(0);
  expect(await ann.page.locator('[data-end]').innerText()).toMatch(/win|Nobody/);
  // The start page has a card for it too.
  await ann.page.goto('/');
  await ann.page.getByRole('heading', { name: 'Lanterns' }).waitFor();
  expect(ann.problems).toEqual([]);
  await ann.leave();
});
