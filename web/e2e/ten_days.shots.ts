/** Pictures of the 10 Days boards: filling, a turn, help, a gap, the end; `SHOTS=turn make shots` takes some of them. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { House, TRAVELS, type Guest } from './serverFixture';
import { bot, isDue, isOver, makeTable, me, playHint, playToEnd } from './hintPlayer';
import { sceneOf } from './screenshots';
import { LANGUAGE, said } from './wording';

let house: House;
beforeAll(async () => {
  house = await House.open(TRAVELS);
});
afterAll(() => house?.close());

const scene = sceneOf(() => house);

async function sitDown(guest: Guest, game: string, options: Record<string, string> = {}): Promise<void> {
  const { table } = await makeTable(guest, house, game, [me, bot, bot], { begins: '1', ...options });
  await guest.page.goto(`/table/${table}`);
  await guest.page.locator('[data-own]').waitFor();
}

async function play({ page }: Guest, moves: number): Promise<void> {
  for (let made = 0; made < moves && !(await isOver(page)); made++) {
    while (!(await isDue(page)) && !(await isOver(page))) await page.waitForTimeout(20);
    if (!(await isOver(page))) await playHint(page, 'taps');
  }
  while (!(await isDue(page)) && !(await isOver(page))) await page.waitForTimeout(20);
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
}

const find = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('button', { name: said('map-find') })
    .first()
    .click();
  await page.getByRole('combobox').fill(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
};

for (const game of TRAVELS) {
  const days = game === 'ten_days_world' ? 20 : 10;
  scene(`${game}-filling`, async (guest) => {
    await sitDown(guest, game);
    await play(guest, game === 'ten_days_world' ? 13 : 4);
  });
  scene(`${game}-turn`, async (guest) => {
    await sitDown(guest, game);
    await play(guest, (game === 'ten_days_world' ? 2 * days : days) + 5);
  });
  scene(`${game}-help`, async (guest) => {
    await sitDown(guest, game);
    await play(guest, game === 'ten_days_world' ? 2 * days : days);
    await find(guest.page, game === 'ten_days_usa' ? 'Colorado' : LANGUAGE === 'fr' ? 'Tchad' : 'Chad');
  });
  scene(`${game}-gap`, async (guest) => {
    await sitDown(guest, game);
    await play(guest, game === 'ten_days_world' ? 2 * days : days);
    await guest.page.locator('[data-own] button.gap:visible').first().click();
  });
  scene(`${game}-end`, async (guest) => {
    await sitDown(guest, game);
    await playToEnd([{ page: guest.page, hands: 'taps' }]);
    await guest.page.locator('.map').first().scrollIntoViewIfNeeded();
  });
}
scene('ten_days_world-40', async (guest) => {
  const { table } = await makeTable(guest, house, 'ten_days_world', [me, bot], { days: '40', begins: '1' });
  await guest.page.goto(`/table/${table}`);
  await guest.page.locator('[data-own]').waitFor();
  await play(guest, 30);
});
