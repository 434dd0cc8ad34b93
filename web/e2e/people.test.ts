/** Looks, the ladder and the puzzle on a big screen: on phones and desktops, in both languages, by keys. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './serverFixture';
import { expectNoOverhang, findingsInBoth } from './layoutChecks';
import { bot, makeTable, me } from './hintPlayer';
import { said } from './wording';

let house: House;
beforeAll(async () => {
  house = await House.open(['tenzania']);
});
afterAll(() => house?.close());

test('whoever asks is rated and sees where the bots are', async () => {
  for (const options of [{ narrow: true, locale: 'fr' }, {}]) {
    const { page, problems } = await house.guest('Ann', options);
    await page.goto('/ladder');
    const box = page.locator('[data-join]');
    await box.waitFor();
    expect(await findingsInBoth(page)).toEqual([]);
    await box.focus();
    await page.keyboard.press('Space');
    await page.locator('[data-ladder] table tbody tr').nth(3).waitFor();
    await expectNoOverhang(page);
    expect(await findingsInBoth(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => box.isChecked()).toBe(true);
    const made = await page.context().request.post('/api/evenings', {
      headers: { Origin: house.address },
      data: { game: 'tenzania', size: 3 },
    });
    await page.goto(`/evening/${(await made.json()).evening}/ladder?game=tenzania`);
    await page.locator('[data-event] a').waitFor();
    await expectNoOverhang(page);
    expect(await findingsInBoth(page)).toEqual([]);
    await page.locator('[data-event] a').press('Enter');
    await expect.poll(() => page.locator('[data-event]').count()).toBe(0);
    expect(problems).toEqual([]);
  }
});

test('a picture and a colour are chosen once and seen at the table', async () => {
  const { page, problems } = await house.guest('Ann', { phone: true });
  await page.goto('/settings');
  const picture = page.getByRole('radio', { name: said('look-avatar-choice', { avatar: 'captain' }) });
  await picture.focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: said('look-colour-choice', { colour: 3 }) }).check({ force: true });
  await expectNoOverhang(page);
  expect(await findingsInBoth(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => picture.isChecked()).toBe(true);

  const { table } = await makeTable({ context: page.context(), page } as never, house, 'tenzania', [me, bot]);
  await page.goto(`/table/${table}`);
  await page.locator('[data-board] .board').waitFor();
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--seat-0').trim());
  await expect
    .poll(colour)
    .toBe(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tint-3').trim()));
  const faces = page.locator('[data-seat-mark="0"] image');
  await expect.poll(() => faces.first().getAttribute('href')).toContain('captain');

  // So do its replay and its review.
  const tint = await colour();
  const data = { type: 'resign', id: 'r', seat: 0 };
  await page.context().request.post(`/api/tables/${table}/commands`, { headers: { Origin: house.address }, data });
  for (const where of ['replay', 'look']) {
    await page.goto(`/table/${table}/${where}`);
    await expect.poll(colour).toBe(tint);
  }
  await page.goto(`/table/${table}/replay`);
  await expect.poll(() => faces.first().getAttribute('href')).toContain('captain');
  expect(problems).toEqual([]);
});

test('the daily puzzle is shown on a big screen: the question first, then the answer in its place', async () => {
  const { page, problems } = await house.guest('Ann');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/puzzle/tenzania/wall');
  await page.locator('[data-puzzle-wall="question"] [data-board] .board').waitFor();
  expect(await page.locator('[data-answer]').count()).toBe(0);
  expect(await findingsInBoth(page)).toEqual([]);
  const at = () => page.locator('[data-board] .board').boundingBox();
  const before = await at();
  await page.locator('[data-show]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-answer]').waitFor();
  expect(await at()).toEqual(before);
  await expectNoOverhang(page);
  expect(await findingsInBoth(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverhang(page);
  expect(problems).toEqual([]);
});
