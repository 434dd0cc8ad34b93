/** Boxes on a phone: made by touch, played to the end, shared with somebody else, and named in the replay. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paint } from './boxPainter';
import { skipAhead, tableOn } from './hintPlayer';
import { expectNoOverhang, findings } from './layoutChecks';
import { House, isThorough, type Guest } from './serverFixture';

/** Moves that stand for a whole game of The Heart of Africa, which `make slow` plays. */
const FEW = 8;
const SHOTS = process.env.SHOTS;
let house: House;
let ann: Guest;
let ben: Guest;
beforeAll(async () => {
  house = await House.open(['ten_days_africa', 'heart_of_africa']);
  ann = await house.regular('Ann', { phone: true });
  ben = await house.regular('Ben', { phone: true });
});
afterAll(() => house?.close());

const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
};

async function openEditor(page: Page, game: string): Promise<void> {
  await page.goto(`/box/${game}`);
  await page.locator('[data-play]').waitFor();
}

/** Touches a place of the deck's map, wherever it has been scrolled to. */
async function touch(page: Page, place: string): Promise<void> {
  const stop = page.locator(`[data-map] [data-place="${place}"]`).first();
  await stop.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await stop.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Somebody else opens the shared link and plays with it: to the end and into the replay, or only the first moves. */
async function shareAndPlay(game: string, name: string, isWhole: boolean): Promise<void> {
  await ann.page.locator('[data-share]').tap();
  const link = await ann.page.locator('[data-link]').inputValue();
  expect(link.length).toBeLessThan(2_000);
  await shot(ann.page, `${game}-share`);
  await ann.page.keyboard.press('Escape');

  await ben.page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await expect.poll(() => ben.page.locator('[data-name]').inputValue()).toBe(name);
  await ben.page.locator('[data-play]').tap();
  await ben.page.waitForURL(/\/table\//);
  const table = tableOn(ben.page);
  const boxes = await ben.page.evaluate(
    async (id) => (await (await fetch(`/api/tables/${id}/boxes`)).json()) as { boxes: { name: string }[] },
    table,
  );
  expect(boxes.boxes.map((box) => box.name)).toEqual([name]);
  await ben.page.locator('[data-count]').first().waitFor();
  await skipAhead(house, [ben], isWhole ? Infinity : FEW);
  if (!isWhole) return;
  await ben.page.locator('[data-end]').waitFor();
  await ben.page.goto(`/table/${table}/replay`);
  await ben.page.locator(`[data-box="${name}"]`).waitFor();
  await ben.page.locator('.board-area svg:visible').first().waitFor();
  await shot(ben.page, `${game}-replay`);
}

test('a deck of thirty tickets is made by touch, played, shared and seen in a replay', async () => {
  const { page } = ann;
  await openEditor(page, 'heart_of_africa');
  await page.locator('[data-empty]').tap();
  const places = await page
    .locator('[data-map] [data-place]')
    .evaluateAll((all) => [...new Set(all.map((one) => (one as SVGElement).dataset.place!))]);
  for (let at = 0; at < 30; at++) {
    await touch(page, places[at]!);
    await touch(page, places[at + 5]!);
    await page.locator(`[data-tickets="${at + 1}"]`).waitFor();
  }
  await page.locator('[data-undo]').tap();
  await page.locator('[data-tickets="29"]').waitFor();
  expect(await page.locator('[data-playable="true"]').count()).toBe(0);
  await touch(page, places[1]!);
  await touch(page, places[30]!);
  await page.locator('[data-playable="true"]').waitFor();
  await page.locator('[data-name]').fill('Thirty');
  await page.locator('[data-name]').blur();
  await expectNoOverhang(page);
  expect(await findings(page)).toEqual([]);
  await page.locator('[data-save]').tap();
  await shot(page, 'heart-editor');
  await shareAndPlay('heart_of_africa', 'Thirty', isThorough);
});

test('a colouring is painted by touch, played, shared and seen in a replay', async () => {
  const { page } = ann;
  await openEditor(page, 'ten_days_africa');
  await paint(page, 'pink', 'Algeria');
  await paint(page, 'yellow', 'Sudan');
  await paint(page, 'orange', 'Angola');
  await page.locator('[data-playable="true"]').waitFor();
  await page.locator('[data-name]').fill('Painted');
  await page.locator('[data-name]').blur();
  await expectNoOverhang(page);
  expect(await findings(page)).toEqual([]);
  await page.locator('[data-save]').tap();
  await shot(page, 'ten-days-editor');
  await shareAndPlay('ten_days_africa', 'Painted', true);
  const [box] = (await ben.page.evaluate(
    async (id) => (await (await fetch(`/api/tables/${id}/boxes`)).json()).boxes,
    tableOn(ben.page),
  )) as { colours: Record<string, string> }[];
  expect(box!.colours).toEqual({ Algeria: 'pink', Sudan: 'yellow', Angola: 'orange' });
});

test('a saved box is chosen for a new table, and everyone in the lobby sees it', async () => {
  await ann.page.goto('/new/ten_days_africa?box=Painted');
  await ann.page.locator('[data-box]').waitFor();
  expect(await ann.page.locator('select[data-box]').inputValue()).toBe('Painted');
  await ann.page.locator('form button.primary').tap();
  await ann.page.waitForURL(/\/table\//);
  await ann.page.locator('[data-box="Painted"]').waitFor();
  const link = new URL(await ann.page.locator('#share-link').inputValue());
  await ben.page.goto(link.pathname + link.search + link.hash);
  await ben.page.locator('[data-box="Painted"]').waitFor();
});
