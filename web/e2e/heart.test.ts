/** The board of The Heart of Africa: a whole game by taps, claims by keys, a phone, and who hears of a half-made claim. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Guest } from './house';
import { findings, overhang } from './looks';
import { bot, isDue, isOver, makeTable, me, playToEnd, prepareTable, type Moment } from './player';

const GAME = 'heart_of_africa';

let house: House;
beforeAll(async () => {
  house = await House.open([GAME]);
});
afterAll(() => house?.close());

const untilDue = (page: Page) => expect.poll(async () => (await isDue(page)) || (await isOver(page)), { timeout: 20_000 }).toBe(true);

/** Keeps the first tickets, as many as must be kept; one button decides. */
async function chooseTickets(page: Page): Promise<void> {
  const sheet = page.locator('[data-choosing]');
  const decide = sheet.locator('.button.primary');
  for (let at = 0; !(await decide.isEnabled()); at++) await sheet.locator('[data-ticket]').nth(at).click();
  await decide.click();
  await sheet.waitFor({ state: 'detached' });
}

async function sit(guest: Guest, others = [bot]): Promise<string> {
  const { table } = await makeTable(guest, house, GAME, [me, ...others], { begins: '1' });
  await guest.page.goto(`/table/${table}`);
  await guest.page.locator('[data-choosing="4"]').waitFor();
  return table;
}

/** A table in the middle of a match, open on the page. */
async function arrive(guest: Guest, moment: Moment): Promise<string[]> {
  const { table, way } = await prepareTable(guest, house, GAME, moment);
  await guest.page.goto(`/table/${table}`);
  await guest.page.locator('.track').first().waitFor();
  return way;
}

/** Draws cards until some track can be paid for, and it is this player's turn to begin. */
async function untilPayable(page: Page): Promise<void> {
  for (let draws = 0; draws < 40; draws++) {
    await untilDue(page);
    if (await page.locator('.track.payable').count()) return;
    const before = await page.locator('[data-count]').getAttribute('data-count');
    await page.locator('[data-take="deck"]').click();
    await expect.poll(() => page.locator('[data-count]').getAttribute('data-count')).not.toBe(before);
  }
  throw new Error('nothing can ever be claimed');
}

test('a whole game by taps, to a score sheet that adds up', async () => {
  const ann = await house.guest('Ann');
  await sit(ann);

  const moves = await playToEnd([{ page: ann.page, hands: 'taps' }], async () => {
    if (await ann.page.locator('[data-choosing]').count()) await chooseTickets(ann.page);
  });

  expect(moves).toBeGreaterThan(30);
  expect(await ann.page.locator('.track[data-owner="0"]').count()).toBeGreaterThan(5);
  const rows = await ann.page.locator('[data-score] tbody tr').evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent!.replace('−', '-').replace('+', '')))),
  );
  expect(rows).toHaveLength(2);
  for (const [claims, done, missed, bonus, total] of rows) expect(claims! + done! + missed! + bonus!).toBe(total);
  const scores = (await ann.page.locator('[data-end] td.score').allInnerTexts()).map(Number);
  expect(rows.map((row) => row.at(-1)).sort()).toEqual(scores.sort());
  await ann.page.locator('[data-score] .ticket').first().click();
  expect(await ann.page.locator('circle.ring').count()).toBeGreaterThanOrEqual(2);
  expect(ann.problems).toEqual([]);
  await ann.context.close();
}, 240_000);

test('by keys: a track is found with arrows, claimed, taken back, and claimed again; another says why not', async () => {
  const ann = await house.guest('Ann');
  await sit(ann);
  await chooseTickets(ann.page);
  await untilPayable(ann.page);
  const { page } = ann;
  const first = page.locator('.track.payable').first();
  const name = await first.getAttribute('aria-label');
  expect(name).toContain('can be claimed');

  await page.locator('.track[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-track'))).toBe(true);

  await first.focus();
  await page.keyboard.press('Enter');
  const sheet = page.locator('[data-claim]');
  await sheet.waitFor();
  await sheet.getByRole('button', { name: 'Take back' }).press('Enter');
  await sheet.waitFor({ state: 'detached' });
  await untilDue(page);

  await first.focus();
  await page.keyboard.press('Enter');
  await sheet.waitFor();
  for (let presses = 0; presses < 2 && (await sheet.count()); presses++) {
    const before = await page.locator('[data-count]').getAttribute('data-count');
    await sheet.locator('.button.primary').press('Enter');
    await expect.poll(() => page.locator('[data-count]').getAttribute('data-count')).not.toBe(before);
  }
  await page.locator('.track[data-owner="0"]').waitFor({ state: 'attached' });

  await untilDue(page);
  await page.locator('.track[data-owner="0"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog', { hasText: 'is yours already' }).waitFor();
  expect(ann.problems).toEqual([]);
  await ann.context.close();
});

test('on a phone: tickets, a colour, a claim; axe is content by day and by night, and nothing scrolls sideways', async () => {
  const ann = await house.guest('Ann', { phone: true });
  await sit(ann);
  const { page } = ann;
  const isClean = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(80);
      expect(await findings(page)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  };
  await isClean();
  await chooseTickets(page);
  await untilPayable(page);

  await page.locator('[data-hand="red"]').tap();
  expect(await page.locator('.track.bright').count()).toBeGreaterThan(5);
  await page.locator('[data-hand="red"]').tap();
  await isClean();
  await page.locator('.track.payable').first().press('Enter');
  await page.locator('[data-claim]').waitFor();
  await isClean();
  expect(ann.problems).toEqual([]);
  await ann.context.close();
});

test('a half-made claim and the choice of tickets never reach another browser', async () => {
  const [ann, ben] = [await house.guest('Ann'), await house.guest('Ben')];
  const heard: string[] = [];
  ben.page.on('websocket', (line) => line.on('framereceived', ({ payload }) => heard.push(String(payload))));
  const { table, path } = await makeTable(ann, house, GAME, [me, bot], { begins: '1' });
  await ann.page.goto(`/table/${table}`);
  await ben.page.goto(path);
  await ben.page.locator('.track').first().waitFor();
  await ann.page.locator('[data-choosing="4"]').waitFor();
  await chooseTickets(ann.page);
  await untilPayable(ann.page);
  await ben.page.waitForTimeout(300);
  const before = heard.length;

  await ann.page.locator('.track.payable').first().press('Enter');
  await ann.page.locator('[data-claim]').waitFor();
  await ben.page.waitForTimeout(500);

  expect(heard.slice(before).join('')).not.toContain('claim');
  expect(heard.join('')).not.toMatch(/claim-begun|pay-begun|"code":"(keep|return)"/);
  expect(await ben.page.locator('[data-claim], [data-own], [data-choosing]').count()).toBe(0);
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('on small screens the hand, what is to be decided and every name are in sight at once', async () => {
  const ann = await house.guest('Ann');
  const { page } = ann;
  const isSeen = (what: string) => page.locator(what).last().evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const spots = [[left + 4, top + 4], [right - 4, bottom - 4], [(left + right) / 2, (top + bottom) / 2]] as const;
    return spots.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
  });
  const cut = () => page.locator('[data-seat] .name').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 || getComputedStyle(one).textOverflow === 'ellipsis').length);
  const seats = ['me', 'bot', 'bot', 'bot', 'bot'];
  const moments: { moment: Moment; open?: string; decides: string }[] = [
    { moment: { seats }, decides: '.choose .button.primary' },
    { moment: { seats, after: 60, fields: { cards_taken: [0, 0] } }, decides: '[data-take="tickets"]' },
    { moment: { seats, after: 60, way: ['claim .*', 'pay .*', 'double .*'] }, open: '.track.payable', decides: '[data-claim] .button.primary' },
  ];
  for (const { moment, open, decides } of moments) {
    await page.setViewportSize({ width: 360, height: 640 });
    await arrive(ann, moment);
    if (open) await page.locator(open).first().press('Enter');
    await page.locator(decides).waitFor();
    for (const size of [{ width: 360, height: 640 }, { width: 844, height: 390 }, { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => isSeen('[data-hand]'), { message: `${decides} at ${size.width}` }).toBe(true);
      expect(await isSeen(decides), `${decides} at ${size.width}`).toBe(true);
      expect(await cut()).toBe(0);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
    }
  }
  await ann.context.close();
});
