/** Guided first games, each followed to its end by what the ring shows. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_GAME, House, instead, type Guest, type GuestOptions } from './serverFixture';
import { expectNoOverhang, expectWholeWords, findingsInBoth } from './layoutChecks';
import { said } from './wording';

const GAMES = process.env.GUIDES?.split(',') ?? EVERY_GAME;

let house: House;
beforeAll(async () => {
  house = await House.open(GAMES);
});
afterAll(() => house?.close());

type Hands = 'taps' | 'keys';

/** Where the guide is, and what it rings: once for each moment. */
async function moment(
  page: Page,
): Promise<{ step: number; steps: number; said: string; ring: { x: number; y: number } | null; mark: string }> {
  return page.evaluate(() => {
    const coach = document.querySelector<HTMLElement>('[data-coach]')!;
    const box = document.querySelector('[data-rings] > *')?.getBoundingClientRect();
    const [step, steps] = [Number(coach?.dataset.step ?? -1), Number(coach?.dataset.steps ?? 0)];
    const said = coach?.querySelector<HTMLElement>('[data-said]')?.innerText ?? '';
    const count = document.querySelector<HTMLElement>('[data-count]')?.dataset.count;
    const ring = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    return {
      step,
      steps,
      said,
      ring,
      mark: JSON.stringify([step, count, box && [box.x, box.y, box.width, box.height].map(Math.round)]),
    };
  });
}

/** The moment when the guide waits for the learner, or is over; what moves has come to rest. */
async function asked(page: Page, before = ''): Promise<Awaited<ReturnType<typeof moment>>> {
  const end = Date.now() + 20_000;
  let last = await moment(page);
  while (Date.now() < end) {
    await page.waitForTimeout(30);
    const now = await moment(page);
    const isBusy = (await page.locator('[data-busy="true"]').count()) > 0;
    if (
      !isBusy &&
      now.mark === last.mark &&
      now.mark !== before &&
      now.steps > 0 &&
      (now.ring || now.step === now.steps)
    )
      return now;
    last = now;
  }
  throw new Error(`the guide does not go on: ${last.mark}`);
}

/** Follows a guide to its end: touches what is ringed, or presses the key of what has the focus. */
async function follow(page: Page, hands: Hands): Promise<string[]> {
  const said: string[] = [];
  for (let now = await asked(page); ; now = await asked(page, now.mark)) {
    if (said.at(-1) !== now.said) said.push(now.said);
    if (now.step === now.steps) return said;
    if (hands === 'taps') await page.mouse.click(now.ring!.x, now.ring!.y);
    else await pressRinged(page);
  }
}

/** By keys alone: the focus is on what is ringed, or a few tabs away; the ring moves with the page. */
async function pressRinged(page: Page): Promise<void> {
  const isThere = async () =>
    page.evaluate(
      (ring) => {
        const box = (document.activeElement?.closest('label') ?? document.activeElement)?.getBoundingClientRect();
        if (box === undefined || ring === null || document.activeElement === document.body) return false;
        return (
          box.left <= ring.x && ring.x <= box.right && box.top <= ring.y && ring.y <= box.bottom && box.width < 500
        );
      },
      (await moment(page)).ring,
    );
  const reached = async () => {
    if (await isThere()) return true;
    await page.waitForTimeout(300); // the guide may bring the focus by itself
    if (await isThere()) return true;
    await page.keyboard.press('Tab');
    return isThere();
  };
  // On a busy machine the focus may have gone by, and comes around again.
  await expect.poll(reached, { timeout: 60_000 }).toBe(true);
  // A choice among several is made as browsers make it.
  const isRadio = await page.evaluate(() => document.activeElement?.matches('input[type=radio]') ?? false);
  await page.keyboard.press(isRadio ? 'Space' : 'Enter');
}

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

test.each(instead(GAMES, ['ten_squares', 'ten_days_africa', 'ten_days_world']))(
  '%s is learned by keys alone',
  async (game) => {
    const { page, problems, leave } = await learn(game);
    const said = await follow(page, 'keys');

    expect(said.length).toBeGreaterThanOrEqual(5);
    expect(problems).toEqual([]);
    await leave();
  },
);
