/** Guided first games, each followed to its end by what the ring shows. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_GAME, House, instead, type Guest, type GuestOptions } from './serverFixture';
import { expectNoOverhang, expectWholeWords, findingsInBoth } from './layoutChecks';
import { asked, follow, moment } from './lessonPlayer';
import { said } from './wording';

const GAMES = process.env.GUIDES?.split(',') ?? EVERY_GAME;

let house: House;
beforeAll(async () => {
  house = await House.open(GAMES);
});
afterAll(() => house?.close());

async function learn(game: string, options: GuestOptions = {}): Promise<Guest> {
  const guest = await house.regular('Ann', options);
  await guest.page.goto('/');
  await guest.page.evaluate(() => localStorage.removeItem('tenfold.learned'));
  await guest.page.goto(`/learn/${game}`);
  return guest;
}

test.runIf(GAMES.includes('ten_squares'))(
  'a wrong move is explained, lights the right one, and can be tried again; in French, on a phone',
  async () => {
    const { page, problems, leave } = await learn('ten_squares', { phone: true, locale: 'fr-FR' });
    for (let now = await asked(page); now.step < 5; now = await asked(page, now.mark))
      await page.mouse.click(now.ring!.x, now.ring!.y);
    const step = await asked(page);
    await page.locator('[data-region="red-b"]').click();

    await expect.poll(() => page.locator('[data-misstep]').innerText()).toContain('E est mieux');
    await expect.poll(() => page.locator('[data-live="urgent"]').innerText()).toContain('E est mieux');
    expect(await page.locator('[data-region="red-e"].hinted').count()).toBe(1);
    expect((await moment(page)).step).toBe(step.step);
    await expectWholeWords(page);
    await expectNoOverhang(page);
    const said = await follow(page, 'taps');
    expect(said.at(-1)).toContain('Vous êtes de retour en A');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(problems).toEqual([]);
    await leave();
  },
);

test.runIf(GAMES.includes('ten_squares'))(
  'a guide is begun on the card of its game, goes on after a reload, is begun again and left',
  async () => {
    const { page, problems, leave } = await house.regular('Ann');
    await page.goto('/');
    await page.evaluate(() => localStorage.removeItem('tenfold.learned'));
    await page.locator('a[href="/learn/ten_squares"]').click();
    const first = await asked(page);
    await page.mouse.click(first.ring!.x, first.ring!.y);
    expect((await asked(page, first.mark)).step).toBe(1);
    await expect.poll(() => page.locator('[data-live="urgent"]').innerText()).toContain('The black 1 moved');
    await page.reload();
    expect((await asked(page)).step).toBe(1);
    await page.getByRole('button', { name: said('learn-again') }).click();
    await expect.poll(async () => (await moment(page)).step).toBe(0);
    expect(await findingsInBoth(page)).toEqual([]);
    await page.getByRole('button', { name: said('learn-skip') }).click();

    await page.getByRole('heading', { name: '10 Squares' }).waitFor();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('tenfold.learned')!))).toMatchObject({
      ten_squares: { is: 'skipped' },
    });
    // A guide is in no list of tables.
    expect(await page.getByRole('heading', { name: said('start-continue') }).count()).toBe(0);
    expect(problems).toEqual([]);
    await leave();
  },
);

test.each(instead(GAMES, ['tenzania', 'ten_days_usa', 'heart_of_africa']))(
  '%s is learned on a phone by touching what is ringed',
  async (game) => {
    const { page, problems, leave } = await learn(game, { phone: true });
    const said = await follow(page, 'taps');

    expect(said.length).toBeGreaterThanOrEqual(5);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('tenfold.learned')!))).toMatchObject({
      [game]: { is: 'done' },
    });
    expect(problems).toEqual([]);
    await leave();
  },
);

test.each(instead(GAMES, ['ten_squares', 'ten_days_world']))('%s is learned by keys alone', async (game) => {
  const { page, problems, leave } = await learn(game);
  const said = await follow(page, 'keys');

  expect(said.length).toBeGreaterThanOrEqual(5);
  expect(problems).toEqual([]);
  await leave();
});
