/** Looks and the ladder: chosen in Settings, asked for on its own page, on phones and desktops, in both languages. */

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
    expect(problems).toEqual([]);
  }
});

test('a picture and a colour are chosen once and seen at the table', async () => {
  const { page, problems } = await house.guest('Ann', { phone: true });
  await page.goto('/settings');
  const picture = page.getByRole('radio', { name: said('look-avatar-choice', { avatar: 'captain' }) });
  await picture.focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: said('look-colour-choice', { colour: '3' }) }).check({ force: true });
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
  expect(problems).toEqual([]);
});
