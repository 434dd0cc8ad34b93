/** Pictures of every step of the guided first games: `READ=en SHOTS=learn make shots`. */

import { afterAll, beforeAll, test } from 'vitest';
import { follow } from './lessonPlayer';
import { IS_READ, shootToRead } from './screenshots';
import { EVERY_GAME, House } from './serverFixture';

let house: House;
beforeAll(async () => {
  house = await House.open(EVERY_GAME);
});
afterAll(() => house?.close());

test.runIf(IS_READ).each(EVERY_GAME)('learn-%s', async (game) => {
  const { page, leave } = await house.guest('Ann', { phone: true });
  await page.goto(`/learn/${game}`);
  let picture = 0;
  await follow(page, 'taps', () => shootToRead(page, `learn-${game}-${++picture}`));
  await leave();
});
