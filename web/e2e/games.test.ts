/** Two browsers play each game to its end: one by taps, one by keys, through a reload and a cut line. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Guest } from './house';
import { invite, isDue, playHint, playToEnd, sitDown, start } from './player';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house?.close());

/** Stands between a page and its table: can swallow what the page says, and cut the line. */
async function breakable(page: Page): Promise<{ cut: () => void; swallow: (yes: boolean) => void; sent: string[] }> {
  let isSwallowing = false;
  let cut = () => {};
  const sent: string[] = [];
  await page.routeWebSocket(/\/socket/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      sent.push(String(message));
      if (!isSwallowing) server.send(message);
    });
    server.onMessage((message) => line.send(message));
    cut = () => {
      void line.close({ code: 4000 });
      void server.close();
    };
  });
  return { cut: () => cut(), swallow: (yes) => (isSwallowing = yes), sent };
}

/** How many things this page was told of the match. */
const told = async (page: Page) => Number(await page.locator('[data-told]').first().getAttribute('data-told'));

test.each([
  ['Tenzania', 80],
  ['10 Squares', 10],
])('two browsers play a whole game of %s', async (title, fewest) => {
  const ann = await house.guest('Ann');
  const ben = await house.guest('Ben');
  const line = await breakable(ben.page);
  await sitDown(ann, ben, title);

  const moves = await playToEnd(
    [
      { page: ann.page, hands: 'taps' },
      { page: ben.page, hands: 'keys' },
    ],
    async (made) => {
      if (made === 4) {
        await ann.page.reload();
        await ann.page.locator('[data-way="Menu"]').waitFor();
      }
      if (made === 7) line.cut();
    },
  );

  expect(moves).toBeGreaterThanOrEqual(fewest);
  const ends = await Promise.all([ann, ben].map(({ page }) => page.locator('[data-end] table').innerText()));
  expect(ends[0]).toBe(ends[1]);
  expect(await ann.page.locator('[data-end]').innerText()).toMatch(/win|share|Nobody/);
  expect([...ann.problems, ...ben.problems]).toEqual([]);
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('a move that got lost with the line is sent again under its id, and done once', async () => {
  const ann = await house.guest('Ann');
  const ben = await house.guest('Ben');
  const line = await breakable(ann.page);
  await sitDown(ann, ben, 'Tenzania');
  while (!(await ann.page.locator('[data-way="Hint"]').isEnabled())) {
    if (!(await ben.page.locator('[data-way="Hint"]').isEnabled())) continue;
    await ben.page.keyboard.press('m');
    await ben.page.locator('dialog [data-action]').first().click();
    await ben.page.waitForTimeout(200);
  }
  const before = await told(ben.page);

  line.swallow(true);
  await ann.page.keyboard.press('m');
  await ann.page.locator('dialog [data-action]').first().click();
  await ann.page.waitForTimeout(200);
  line.swallow(false);
  line.cut();

  await expect.poll(() => told(ben.page)).toBeGreaterThan(before);
  const acts = line.sent.map((text) => JSON.parse(text)).filter((command) => command.type === 'act');
  expect(acts.length).toBeGreaterThanOrEqual(2);
  expect(new Set(acts.slice(-2).map((command) => command.id)).size).toBe(1);
  await expect.poll(async () => (await told(ann.page)) - (await told(ben.page))).toBe(0);
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('a move that the other has seen is taken back with consent', async () => {
  const ann = await house.guest('Ann');
  const ben = await house.guest('Ben');
  await sitDown(ann, ben, '10 Squares');
  const undo = ({ page }: Guest) => page.locator('[data-way="Undo"]');
  let asker: Guest | null = null;
  while (!asker) {
    for (const guest of [ann, ben]) {
      if (asker || !(await isDue(guest.page))) continue;
      await playHint(guest.page, 'taps');
      if (await undo(guest).isEnabled()) asker = guest;
    }
  }
  const other = asker === ann ? ben : ann;

  await undo(asker).click();
  await other.page.getByRole('button', { name: 'Agree' }).click();

  await asker.page.getByText('You take a move back.').first().waitFor({ state: 'attached' });
  expect(await isDue(asker.page)).toBe(true);
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('a browser plays against a terminal', async () => {
  const ann = await house.guest('Ann');
  const terminal = house.terminal('Tess', await invite(ann, 'Tenzania'));
  await start(ann);

  await playToEnd([{ page: ann.page, hands: 'taps' }]);

  expect(await terminal.end).toBe(0);
  expect(terminal.said()).toContain('Tenzania · the end');
  expect(await ann.page.locator('[data-end] table').innerText()).toContain('Tess');
  expect(ann.problems).toEqual([]);
  await ann.context.close();
});
