/** A game that began without a server goes to one, and a finished one comes along: in the real page. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoOverhang, findings } from './layoutChecks';
import { House, type Guest } from './serverFixture';
import { said } from './wording';

let house: House;
let ann: Guest;
beforeAll(async () => {
  house = await House.open(['ten_squares']);
  ann = await house.guest('Ann', { phone: true, installs: true });
  await ann.page.goto('/');
  await ann.page.evaluate(() => navigator.serviceWorker.ready);
});
afterAll(() => house?.close());

const menu = (page: Page) => page.locator('[data-way="Menu"]').tap();

test('a game that began offline moves to the server, which says where it began', async () => {
  const { page, context } = ann;
  await context.setOffline(true);
  await page.goto('/');
  await page
    .locator('li.game', { has: page.locator('a[href="/rules/ten_squares"]') })
    .locator('button.primary')
    .tap();
  await page.locator('[data-board] .board').waitFor();
  await expect.poll(() => page.url()).toContain('/table/local-');
  await context.setOffline(false);

  await menu(page);
  await page.locator('[data-move]').waitFor();
  await expectNoOverhang(page);
  await page.locator('[data-move]').tap();
  await expect.poll(() => page.url()).not.toContain('local-');
  await page.locator('[data-board] .board').waitFor();
  await menu(page);
  await page.locator('[data-from-device]').waitFor();
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: said('menu-resign') }).tap();
  await page.getByRole('button', { name: said('menu-resign-yes', { ends: 'yes' }) }).tap();
  await page.locator('[data-end]').waitFor();
  await page.goto('/tables');
  await expect.poll(() => page.locator('[data-table]').count()).toBe(1);
});

test('a finished game of the server is kept, and watched and reviewed without it', async () => {
  const { page, context } = ann;
  await page.locator('[data-table] a').first().tap();
  await page.locator('[data-end] summary').tap();
  await page.locator('[data-keep]').tap();
  await page.getByText(said('local-kept')).first().waitFor();
  await context.setOffline(true);
  await page.goto('/tables');
  await page.locator('[data-table] a').first().tap();
  await expect.poll(() => page.url()).toContain('/table/local-');
  await page.locator('[data-end] [data-look]').tap();
  await page.locator('[data-accounts], [data-empty]').first().waitFor();
  await page.locator('a', { hasText: said('look-replay') }).tap();
  await page.locator('[data-from-device]').waitFor();
  await context.setOffline(false);
});
