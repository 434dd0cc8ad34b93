/** On the generic board games are played to their end in their own words. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, House, IN_WORDS, PHONE, type Guest } from './serverFixture';
import { bot, isDue, makeTable, me, playToEnd, prepareTable, skipAhead, type Watcher } from './hintPlayer';
import { said, saidIn } from './wording';

let house: House;
beforeAll(async () => {
  house = await House.open(IN_WORDS);
});
afterAll(() => house?.close());

const AFRICA = 'ten_days_africa';
const HAND = saidIn('heart_of_africa', 'show-hand');
const TOTAL = saidIn('heart_of_africa', 'sheet-total');

const words = (page: Page) => page.locator('[data-board] pre').innerText();
const log = (page: Page) => page.locator('[data-side] li').allInnerTexts();
const untilDue = (page: Page) => expect.poll(() => isDue(page), { timeout: 10_000 }).toBe(true);

/** So many moves are made on the page; whole games on boards are played elsewhere, and the end is seen here. */
const MOVES = 12;
const thenAhead =
  (ann: Guest): Watcher =>
  async (made) => {
    if (made === MOVES) await skipAhead(house, [ann]);
  };

/** Every button says in words what its notation only names. */
async function expectWords(page: Page): Promise<void> {
  const actions = page.locator('[data-board] [data-action]');
  // Whose turn it is stands there before the board's code has come.
  await actions.first().waitFor();
  const buttons = await actions.evaluateAll((all) =>
    all.map((one) => [one.textContent!.trim(), one.getAttribute('data-action')!]),
  );
  expect(buttons.length).toBeGreaterThan(0);
  for (const [text, notation] of buttons) {
    expect(text).toMatch(/^[A-Z]/);
    expect(text).not.toBe(notation);
  }
}

/** Only columns are scrolled sideways: a sentence is wrapped. */
async function expectWholeSentencesOnAPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const ends = await page
    .locator('[data-board] pre .words')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(PHONE.width);
  await page.setViewportSize(DESKTOP);
}

/** The links of a complete journey, in order, without a gap. */
function expectJourney(told: string[], days: number): void {
  const [before, between] = saidIn(AFRICA, 'event-link-walk', { day: 'DAY', 'last-day': 'LAST' }).split(/DAY|LAST/);
  const link = new RegExp(`^${before}(\\d+)${between}(\\d+): `);
  const links = told.flatMap((text) => {
    const found = link.exec(text);
    return found ? [[Number(found[1]), Number(found[2])]] : [];
  });
  expect(links[0]![0]).toBe(1);
  expect(links.at(-1)![1]).toBe(days);
  for (const [at, [from]] of links.entries()) expect(from).toBe(at ? links[at - 1]![1] : 1);
}

test('10 Days in Africa is played by keys, to a journey that is shown link by link', async () => {
  const days = 10;
  const ann = await house.regular('Ann');
  const { table } = await makeTable(ann, house, AFRICA, [me, bot]);
  await ann.page.goto(`/table/${table}?board=generic`);
  await untilDue(ann.page);
  await expectWords(ann.page);

  const moves = await playToEnd([{ page: ann.page, hands: 'keys' }], thenAhead(ann));

  expect(moves).toBeGreaterThan(days);
  expectJourney(await log(ann.page), days);
  const journeys = [saidIn(AFRICA, 'show-rack'), saidIn(AFRICA, 'show-rack-of', { name: '' })];
  expect(await words(ann.page)).toMatch(new RegExp(journeys.join('|')));
  expect(await ann.page.locator('[data-end]').innerText()).toContain(saidIn(AFRICA, 'ending-journey'));
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('The Heart of Africa is ended by taps, with its score sheet, and seen again in the replay', async () => {
  const ann = await house.regular('Ann');
  const seats = ['me', 'bot', 'bot'];
  const { table } = await prepareTable(ann, house, 'heart_of_africa', { seats, fields: { turns_left: [1, 2] } });
  await ann.page.goto(`/table/${table}?board=generic`);
  await untilDue(ann.page);
  await expectWords(ann.page);
  await expectWholeSentencesOnAPhone(ann.page);

  expect(await playToEnd([{ page: ann.page, hands: 'taps' }])).toBeGreaterThan(0);

  const sheet = await words(ann.page);
  const scores = await ann.page.locator('[data-end] td.score').allInnerTexts();
  expect(scores).toHaveLength(3);
  for (const score of scores) expect(sheet).toMatch(new RegExp(`${TOTAL}[^]*\\s${score}\\s`));

  await ann.page.goto(`/table/${table}/replay?board=generic`);
  await ann.page.locator('[data-step]').waitFor({ timeout: 30_000 });
  await ann.page.keyboard.press('ArrowRight');
  await expect.poll(() => words(ann.page)).toContain(HAND);
  await ann.page.getByLabel(said('end-replay-seen-by')).selectOption('-1');
  await expect.poll(() => words(ann.page)).not.toContain(HAND);
  await ann.page.getByLabel(said('end-replay-seen-by')).selectOption('all');
  await expect.poll(async () => (await words(ann.page)).split(HAND).length - 1).toBe(3);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('among 45 swaps a move is found by words or by a first choice', async () => {
  const ann = await house.regular('Ann');
  const { table } = await makeTable(ann, house, AFRICA, [me, bot], { begins: '1' });
  await ann.page.goto(`/table/${table}?board=generic`);
  await untilDue(ann.page);
  await skipAhead(house, [ann], 10);
  await untilDue(ann.page);
  await ann.page.getByLabel(said('kit-moves-find')).waitFor();
  const swaps = ann.page.locator('[data-board] [data-action^="swap"]');
  expect(await swaps.count()).toBe(0);

  await ann.page.getByLabel(said('kit-moves-find')).fill('3 7');
  await expect.poll(() => swaps.allInnerTexts()).toEqual(['Swap days 3 and 7']);
  await ann.page.getByLabel(said('kit-moves-find')).fill('nothing like it');
  await ann.page.getByText(said('kit-moves-not-found')).waitFor();
  await ann.page.getByLabel(said('kit-moves-find')).fill('');
  await ann.page.getByRole('button', { name: 'Day 10', exact: true }).click();
  await expect.poll(() => swaps.count()).toBe(9);
  await swaps.last().click();

  // The bot answers at once, so only the log still tells of it.
  await ann.page.locator('[data-side]').getByText('You swap days 9 and 10.').waitFor();
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('options that do not go together are refused on the page, and can be mended there', async () => {
  const ann = await house.regular('Ann');
  await ann.page.goto('/new/ten_days_world');
  await ann.page.getByLabel(said('new-seats-how-many')).selectOption('4');
  await ann.page.getByLabel(saidIn('ten_days_world', 'option-days')).selectOption('40');
  await ann.page.getByRole('button', { name: said('new-make') }).click();

  await ann.page.locator('[data-refusal]', { hasText: 'A journey of 40 days is for 2 players' }).waitFor();
  await ann.page.getByLabel(said('new-seats-how-many')).selectOption('2');
  await ann.page.getByRole('button', { name: said('new-make') }).click();
  await ann.page.getByText(`${saidIn('ten_days_world', 'option-days')}: 40`).waitFor();
  await ann.leave();
});
