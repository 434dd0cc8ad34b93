/** What one may not see is not on the page: behind the curtain, and before a spectator. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './serverFixture';
import { bot, isDue, listen, makeTable, me } from './hintPlayer';
import { like, said, saidIn } from './wording';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house?.close());

const HAND = `[aria-label="${saidIn('tenzania', 'show-hand')}"]`;
const CARDS = `[aria-label="${saidIn('tenzania', 'board-cards')}"]`;

const handsShown = (page: Page) =>
  page.evaluate(
    (hand) => ({
      boards: document.querySelectorAll('[data-board] .board').length,
      hands: document.querySelectorAll(`${hand}, [data-own]`).length,
      buttons: [...document.querySelectorAll('[data-board] button')].map((button) => button.textContent?.trim()),
      text: document.body.innerText,
    }),
    HAND,
  );

/** The button that lifts the curtain, whoever's turn it is. */
const takeScreen = (page: Page) => page.getByRole('button', { name: like('table-pass-taken', { name: undefined }) });

test('behind the curtain the table stays, and there is nothing of any hand', async () => {
  const ann = await house.regular('Ann');
  const heard = listen(ann.page);
  const { table } = await makeTable(ann, house, 'tenzania', [me, { kind: 'me', name: 'Ben' }]);
  await ann.page.goto(`/table/${table}`);

  for (let turn = 0; turn < 3; turn++) {
    const lift = takeScreen(ann.page);
    await lift.waitFor();
    const seat = (await lift.textContent())!.trim() === said('table-pass-taken', { name: 'Ann' }) ? 0 : 1;
    // The curtain may fall before the board's code has come.
    await ann.page.locator('[data-board] .board').waitFor();
    const covered = await handsShown(ann.page);
    expect(covered).toMatchObject({ boards: 1, hands: 0, buttons: [] });
    expect(covered.text.replace(said('table-pass-covered'), '')).not.toMatch(/\byou\b/i);
    // The scores and the log stay.
    expect(await ann.page.locator('[data-board] [data-hand]').count()).toBe(2);
    expect(await ann.page.locator('[data-side] li').count()).toBeGreaterThanOrEqual(2 + 2 * turn);

    await lift.click();
    await expect.poll(async () => (await handsShown(ann.page)).hands).toBeGreaterThan(0);
    const view = heard.views().find((one) => one.observer === seat)!;
    const hand = (view.state.hand as number[][])[seat]!.filter((card) => card >= 0 && card <= 10);
    const shown = await ann.page.locator(`${HAND} ${CARDS} > button`).all();
    expect(shown).toHaveLength(hand.length);
    for (const [at, card] of hand.entries()) {
      expect(await shown[at]!.textContent()).toMatch(new RegExp(`\\b${card}\\b`));
    }
    await ann.page.keyboard.press('m');
    await ann.page.locator('dialog [data-action]').first().click();
    // What came of it is seen by whoever did it, until they are done.
    await ann.page.locator('[data-lingering]').waitFor();
    expect((await handsShown(ann.page)).hands).toBeGreaterThan(0);
    // Once nobody says that they are done, and the screen goes on by itself.
    if (turn !== 1) await ann.page.getByRole('button', { name: said('table-done-pass') }).click();
  }
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('a reload does not lift the curtain', async () => {
  const ann = await house.regular('Ann');
  const { table } = await makeTable(ann, house, 'tenzania', [me, { kind: 'me', name: 'Ben' }]);
  await ann.page.goto(`/table/${table}`);
  await takeScreen(ann.page).click();
  await ann.page.reload();
  await takeScreen(ann.page).waitFor();

  await expect.poll(() => handsShown(ann.page)).toMatchObject({ boards: 1, hands: 0 });
  await ann.leave();
});

test('a game without secrets has no curtain', async () => {
  const ann = await house.regular('Ann');
  const { table } = await makeTable(ann, house, 'ten_squares', [me, { kind: 'me', name: 'Ben' }]);
  await ann.page.goto(`/table/${table}`);
  await expect.poll(() => isDue(ann.page)).toBe(true);

  expect(await ann.page.locator('[data-curtain]').count()).toBe(0);
  await ann.leave();
});

test('a spectator sees no hidden card, and hears of none', async () => {
  const ann = await house.regular('Ann');
  const eve = await house.regular('Eve');
  const heard = listen(eve.page);
  const { table, path } = await makeTable(ann, house, 'tenzania', [me, bot]);
  await ann.page.goto(`/table/${table}`);
  await eve.page.goto(path);
  await eve.page.getByText('watching', { exact: true }).waitFor();
  for (let move = 0; move < 2; move++) {
    await expect.poll(() => isDue(ann.page)).toBe(true);
    const before = heard.all().length;
    await ann.page.keyboard.press('m');
    await ann.page.locator('dialog [data-action]').first().click();
    await expect.poll(() => heard.all().length).toBeGreaterThan(before);
  }

  const views = heard.views();
  expect(views.map((view) => view.observer)).toEqual([-1]);
  expect((views[0]!.state.hand as number[][]).flat().every((card) => card === -1)).toBe(true);
  expect(views[0]!.legal).toEqual([]);
  expect(heard.all()).not.toContain('draw-own');
  expect((await handsShown(eve.page)).hands).toBe(0);
  await Promise.all([ann.leave(), eve.leave()]);
});
