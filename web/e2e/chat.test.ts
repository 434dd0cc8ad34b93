/** Chat at a private table: written and read on a phone and a desktop, in both languages, by keys too. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Guest } from './serverFixture';
import { expectNoOverhang, findingsInBoth } from './layoutChecks';
import { makeTable, me } from './hintPlayer';
import { said } from './wording';

let house: House;
beforeAll(async () => {
  house = await House.open(['tenzania']);
});
afterAll(() => house?.close());

const talk = ({ page }: Guest) => page.locator('[data-way="Talk"]').first();
const lines = ({ page }: Guest) => page.locator('[data-line] .text');
const ways = ({ page }: Guest, line: number) => page.locator('[data-line]').nth(line).locator('[data-more]');

test('people write, react, mute and remove; the host can end it', async () => {
  const [ann, bob] = await Promise.all([house.guest('Ann', { phone: true }), house.guest('Bob')]);
  const { table, path } = await makeTable(ann, house, 'tenzania', [me, { kind: 'open' }]);
  await ann.page.goto(`/table/${table}`);
  await bob.page.goto(path);
  await bob.page.getByRole('button', { name: said('lobby-come-sit'), exact: true }).click();

  await talk(ann).click();
  await ann.page.getByRole('textbox', { name: said('chat-text') }).fill('Good luck!');
  await ann.page.keyboard.press('Enter');
  await expect.poll(() => lines(ann).allTextContents()).toEqual(['Good luck!']);
  await ann.page.keyboard.press('Escape');
  await bob.page.locator('.toast', { hasText: 'Ann: Good luck!' }).waitFor();
  await ann.page.getByRole('button', { name: said('lobby-start') }).click();
  await bob.page.locator('[data-board] .board').waitFor();

  await expect.poll(() => bob.page.locator('[data-unread]').count()).toBe(1);
  await bob.page.keyboard.press('t');
  await expect.poll(() => lines(bob).allTextContents()).toEqual(['Good luck!']);
  expect(await bob.page.locator('[data-unread]').count()).toBe(0);
  for (const text of ['Hi', 'See example.org', '  You   too']) {
    await bob.page.getByRole('textbox', { name: said('chat-text') }).fill(text);
    await bob.page.keyboard.press('Enter');
    await expect
      .poll(() => bob.page.getByRole('button', { name: said('chat-send') }).isEnabled())
      .toBe(text.includes('.'));
  }
  await expect.poll(() => lines(bob).allTextContents()).toEqual(['Good luck!', 'Hi', 'You too']);
  expect(await findingsInBoth(bob.page)).toEqual([]);

  // A tap on the own seat opens it, too.
  await ann.page.locator('[data-own] [data-seat-mark="0"], li:has([data-seat-mark="0"])').first().click();
  await expect.poll(() => lines(ann).allTextContents()).toEqual(['Good luck!', 'Hi', 'You too']);
  await ways(ann, 1).click();
  await expectNoOverhang(ann.page);
  expect(await findingsInBoth(ann.page)).toEqual([]);
  await ann.page.getByRole('button', { name: said('chat-remove') }).click();
  await expect.poll(() => lines(bob).allTextContents()).toEqual(['Good luck!', 'You too']);
  await ways(bob, 0).click();
  await bob.page.getByRole('button', { name: said('chat-mute', { name: 'Ann' }) }).click();
  await expect.poll(() => lines(bob).allTextContents()).toEqual(['You too']);

  await ann.page.locator('[data-reaction="thanks"]').click();
  await expect.poll(() => bob.page.locator('[data-line]').count()).toBe(1);
  await ann.page.locator('[data-way="Menu"]').click();
  await ann.page.locator('input[data-chat]').uncheck();
  await expect.poll(() => bob.page.getByText(said('chat-off')).count()).toBe(1);
  for (const { problems } of [ann, bob]) expect(problems).toEqual([]);
});

test('it reads well in French on a small screen', async () => {
  const [ann, bob] = await Promise.all([house.guest('Ann', { narrow: true, locale: 'fr' }), house.guest('Bob')]);
  const { table, path } = await makeTable(ann, house, 'tenzania', [me, { kind: 'open' }]);
  await ann.page.goto(`/table/${table}`);
  await bob.page.goto(path);
  await bob.page.getByRole('button', { name: said('lobby-come-sit'), exact: true }).click();
  await talk(ann).click();
  await ann.page.locator('dialog input').fill('Bonne chance !');
  await ann.page.keyboard.press('Enter');
  await ways(ann, 0).click();
  await expectNoOverhang(ann.page);
  expect(await findingsInBoth(ann.page)).toEqual([]);
});
