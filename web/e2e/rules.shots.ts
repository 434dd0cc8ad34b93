/** Pictures of the rules pages from top to bottom: `SHOTS=rules-page make shots`. */

import { afterAll, beforeAll } from 'vitest';
import { EVERY_GAME, House } from './serverFixture';
import { sceneOf } from './screenshots';

let house: House;
beforeAll(async () => {
  house = await House.open(EVERY_GAME);
});
afterAll(() => house?.close());

const scene = sceneOf(() => house);

for (const game of EVERY_GAME) {
  for (const part of ['in-short', 'examples']) {
    scene(`rules-page-${game}-${part}`, async ({ page }) => {
      await page.goto(`/rules/${game}#${part}`);
      await page.locator(`#${part}`).waitFor();
      await page.locator(`#${part}`).scrollIntoViewIfNeeded();
    });
  }
}
