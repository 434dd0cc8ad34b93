/** Whole games of The Heart of Africa from the deal to the end, and a claim or its refusal on every track: `make slow`. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import facts from '../src/generated/heart_of_africa.facts.json';
import { addsUp, arrowsOf, chooseTickets, GAME, keysTo, sheetOf } from './heartPlayer';
import { House } from './serverFixture';
import { guestOf, playToEnd, prepareTable } from './hintPlayer';

let house: House;
beforeAll(async () => {
  house = await House.open([GAME]);
});
afterAll(() => house?.close());

async function open(page: Page, table: string): Promise<void> {
  await page.goto(`/table/${table}`);
  await page.locator('.track').first().waitFor();
}

async function play(hands: ('taps' | 'keys')[]): Promise<void> {
  const guests = await Promise.all(hands.map((_, seat) => house.guest(['Ann', 'Ben'][seat]!)));
  const [ann, ...others] = guests;
  const { table } = await prepareTable(ann!, house, GAME, {
    seats: ['me', ...(await Promise.all(others.map(guestOf))), ...(others.length === 0 ? ['bot'] : [])],
  });
  const pages = guests.map(({ page }) => page);
  for (const page of pages) await open(page, table);

  const moves = await playToEnd(
    pages.map((page, seat) => ({ page, hands: hands[seat]! })),
    async () => {
      for (const page of pages) if (await page.locator('[data-choosing]').count()) await chooseTickets(page);
    },
  );

  expect(moves).toBeGreaterThan(30 * hands.length);
  const sheets = await Promise.all(pages.map((page) => sheetOf(page, 2)));
  for (const sheet of sheets) {
    expect(sheet.every(addsUp)).toBe(true);
    expect(sheet).toEqual(sheets[0]);
  }
  for (const seat of pages.keys())
    expect(await pages[0]!.locator(`.track[data-owner="${seat}"]`).count()).toBeGreaterThan(5);
  expect(guests.flatMap(({ problems }) => problems)).toEqual([]);
  await Promise.all(guests.map(({ context }) => context.close()));
}

test('two browsers play a whole game by taps, from the deal to the same score sheet', () => play(['taps', 'taps']));

test('a whole game by keys alone, from the deal to the score sheet', () => play(['keys']));

test('by keys every track of the 96 routes opens its claim, or says with its clause why it cannot be claimed', async () => {
  const ann = await house.guest('Ann');
  const { page } = ann;
  const { table } = await prepareTable(ann, house, GAME, {
    after: 60,
    way: ['claim .*'],
    fields: { cards_taken: [0, 0] },
  });
  await open(page, table);
  const arrows = await arrowsOf(page);
  const payable = new Set(
    await page
      .locator('.track.payable')
      .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.track))),
  );
  const [claim, reason] = [page.locator('[data-claim]'), page.locator('[data-reason]')];

  const left = new Set(facts.tracks.keys());
  for (
    let here = Number(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.track));
    left.size > 0;
  ) {
    for (const key of keysTo(arrows, here, (track) => left.has(track))) await page.keyboard.press(key);
    here = Number(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.track));
    await page.keyboard.press('Enter');
    const opened = payable.has(here) ? claim : reason;
    await opened.waitFor();
    if (!payable.has(here)) expect(await opened.innerText()).toMatch(/H\d+/);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    // Who has looked at a claim or a reason goes on where the map was left.
    await page.locator(`[data-track="${here}"]`).focus();
    left.delete(here);
  }

  expect(payable.size).toBeGreaterThan(0);
  expect(ann.problems).toEqual([]);
  await ann.context.close();
});
