/** Pictures in French on a phone, and on a TV where all look at one, for people to look at. */

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { EVERY_GAME, House } from './serverFixture';
import { advance, bot, makeTable, me, screensForAll } from './hintPlayer';

const FOLDER = resolve(import.meta.dirname, '../../shots');
const PAGES = {
  start: '/',
  settings: '/settings',
  new: '/new/ten_days_africa',
  rules: '/rules/tenzania',
  tables: '/tables',
};

let house: House;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  house = await House.open(EVERY_GAME);
});
afterAll(() => house?.close());

test('pages and boards in French', async () => {
  const ann = await house.guest('Ann', { phone: true, locale: 'fr-FR' });
  const shoot = async (name: string, path: string) => {
    await ann.page.goto(path);
    await ann.page.locator('h1').first().waitFor();
    await ann.page.waitForLoadState('networkidle');
    await ann.page.screenshot({ path: `${FOLDER}/french-${name}.png` });
  };
  for (const [name, path] of Object.entries(PAGES)) await shoot(name, path);
  for (const game of EVERY_GAME) {
    const { table } = await makeTable(ann, house, game, [me, bot], {}, 4);
    await advance(ann, house, table, game.startsWith('ten_days') ? 12 : 6);
    await shoot(game, `/table/${table}`);
  }
  await ann.leave();
});

test('screens for all in French', async () => {
  const ann = await house.guest('Ann', { locale: 'fr-FR' });
  let number = 0;
  for await (const [path, there] of screensForAll(ann, house, 'tenzania')) {
    number += 1;
    for (const [size, width, height] of [
      ['tv', 1920, 1080],
      ['phone', 390, 844],
    ] as const) {
      await ann.page.setViewportSize({ width, height });
      await ann.page.goto(path);
      await ann.page.locator(there).first().waitFor();
      await ann.page.waitForLoadState('networkidle');
      await ann.page.screenshot({ path: `${FOLDER}/french-screen-${number}-${size}.png` });
    }
  }
  await ann.leave();
});
