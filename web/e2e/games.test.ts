/** Two browsers play each game to its end: one by taps, one by keys, through a reload and a cut line. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Guest } from './serverFixture';
import {
  bot,
  guestOf,
  invite,
  isDue,
  makeTable,
  me,
  onceAt,
  playHint,
  playToEnd,
  prepareTable,
  seatTwo,
  sitDown,
  skipAhead,
  start,
} from './hintPlayer';
import { said } from './wording';

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

/** A match of Tenzania has a move for each card. */
const CARDS = 80;

/** Two people at the last cards of Tenzania: its middle is like its beginning. */
async function lastCards(ann: Guest, ben: Guest): Promise<void> {
  const { table } = await prepareTable(ann, house, 'tenzania', {
    seats: ['me', await guestOf(ben)],
    after: CARDS - 12,
  });
  for (const { page } of [ann, ben]) {
    await page.goto(`/table/${table}`);
    await page.locator('[data-count]').waitFor();
  }
}

test.each([
  { title: 'Tenzania', begin: lastCards, fewest: 8 },
  { title: '10 Squares', begin: (ann: Guest, ben: Guest) => sitDown(ann, ben, '10 Squares'), fewest: 10 },
])('two browsers play $title to its end, through a reload and a cut line', async ({ begin, fewest }) => {
  const ann = await house.regular('Ann');
  const ben = await house.regular('Ben');
  const line = await breakable(ben.page);
  await begin(ann, ben);

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
  expect(ends[0]).toContain('(you)');
  const [one, other] = ends.map((text) => text.replace(' (you)', ''));
  expect(one).toBe(other);
  expect(await ann.page.locator('[data-end]').innerText()).toMatch(/win|share|Nobody/);
  expect([...ann.problems, ...ben.problems]).toEqual([]);
  await ben.page.close();
  await Promise.all([ann.leave(), ben.leave()]);
});

test('a move that got lost with the line is sent again under its id, and done once', async () => {
  const ann = await house.regular('Ann');
  const ben = await house.regular('Ben');
  const line = await breakable(ann.page);
  await seatTwo(house, ann, ben, 'tenzania', { begins: '1' });
  await expect.poll(() => isDue(ann.page)).toBe(true);
  const before = await told(ben.page);

  line.swallow(true);
  await ann.page.keyboard.press('m');
  await ann.page.locator('dialog [data-action]').first().click();
  await expect.poll(() => line.sent.some((text) => text.includes('"act"'))).toBe(true);
  line.swallow(false);
  line.cut();

  await expect.poll(() => told(ben.page)).toBeGreaterThan(before);
  const acts = line.sent.map((text) => JSON.parse(text)).filter((command) => command.type === 'act');
  expect(acts.length).toBeGreaterThanOrEqual(2);
  expect(new Set(acts.slice(-2).map((command) => command.id)).size).toBe(1);
  await expect.poll(async () => (await told(ann.page)) - (await told(ben.page))).toBe(0);
  await ann.page.close();
  await Promise.all([ann.leave(), ben.leave()]);
});

test('a move that the other has seen is taken back with consent', async () => {
  const ann = await house.regular('Ann');
  const ben = await house.regular('Ben');
  // What is chosen shows nothing new, so it can be taken back.
  const { table } = await prepareTable(ann, house, 'ten_squares', {
    seats: ['me', await guestOf(ben)],
    way: ['(black|red) to [b-i]'],
  });
  await Promise.all([ann, ben].map(({ page }) => page.goto(`/table/${table}`)));
  await expect.poll(() => isDue(ann.page)).toBe(true);
  await playHint(ann.page, 'taps');

  await ann.page.locator('[data-way="Undo"]:enabled').click();
  await ben.page.getByRole('button', { name: said('table-back-agree') }).click();

  await ann.page
    .getByText(said('event-take-back', { you: 'yes', seat: '' }))
    .first()
    .waitFor({ state: 'attached' });
  await expect.poll(() => isDue(ann.page)).toBe(true);
  await Promise.all([ann.leave(), ben.leave()]);
});

test('a browser plays against a terminal', async () => {
  const ann = await house.regular('Ann');
  const terminal = house.terminal('Tess', await invite(ann, 'Tenzania'));
  await start(ann);

  const moves = await playToEnd(
    [{ page: ann.page, hands: 'taps' }],
    onceAt(3, () => skipAhead(house, [ann], CARDS / 2 - 6)),
  );

  expect(moves).toBeGreaterThan(3);
  expect(await terminal.end).toBe(0);
  expect(terminal.said()).toContain('Tenzania · the end');
  expect(await ann.page.locator('[data-end] table').innerText()).toContain('Tess');
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('with motion on things take their time, and a game of 10 Squares goes on to its end all the same', async () => {
  const ann = await house.regular('Ann', { motion: true });
  const { table } = await makeTable(ann, house, 'ten_squares', [me, bot]);
  await ann.page.goto(`/table/${table}`);
  for (let move = 0; move < 3; move++) {
    await expect.poll(() => isDue(ann.page)).toBe(true);
    await playHint(ann.page, 'taps');
  }
  await expect.poll(() => isDue(ann.page)).toBe(true);
  await skipAhead(house, [ann]);

  expect(await ann.page.locator('[data-end]').isVisible()).toBe(true);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('the title and the live region say that it is your turn', async () => {
  const ann = await house.regular('Ann', { motion: true });
  const { table } = await makeTable(ann, house, 'tenzania', [me, bot], { begins: '1' });
  await ann.page.goto(`/table/${table}`);

  await expect.poll(() => ann.page.title()).toContain(said('start-line-turn'));
  await expect
    .poll(() => ann.page.locator('[data-live="urgent"]').textContent())
    .toContain(said('status-your-turn').slice(0, -1));
  await ann.leave();
});
