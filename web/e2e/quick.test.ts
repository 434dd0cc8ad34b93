/** Quick games: two people who want the same are led to one table, and the start page counts who waits. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Guest } from './serverFixture';
import { expectNoOverhang, findingsInBoth } from './layoutChecks';
import { said } from './wording';

let house: House;
beforeAll(async () => {
  house = await House.open(['ten_squares']);
});
afterAll(() => house?.close());

async function ask({ page }: Guest, name: string): Promise<void> {
  await page.goto('/');
  await page.locator('[data-quick]').click();
  await page.getByLabel(said('quick-name')).fill(name);
  await page.getByLabel(said('quick-game')).selectOption('ten_squares');
  await page.getByRole('button', { name: said('quick-ask') }).click();
}

test('two people find each other; who waits is counted, can stop, and is found again after a reload', async () => {
  const [ann, bob] = await Promise.all([house.guest('', { phone: true }), house.guest('')]);
  await ann.page.goto('/quick');
  await ann.page.getByLabel(said('quick-game')).waitFor();
  await expectNoOverhang(ann.page);
  expect(await findingsInBoth(ann.page)).toEqual([]);

  await ask(ann, 'Ann');
  const stop = ann.page.getByRole('button', { name: said('quick-cancel') });
  await stop.waitFor();
  await expectNoOverhang(ann.page);
  expect(await findingsInBoth(ann.page)).toEqual([]);
  await ann.page.reload();
  await stop.click();
  await ann.page.getByRole('button', { name: said('quick-ask') }).click();
  await stop.waitFor();

  await bob.page.goto('/');
  await expect.poll(() => bob.page.locator('[data-quick]').textContent()).toBe(said('start-quick', { waiting: 1 }));
  await ask(bob, 'Bob');
  await Promise.all([ann, bob].map(({ page }) => page.locator('[data-board] .board').waitFor()));
  expect(new Set([ann, bob].map(({ page }) => new URL(page.url()).pathname)).size).toBe(1);
});
