/** The boards of the three 10 Days games: whole games by taps, by keys alone and on a phone; and who may see what. */

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import AFRICA from '../src/generated/ten_days_africa.facts.json' with { type: 'json' };
import { DESKTOP, House, instead, isThorough, thorough, TRAVELS, type Guest, type GuestOptions } from './serverFixture';
import {
  boxes,
  expectNoOverhang,
  expectWholeNames,
  expectWithin,
  findings,
  findingsInBoth,
  SIZES,
} from './layoutChecks';
import { advance, bot, hear, makeTable, me, playAhead, resign, viewFrames } from './hintPlayer';
import {
  expectJourneyShown,
  playByKeys,
  playByTaps,
  travel,
  TRIPS,
  untilDue,
  untilOthersFilled,
} from './tenDaysPlayer';
import { said, saidIn } from './wording';

let house: House;
beforeAll(async () => {
  house = await House.open(TRAVELS, ['--alike']);
});
afterAll(() => house?.close());

/** Somebody at a table of a short game, before its first move or so many moves later. */
async function atTable(game: string, options: GuestOptions = {}, ahead = 0): Promise<Guest & { table: string }> {
  const ann = await house.regular('Ann', options);
  const { table } = await makeTable(ann, house, game, [me, bot], TRIPS[game]!.options, TRIPS[game]!.seed);
  await advance(ann, house, table, ahead);
  await ann.page.goto(`/table/${table}`);
  await ann.page.locator('[data-own]').waitFor();
  return { ...ann, table };
}

/** Around the world a page draws by itself while racks are filled: hints are followed after that. */
const byPage = (game: string) =>
  game === 'ten_days_world' ? { ...TRIPS[game]!, moves: TRIPS[game]!.moves - 40 } : TRIPS[game]!;

const isClean = async (page: Page): Promise<void> => expect(await findingsInBoth(page)).toEqual([]);

test.each(instead(TRAVELS, ['ten_days_africa']))(
  '%s: a whole game by taps, with a reload in the middle',
  async (game) => {
    const { days, moves } = byPage(game);
    const ann = await atTable(game, {}, TRIPS[game]!.moves - moves);

    const made = await travel(ann.page, playByTaps, async (before) => {
      if (before !== moves - 3) return;
      await ann.page.reload();
      await ann.page.locator('[data-own]').waitFor();
      expect(await ann.page.locator('[data-own] [data-day]:not(.empty)').count()).toBe(days);
    });

    expect(made).toBe(moves);
    await expectJourneyShown(ann.page, days);
    expect(ann.problems).toEqual([]);
    await ann.leave();
  },
);

test('resigning against bots shows how it ended, and every rack', async () => {
  const ann = await atTable('ten_days_africa');
  await resign(ann.page);

  expect(await ann.page.locator('[data-end] [data-look]').count()).toBe(1);
  const racks = ann.page.locator('.ending [data-rack]');
  await expect.poll(() => racks.count()).toBe(2);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test.each(instead(TRAVELS, ['ten_days_usa']))('%s: a whole game by keys alone', async (game) => {
  const { days, moves } = byPage(game);
  const ann = await atTable(game, {}, TRIPS[game]!.moves - moves);

  expect(await travel(ann.page, (page) => playByKeys(page, days))).toBe(moves);

  await expectJourneyShown(ann.page, days);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

/** A journey around the world is long: in the gate a phone comes to its last moves. */
const LAST = 8;
test.each(instead(TRAVELS, ['ten_days_world']))(
  '%s: a game on a phone to its end; axe is content, nothing scrolls sideways',
  async (game) => {
    const { days } = TRIPS[game]!;
    const all = TRIPS[game]!.moves;
    const moves = isThorough ? byPage(game).moves : LAST;
    const ann = await atTable(game, { phone: true }, all - moves);
    await isClean(ann.page);

    const made = await travel(ann.page, playByTaps, async (before) => {
      await expectNoOverhang(ann.page);
      if (before === moves - 1) await isClean(ann.page);
    });

    expect(made).toBe(moves);
    await expectJourneyShown(ann.page, days);
    await isClean(ann.page);
    await expectNoOverhang(ann.page);
    expect(ann.problems).toEqual([]);
    await ann.leave();
  },
);

test('the journey is travelled on the map where it lies; a tap shows the result beside it, and there is a postcard', async () => {
  const { moves, days } = TRIPS.ten_days_africa!;
  const ann = await atTable('ten_days_africa', { motion: true }, moves - 1);
  const { page } = ann;
  const map = () => page.locator('.map .frame').boundingBox();
  await untilDue(page);
  const before = await map();
  await playAhead(house, ann.table, [{ guest: ann, seat: 0, made: moves - 1 }], 1);

  await page.locator('[data-leg]').first().waitFor();
  // Nothing has named the winner yet, and nothing has moved.
  expect(await page.locator('[data-end]').count()).toBe(0);
  expect(await map()).toEqual(before);
  await page.mouse.click(5, 400);
  await page.locator('[data-end]').waitFor();
  expect(await page.locator('[data-end] .note').allTextContents()).toContain(`${days - 1} of ${days - 1} connected`);
  expect(await page.locator('[data-end] .note').count()).toBe(2);
  expect(await map()).toEqual(before);
  expect(await page.locator('[data-leg]').count()).toBe(3);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: saidIn('ten_days_africa', 'board-postcard-save') }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('postcard.png');

  // A phone on its side: the map has the height, and what to do next is in sight beside it.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => scrollTo(0, 0));
  const rematch = page.getByRole('button', { name: said('end-rematch') });
  await expect
    .poll(async () => {
      const [ways, all] = [await rematch.boundingBox(), await map()];
      return ways!.y + ways!.height <= 390 && all!.y + all!.height <= 390 && all!.height >= 0.75 * 390;
    })
    .toBe(true);

  // Upright, whoever scrolls down to travel it once more is taken back to the map.
  await page.setViewportSize({ width: 390, height: 844 });
  const again = page.getByRole('button', { name: saidIn('ten_days_africa', 'board-end-again') });
  await again.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await again.click();
  await expect.poll(async () => (await map())!.y).toBeGreaterThanOrEqual(0);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test.each(instead(TRAVELS, ['ten_days_usa']))(
  '%s on a phone: four ranks and what to do next are in sight below the map',
  async (game) => {
    const ann = await house.regular('Ann', { phone: true });
    const { page } = ann;
    const { table } = await makeTable(ann, house, game, [me, bot, bot, bot], TRIPS[game]!.options, TRIPS[game]!.seed);
    await advance(ann, house, table, Infinity);
    await page.goto(`/table/${table}`);
    await page.locator('[data-end] tbody tr').last().waitFor();
    const edge = async (what: Locator, side: 'top' | 'bottom') => {
      const { y, height } = (await what.boundingBox())!;
      return side === 'top' ? y : y + height;
    };
    const rematch = page.getByRole('button', { name: said('end-rematch') });
    await expect
      .poll(async () => (await edge(page.locator('[data-bar]'), 'top')) - (await edge(rematch, 'bottom')))
      .toBeGreaterThan(0);
    expect(await edge(page.locator('.map .frame').first(), 'bottom')).toBeLessThan(
      await edge(page.locator('[data-end]'), 'top'),
    );
    await ann.leave();
  },
);

thorough('around the world the result is one table beside who won, below the maps', async () => {
  const ann = await house.regular('Ann');
  const { page } = ann;
  const { options, seed } = TRIPS.ten_days_world!;
  const { table } = await makeTable(ann, house, 'ten_days_world', [me, bot], options, seed);
  await advance(ann, house, table, Infinity);
  await page.goto(`/table/${table}`);
  await page.locator('[data-end] tbody tr').first().waitFor();
  const seen = await page.evaluate(() => {
    const boxOf = (what: string) => document.querySelector(what)!.getBoundingClientRect();
    const rows = [...document.querySelectorAll('[data-end] tbody tr')].map((row) => row.getBoundingClientRect());
    return {
      columns: new Set(rows.map(({ left }) => Math.round(left))).size,
      isBeside: boxOf('[data-end] h2').right <= rows[0]!.left,
      isBelow:
        boxOf('[data-end]').top >=
        Math.max(...[...document.querySelectorAll('.map .frame')].map((one) => one.getBoundingClientRect().bottom)),
      isInSight: boxOf('[data-end] .primary').bottom <= innerHeight,
    };
  });
  expect(seen).toEqual({ columns: 1, isBeside: true, isBelow: true, isInSight: true });
  await ann.leave();
});

test('a rack of 20 days takes 25 taps at most: placing a tile draws the next, and the rest can be filled at once', async () => {
  const ann = await atTable('ten_days_world', { phone: true });
  const { page } = ann;
  const filled = page.locator('[data-own] [data-day]:not(.empty)');
  await page.locator('[data-region="map-usa"]').tap();
  let shown = 0;
  for (const day of [3, 1]) {
    await page.locator('[data-spot="hand"]').waitFor();
    // The map that is seen is that of the place in hand.
    await page.waitForTimeout(200);
    shown += await page.locator('.map .ring.glow').count();
    await page.locator(`[data-day="${day}"]`).tap();
    await expect.poll(() => page.locator(`[data-day="${day}"].empty`).count()).toBe(0);
  }
  expect(await filled.count()).toBe(2);
  expect(shown).toBeGreaterThan(0);
  await page.locator('[data-spot="hand"]').waitFor();
  await page.locator('[data-fill-rest]').tap();

  await expect.poll(() => filled.count()).toBe(20);
  await page.locator('[data-spot="pile-1"]').waitFor();
  // What everybody did again and again is folded in the log.
  await page.locator('[data-way="Log"]').tap();
  expect(await page.locator('dialog [role="log"] > ol > li').count()).toBeLessThan(8);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('around the world the others’ racks can be read beside the status, and what they fill is told in one line', async () => {
  const ann = await house.regular('Ann');
  const { page } = ann;
  const { table } = await makeTable(ann, house, 'ten_days_world', [me, bot, bot, bot], { begins: '1' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/table/${table}`);
  await page.locator('.others .rack svg').first().waitFor();
  const seen = await page.evaluate(() => {
    const boxes = (what: string) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    const [slip, ...over] = boxes('header.slip, .others li, .find');
    return {
      tile: Math.min(...boxes('.others .rack svg').map(({ width }) => width)),
      covered: over.filter(({ left, top }) => left < slip!.right && top < slip!.bottom && left > slip!.left).length,
      cut: boxes('.others li').filter(({ right }) => right > innerWidth).length,
    };
  });
  expect(seen.tile).toBeGreaterThanOrEqual(12);
  expect(seen).toMatchObject({ covered: 0, cut: 0 });

  const { table: africa } = await makeTable(ann, house, 'ten_days_africa', [me, bot, bot, bot], { begins: '1' });
  await page.goto(`/table/${africa}`);
  await untilOthersFilled(page);
  await expect.poll(() => page.locator('[data-last-moves] li').count()).toBe(1);
  await ann.leave();
});

test('a card is a low sheet that leaves the place in sight, a pointer that only passes changes nothing, and a hint is read whole', async () => {
  const ann = await atTable('ten_days_africa', { phone: true }, 5);
  const { page } = ann;
  await untilDue(page);
  const south = page.locator('.map path[data-place][aria-label^="South Africa"]');
  await south.waitFor({ state: 'attached' });
  await south.evaluate((path) => {
    for (const type of ['pointerenter', 'pointerleave'])
      path.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
  });
  await page.waitForTimeout(400);
  expect(await page.locator('.map.lit').count()).toBe(0);

  await south.dispatchEvent('click');
  const card = (await page.locator('.card .sheet').boundingBox())!;
  const place = (await south.boundingBox())!;
  expect(card.y).toBeGreaterThan(place.y + place.height / 2);
  await south.dispatchEvent('click');
  // A board that appears under a pointer is not pointed at, until it moves.
  await south.dispatchEvent('pointerenter', { pointerType: 'mouse' });
  await page.waitForTimeout(400);
  expect(await page.locator('.map.lit').count()).toBe(0);
  for (const x of [2, 6]) await page.mouse.move(x, 300);
  await south.dispatchEvent('pointerenter', { pointerType: 'mouse' });
  await page.locator('.map.lit').waitFor();
  await page.locator('[data-way="Hint"]').click();
  const hidden = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
    scrollWidth > clientWidth || scrollHeight > clientHeight;
  expect(await page.locator('header .hint').evaluate(hidden)).toBe(false);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('a whole turn is three taps: a pile, a day, a pile', async () => {
  const ann = await atTable('ten_days_africa', { phone: true });
  const hand = ann.page.locator('section:has(> [data-spot="hand"])');
  // While racks are filled, the quick way stands beside the tile in hand.
  await hand.locator('[data-fill-rest]').waitFor();
  await advance(ann, house, ann.table, 5);
  await untilDue(ann.page);

  await ann.page.locator('[data-key="draw-1"]').tap();
  await hand.waitFor();
  expect(await ann.page.locator('[data-fill-rest]').count()).toBe(0);
  await ann.page.locator('[data-day="3"]').tap();
  // Until the pile is named, everything can be taken back.
  expect(await ann.page.locator('[data-day="3"]').getAttribute('aria-pressed')).toBe('true');
  await ann.page.getByRole('button', { name: 'Back', exact: true }).tap();
  expect(await ann.page.locator('[data-day="3"]').getAttribute('aria-pressed')).toBe('false');
  await ann.page.locator('[data-day="3"]').tap();
  // The status says what is left to do.
  await ann.page.locator('header', { hasText: /Now choose a pile for/ }).waitFor();
  const count = Number(await ann.page.locator('[data-count]').getAttribute('data-count'));
  await ann.page.locator('[data-key="pile-2"]').tap();

  await expect
    .poll(async () => Number(await ann.page.locator('[data-count]').getAttribute('data-count')))
    .toBe(count + 1);
  await ann.page.locator('[data-way="Log"]').tap();
  await ann.page
    .locator('dialog')
    .getByText(/You place .* on day 3 and discard .* on pile 2\./)
    .first()
    .waitFor();
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('tiles are carried: from the hand to a day, and one day to another', async () => {
  const ann = await house.regular('Ann');
  const { table } = await makeTable(ann, house, 'ten_days_usa', [me, bot], { days: '5', begins: '1' });
  await ann.page.goto(`/table/${table}`);
  await ann.page.locator('[data-carry="hand"]').dragTo(ann.page.locator('[data-drop="day-4"]'));
  await ann.page.locator('[data-day="4"]:not(.empty)').waitFor();
  for (const day of [1, 2, 3, 5]) {
    await ann.page.keyboard.press(String(day));
    await ann.page.locator(`[data-day="${day}"]:not(.empty)`).waitFor();
  }
  await untilDue(ann.page);
  const names = () => ann.page.locator('[data-own] [data-day] .name').allInnerTexts();
  const before = await names();

  await ann.page.locator('[data-carry="day-1"]').dragTo(ann.page.locator('[data-drop="day-5"]'));

  await expect.poll(names).toEqual([before[4], before[1], before[2], before[3], before[0]]);

  // A tile of a pile is taken by that; what it replaces goes where nothing lies any more (D12).
  await untilDue(ann.page);
  const taken = await ann.page.locator('[data-carry="pile-2"] .name').innerText();
  await ann.page.locator('[data-carry="pile-2"]').dragTo(ann.page.locator('[data-drop="day-3"]'));
  await expect.poll(async () => (await names())[2]).toBe(taken);
  // A drag from an empty spot selects nothing.
  const side = (await ann.page.locator('[data-board] .side').boundingBox())!;
  await ann.page.mouse.move(side.x + 2, side.y + side.height - 4);
  await ann.page.mouse.down();
  await ann.page.mouse.move(side.x + 200, side.y + 20, { steps: 4 });
  await ann.page.mouse.up();
  expect(await ann.page.evaluate(() => getSelection()!.toString())).toBe('');
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('on a phone the map grows over the players while days and piles stay, and what a player shows is a sheet', async () => {
  const ann = await house.regular('Ann', { phone: true });
  const { page } = ann;
  const { table } = await makeTable(ann, house, 'ten_days_usa', [me, bot, bot, bot], { begins: '1' });
  await advance(ann, house, table, 10);
  await page.goto(`/table/${table}`);
  await untilDue(page);
  const map = async () => {
    const scale = await page
      .locator('.map .frame svg > g')
      .first()
      .evaluate((node) => (node as SVGGElement).transform.baseVal.consolidate()!.matrix.a);
    return { scale, ...(await page.locator('.map .frame').boundingBox())! };
  };
  const below = () => boxes(page.locator('[data-own] [data-day], .piles .heap'));
  const [before, there] = [await map(), await below()];
  await page.getByRole('button', { name: saidIn('ten_days_usa', 'board-enlarge-map') }).tap();
  await expect.poll(async () => (await map()).scale / before.scale).toBeGreaterThan(1.6);
  expect((await map()).height).toBeGreaterThan(before.height + 40);
  expect(await below()).toEqual(there);
  await page.getByRole('button', { name: saidIn('ten_days_usa', 'board-enlarge-map') }).tap();
  await expect.poll(async () => (await map()).scale).toBeCloseTo(before.scale);

  await page.locator('.others li button').last().tap();
  expect(await page.locator('.seen .slot').count()).toBe(10);
  for (const { x, width } of await boxes(page.locator('.seen, .seen .slot'))) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  await page.locator('[data-own] h2').tap();
  expect(await page.locator('.seen').count()).toBe(0);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('around the world a phone makes the map large that is seen, and what was begun brings the piles back', async () => {
  const ann = await house.guest('Ann', { phone: true });
  const { page } = ann;
  const { table } = await makeTable(ann, house, 'ten_days_world', [me, bot, bot, bot], { begins: '1' });
  await advance(ann, house, table, 40);
  const frame = page.locator('.one:not(.away) .frame');
  const scale = () =>
    frame
      .locator('svg > g')
      .first()
      .evaluate((node) => (node as SVGGElement).transform.baseVal.consolidate()!.matrix.a);
  const enlarge = page.getByRole('button', { name: saidIn('ten_days_world', 'board-enlarge-map') });
  const piles = page.locator('[data-key="pile-1"]');
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/table/${table}`);
    await untilDue(page);
    for (const _map of ['one', 'other']) {
      const small = await scale();
      await enlarge.tap();
      await expect.poll(async () => (await scale()) / small).toBeGreaterThan(1.25);
      await expect.poll(() => piles.isVisible()).toBe(false);
      const { x, y, width, height } = (await frame.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(size.height);
      expect(x + width).toBeLessThanOrEqual(size.width);
      await page.locator('.maps > button').tap();
      await enlarge.tap();
      await expect.poll(() => piles.isVisible()).toBe(true);
    }
    await enlarge.tap();
    await page.locator('[data-way="Hint"]').tap();
    await piles.waitFor({ timeout: 30_000 });
  }
  expect(ann.problems).toEqual([]);
  await ann.context.close();
});

test.each(instead(TRAVELS, ['ten_days_usa', 'ten_days_world']))(
  '%s on a phone: the map stays as it is while racks are filled, and when the piles come',
  async (game) => {
    const ann = await house.regular('Ann', { phone: true });
    const { page } = ann;
    const { table } = await makeTable(ann, house, game, [me, bot], { begins: '1' });
    // What a browser's own bars leave of a phone: the status has one line or two there.
    if (game === 'ten_days_usa') await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`/table/${table}`);
    const map = async () => {
      await page.waitForTimeout(300);
      const frame = page.locator('.one:not(.away) .frame');
      const drawn = await frame.locator('svg > g').first().getAttribute('transform');
      return { drawn, label: await frame.getAttribute('aria-label'), ...(await frame.boundingBox())! };
    };
    await untilDue(page);
    const before = await map();
    const days = game === 'ten_days_world' ? 20 : 10;
    if (game === 'ten_days_world') {
      // What is drawn from the other map shows there, as small as that is: this one does not go away for it.
      await page.locator('[data-fill-rest]').tap();
    } else await advance(ann, house, table, days - 2);
    await expect.poll(() => page.locator('[data-own] [data-day]:not(.empty)').count()).toBeGreaterThan(3);
    expect(await map()).toEqual(before);
    if (game !== 'ten_days_world') await page.locator('[data-fill-rest]').tap();
    await page.locator('[data-spot="pile-1"]').waitFor();
    await untilDue(page);
    expect(await map()).toEqual(before);
    await page.locator('[data-key="draw-1"]').tap();
    await page.locator('[data-spot="hand"]').waitFor();
    const { x, y, width, height } = before;
    expect(await map()).toMatchObject({ x, y, width, height });
    if (game === 'ten_days_world') {
      const { label } = await map();
      await page.locator('.maps > button').tap();
      expect((await map()).label).not.toBe(label);
      expect(await map()).toMatchObject({ x, y, width, height });
    }
    expect(ann.problems).toEqual([]);
    await ann.leave();
  },
);

test('private help is private: exploring sends nothing and stores nothing', async () => {
  const ann = await house.regular('Ann');
  const { table } = await makeTable(ann, house, 'ten_days_africa', [me, bot], { begins: '1' });
  const sent: string[] = [];
  ann.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await ann.page.goto(`/table/${table}`);
  await advance(ann, house, table, 10);
  await untilDue(ann.page);
  await ann.page.locator('[data-key="draw-1"]').waitFor();
  await ann.page.evaluate(() => {
    const told = globalThis as unknown as { writes: string[] };
    told.writes = [];
    for (const name of ['setItem', 'removeItem', 'clear'] as const) {
      Storage.prototype[name] = () => void told.writes.push(name);
    }
    indexedDB.open = () => {
      told.writes.push('indexedDB');
      throw new Error('not while exploring');
    };
  });
  const cookies = await ann.context.cookies();
  const requests: string[] = [];
  ann.page.on('request', (request) => requests.push(request.url()));
  sent.length = 0;

  for (const name of ['Chad', 'Egypt', 'Rwanda', 'Madagascar']) {
    await ann.page
      .locator('.map')
      .getByRole('button', { name: said('map-find') })
      .click();
    await ann.page.getByRole('combobox', { name: said('map-find') }).fill(name);
    await ann.page.keyboard.press('Enter');
    await ann.page.getByRole('heading', { name: new RegExp(`^${name}`), level: 2 }).waitFor();
  }
  for (const key of ['ArrowLeft', 'ArrowUp', 'Enter', '+', '-', 'Home']) await ann.page.keyboard.press(key);
  for (const day of [1, 4, 4]) await ann.page.locator(`[data-own] [data-day="${day}"]`).click();
  await ann.page.keyboard.press('Escape');
  const gaps = ann.page.locator('[data-own] button.gap');
  if (await gaps.count()) {
    await gaps.first().dispatchEvent('click');
    await ann.page
      .getByText(/What would close the gap|No single tile|Closing this gap/)
      .first()
      .waitFor();
    expect(await ann.page.locator('.place.near-by, .place.chosen').count()).toBeGreaterThan(0);
  }
  await ann.page.locator('[data-own] [data-day="2"]').hover();
  await ann.page.getByRole('button', { name: 'Show pile 1' }).click();
  await ann.page.keyboard.press('Escape');
  await ann.page.waitForTimeout(300);

  // The line beats its heart, whatever one looks at, and says nothing with it.
  const told = sent
    .map((text) => JSON.parse(text))
    .filter((frame) => frame.type !== 'ping' || Object.keys(frame).length > 2);
  expect(told).toEqual([]);
  expect(requests).toEqual([]);
  expect(await ann.page.evaluate(() => (globalThis as unknown as { writes: string[] }).writes)).toEqual([]);
  expect(await ann.context.cookies()).toEqual(cookies);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('the map moves by hand, and never holds the page back', async () => {
  const ann = await house.regular('Ann');
  const { table } = await makeTable(ann, house, 'ten_days_africa', [me, bot]);
  await ann.page.goto(`/table/${table}`);
  const frame = ann.page.locator('.map .frame');
  await frame.locator('[data-place]').first().waitFor({ state: 'attached' });
  const box = (await frame.boundingBox())!;
  const scale = () =>
    frame
      .locator('svg > g')
      .first()
      .evaluate((node) => (node as SVGGElement).transform.baseVal.consolidate()!.matrix.a);
  const whole = await scale();

  // A wheel over a map that nobody has touched belongs to a page that can scroll.
  await ann.page.evaluate(() => (document.body.style.paddingBottom = '400px'));
  await ann.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await ann.page.mouse.wheel(0, -300);
  await ann.page.waitForTimeout(250);
  expect(await scale()).toBeCloseTo(whole);
  await ann.page.keyboard.down('Control');
  await ann.page.mouse.wheel(0, -300);
  await ann.page.keyboard.up('Control');
  await expect.poll(scale).toBeGreaterThan(whole * 1.3);
  await ann.page.evaluate(() => (document.body.style.paddingBottom = ''));
  const closer = await scale();
  await ann.page.mouse.wheel(0, -100);
  await expect.poll(scale).toBeGreaterThan(closer * 1.05);
  const left = () =>
    frame
      .locator('svg > g')
      .first()
      .evaluate((node) => (node as SVGGElement).transform.baseVal.consolidate()!.matrix.e);
  const before = await left();
  await ann.page.mouse.down();
  await ann.page.mouse.move(box.x + box.width / 2 + 90, box.y + box.height / 2, { steps: 6 });
  await ann.page.mouse.up();
  await expect.poll(left).toBeGreaterThan(before + 40);
  // A drag chooses nothing.
  expect(await frame.locator('[data-place][aria-pressed="true"]').count()).toBe(0);
  await ann.page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(scale).toBeCloseTo(whole);
  await ann.page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(scale).toBeGreaterThan(whole * 1.8);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('two fingers zoom where they are, one moves what was zoomed, and a second tap goes closer', async () => {
  const ann = await atTable('ten_days_africa', { phone: true });
  const client = await ann.context.newCDPSession(ann.page);
  const frame = ann.page.locator('.map .frame');
  await frame.locator('[data-place]').first().waitFor({ state: 'attached' });
  const box = (await frame.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const drawn = () =>
    frame
      .locator('svg > g')
      .first()
      .evaluate((node) => {
        const { a, e, f } = (node as SVGGElement).transform.baseVal.consolidate()!.matrix;
        return { scale: a, left: e, top: f };
      });
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((at, id) => ({ x: at, y, id })) });
  const whole = await drawn();

  await fingers('touchStart', x - 20, x + 20);
  for (const away of [28, 36, 44, 52, 60]) await fingers('touchMove', x - away, x + away);
  await fingers('touchEnd');
  await expect.poll(async () => (await drawn()).scale / whole.scale).toBeCloseTo(3, 1);
  // What was between the fingers is still there.
  const near = await drawn();
  const middle = ({ scale, left }: typeof near) => (x - box.x - left) / scale;
  expect(Math.abs(middle(near) - middle(whole))).toBeLessThan(3);
  expect(await frame.locator('[data-place][aria-pressed="true"]').count()).toBe(0);

  await fingers('touchStart', x);
  for (const moved of [10, 30, 50, 70]) await fingers('touchMove', x + moved);
  await fingers('touchEnd');
  await expect.poll(async () => (await drawn()).left - near.left).toBeGreaterThan(50);

  await ann.page.getByRole('button', { name: 'Show all' }).tap();
  await expect.poll(async () => (await drawn()).scale).toBeCloseTo(whole.scale);
  // No tap waits until the page has seen the one before: on a busy machine they would be too far apart.
  await Promise.all([fingers('touchStart', x), fingers('touchEnd'), fingers('touchStart', x), fingers('touchEnd')]);
  await expect.poll(async () => (await drawn()).scale).toBeGreaterThan(whole.scale * 1.8);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('learners read a name when they have touched its place, or capitals on their own tags', async () => {
  const ann = await house.regular('Ann');
  const { page } = ann;
  await page.goto('/new/ten_days_africa');
  await page.getByLabel(said('new-learning')).selectOption({ label: said('new-learning-choice', { choice: 'names' }) });
  // A character plays whichever seat a friend would have.
  for (const seat of await page.locator('.seats select').all())
    if ((await seat.inputValue()) !== 'me') await seat.selectOption('bot');
  await page.getByRole('button', { name: said('lobby-start') }).click();
  await page.locator('.map [data-label]').first().waitFor();
  const names = () => page.locator('.map [data-label] .name').allTextContents();
  const chad = page.locator('.map path[data-place]').and(page.getByRole('button', { name: /^Chad/ }));
  expect(new Set(await names())).toEqual(new Set(['?']));
  // The tile in hand doesn't point at its place.
  expect(await page.locator('.map .ring.glow').count()).toBe(0);
  // Nobody hears what nobody can read, and to pass over a place is not to touch it.
  expect(await chad.count()).toBe(0);
  const hidden = page.locator('.map').getByRole('button', { name: /^name hidden, orange, 2 tiles/ });
  await hidden.first().hover();
  await page.locator('.map .place.chosen').first().waitFor();
  expect(await page.locator('.card h2').count()).toBe(0);

  await page.getByRole('button', { name: said('map-find') }).click();
  await page.getByRole('combobox').fill('Chad');
  await page.keyboard.press('Enter');
  await page.locator('.card h2', { hasText: 'Chad*' }).waitFor();
  await page.keyboard.press('Home');
  await expect.poll(names).toContain('Chad*');
  expect(await chad.count()).toBe(1);
  expect(await names()).toContain('?');

  const { table } = await makeTable(
    ann,
    house,
    'ten_days_africa',
    [me, bot],
    TRIPS.ten_days_africa!.options,
    TRIPS.ten_days_africa!.seed,
    { learning: 'capitals' },
  );
  await advance(ann, house, table, 5);
  await page.goto(`/table/${table}`);
  await page.locator('[data-own] [data-day="5"]').waitFor();
  const places = Object.entries(AFRICA.maps[0]!.places);
  const tags = await page.locator('[data-own] [data-day]').evaluateAll((all) =>
    all.map((tag) => ({
      read: tag.querySelector('.name')!.textContent!.replace(/[*\u00AD]/g, ''),
      heard: tag.querySelector('.spoken')!.getAttribute('aria-label')!,
    })),
  );
  const capitals = tags.filter(({ read }) =>
    places.some(
      ([
        ,
        {
          capitals: [capital],
        },
      ]) => capital === read,
    ),
  );
  expect(capitals.length).toBeGreaterThan(0);
  for (const { read, heard } of capitals) expect(heard).toContain(read);
  const countries = places.filter(([name, { capitals }]) => capitals[0] !== name).map(([name]) => name);
  expect(tags.filter(({ read }) => countries.includes(read))).toEqual([]);

  // Connections and what is missing say capitals too, and light no place.
  await untilDue(page);
  const signs = page.locator('[data-own] .between button');
  const cards: string[] = [];
  for (let at = 0; at < (await signs.count()); at++) {
    cards.push((await signs.nth(at).getAttribute('aria-label')) ?? '');
    await signs.nth(at).click();
    cards.push(await page.locator('.card .sheet').innerText());
    expect(await page.locator('.map .ring').count()).toBe(0);
    await signs.nth(at).click();
  }
  expect(cards.length).toBeGreaterThan(4);
  await page.locator('[data-way="Hint"]').click();
  await page.locator('header .hint b').waitFor();

  // A turn later nothing beside the map has said a name: not the hint, the hand, the piles, the status or the log.
  await page.locator('[data-key="pile-1"]').click();
  await page.locator('[data-spot="hand"]').waitFor();
  const told = [
    ...cards,
    ...(await page.locator('[data-board] .side, [data-own]').allInnerTexts()),
    await page.locator('header').first().innerText(),
  ];
  await page.locator('[data-way="Log"]').click();
  told.push(await page.locator('[role="log"]').last().innerText());
  const read = told.join(' ').replace(/\u00AD/g, '');
  expect(read).toContain(saidIn('ten_days_africa', 'show-hand'));
  expect(countries.filter((name) => new RegExp(`\\b${name}\\b`).test(read))).toEqual([]);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test.each(instead(TRAVELS, ['ten_days_africa']))(
  '%s: hot-seat: behind the curtain there is nothing of any rack',
  async (game) => {
    const { options, days, moves } = TRIPS[game]!;
    const ann = await house.regular('Ann');
    const { table } = await makeTable(ann, house, game, [me, { kind: 'me', name: 'Ben' }], options);
    const chairs = [0, 1].map((seat) => ({ guest: ann, seat, made: 0 }));
    const tiles = moves > 40 ? 2 * days : days;
    await playAhead(house, table, chairs, 2 * (tiles - 1));
    await ann.page.goto(`/table/${table}`);
    const nothingIsSeen = async (name: string) => {
      await ann.page.getByRole('button', { name: said('table-pass-taken', { name }) }).waitFor();
      expect(await ann.page.locator('[data-own], [data-spot="hand"], [data-pin]').count()).toBe(0);
    };
    await nothingIsSeen('Ann');

    await playAhead(house, table, chairs, 2);
    await ann.page.locator('[data-spot="pile-1"]').waitFor();
    await nothingIsSeen('Ann');
    await ann.page.getByRole('button', { name: said('table-pass-taken', { name: 'Ann' }) }).click();
    await ann.page.locator('[data-own]').waitFor();
    await ann.page.locator('[data-key="draw-1"]').click();
    await ann.page.locator('[data-spot="hand"]').waitFor();
    await ann.page.locator('[data-key="pile-1"]').click();
    await nothingIsSeen('Ben');
    expect(ann.problems).toEqual([]);
    await ann.leave();
  },
);

test.each(instead(TRAVELS, ['ten_days_usa']))('%s: a spectator is told nothing hidden', async (game) => {
  const { options, seed, moves } = TRIPS[game]!;
  const [ann, eve] = [await house.regular('Ann'), await house.regular('Eve', { narrow: true })];
  const frames: string[] = [];
  hear(eve.page, frames);
  const { table, path } = await makeTable(ann, house, game, [me, bot], options, seed);
  const chair = { guest: ann, seat: 0, made: 0 };
  await playAhead(house, table, [chair], moves - 9);
  await eve.page.goto(path);
  await eve.page.locator('[data-board] .board').waitFor();
  await playAhead(house, table, [chair], 5);
  await eve.page.locator('[data-spot="pile-1"]').waitFor();

  const views = viewFrames(frames).flatMap((frame) => frame.views);
  expect(views.length).toBeGreaterThan(3);
  for (const view of views) {
    expect(view.observer).toBe(-1);
    for (const field of ['rack', 'in_hand', 'stock'])
      expect((view.state[field] as number[]).flat().every((tile) => tile === -1)).toBe(true);
    expect(view.legal).toEqual([]);
  }
  expect(await eve.page.locator('[data-own], [data-pin]').count()).toBe(0);
  await expectNoOverhang(eve.page);
  await eve.page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(eve.page)).toEqual([]);
  // Keys are for those who play.
  await eve.page.setViewportSize(DESKTOP);
  await eve.page.locator('[data-board] .board:not(.small)').waitFor();
  expect(await eve.page.locator('[data-board] kbd').count()).toBe(0);
  expect(eve.problems).toEqual([]);
  await Promise.all([ann.leave(), eve.leave()]);
});

/** Each size has a theme of its own: together both are looked at in every state, in the gate with one. */
test.each(
  instead(
    [
      { narrow: true, theme: 'light' },
      { narrow: false, theme: 'dark' },
    ],
    [{ narrow: true, theme: 'light' }],
  ),
)('every state of the board is content with axe, at $theme and with 360 pixels: $narrow', async ({ narrow, theme }) => {
  const ann = await house.regular('Ann', { narrow, dark: theme === 'dark' });
  const { page } = ann;
  const { table } = await makeTable(ann, house, 'ten_days_africa', [me, bot], { begins: '1' });
  await advance(ann, house, table, 10);
  await page.goto(`/table/${table}`);
  await untilDue(page);
  const look = async () => {
    await expectNoOverhang(page);
    expect(await findings(page)).toEqual([]);
  };
  await look();
  await page.locator('[data-own] [data-day="2"]').click();
  await page.locator('[data-own] [data-day="7"]').click();
  await page.getByRole('button', { name: 'Swap', exact: true }).waitFor();
  await look();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page
    .getByRole('button', { name: said('map-find') })
    .first()
    .click();
  await page.getByRole('combobox').fill('Mal');
  await look();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Mali/, level: 2 }).waitFor();
  await look();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Show pile 1' }).click();
  await look();
  await page.keyboard.press('Escape');
  await page.locator('[data-key="draw-1"]').click();
  await page.locator('[data-own] [data-day="5"]').click();
  await look();
  await ann.leave();
});

/** Names that do not fit onto their tag, tile or plate. */
const cutNames = (page: Page) =>
  page.locator('[data-board] :is(.tag, .heap, .tile, .others button) .name').evaluateAll((all) =>
    all
      .filter((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const [text, paper] = [
          range.getBoundingClientRect(),
          name.closest('.tag, .heap, .tile, button')!.getBoundingClientRect(),
        ];
        return (
          text.left < paper.left - 1 ||
          text.right > paper.right + 1 ||
          text.top < paper.top - 1 ||
          text.bottom > paper.bottom + 1
        );
      })
      .map((name) => name.textContent),
  );

test.each(instead(TRAVELS, ['ten_days_world']))(
  '%s: hand, piles and journey fit every screen, and no name is cut',
  async (game) => {
    const isWorld = game === 'ten_days_world';
    const ann = await house.regular('Ann', { phone: true });
    const fits = async (size: (typeof SIZES)[number], touched: string) => {
      // On a short phone the rows of days around the world are moved sideways; they are never cut below.
      const days = isWorld && size.width < 400 ? '[data-own] .scroll' : '[data-own] [data-day]';
      await ann.page.setViewportSize(size);
      await vi.waitFor(
        async () => {
          await expectWithin(ann.page, `${touched}, ${days}`);
          await expectWholeNames(ann.page);
          expect(await cutNames(ann.page)).toEqual([]);
          await expectNoOverhang(ann.page);
        },
        { timeout: 10_000, interval: 60 },
      );
    };
    const { table } = await makeTable(ann, house, game, [me, bot, bot, bot], { begins: '1' });
    await ann.page.goto(`/table/${table}`);
    await untilDue(ann.page);
    for (const size of SIZES.slice(0, 2)) await fits(size, '.side .hand');

    await advance(ann, house, table, isWorld ? 40 : 10);
    await ann.page.locator('[data-key="draw-1"]').click();
    await ann.page.locator('[data-spot="hand"]').waitFor();
    for (const size of SIZES) await fits(size, '.side .pile, .side .hand');
    expect(ann.problems).toEqual([]);
    await ann.leave();
  },
);

/** What a window shows of a board at first: the map, its names, the rack, and what lies over them. */
const firstView = (page: Page) =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('.map .frame')].map((one) => one.getBoundingClientRect());
    const isFree = ({ x, y, width, height }: DOMRect, within: string): boolean =>
      document.elementFromPoint(x + width / 2, y + height / 2)?.closest(within) != null;
    const places = [...document.querySelectorAll('.frame path[data-place]')].map((path) => {
      const { top, bottom, left, right } = path.getBoundingClientRect();
      const frame = path.closest('.frame')!.getBoundingClientRect();
      const isWhole =
        top >= frame.top - 1 && bottom <= frame.bottom + 1 && left >= frame.left - 1 && right <= frame.right + 1;
      return {
        name: path.getAttribute('aria-label')!.split(',')[0]!.replace('*', ''),
        top,
        bottom,
        left,
        right,
        isWhole,
      };
    });
    const tools = [...document.querySelectorAll('.map button:not(.target)')].filter((tool) => tool.checkVisibility());
    return {
      share: frames.reduce((sum, { width, height }) => sum + width * height, 0) / (innerWidth * innerHeight),
      names: [...document.querySelectorAll<SVGTextElement>('.frame text.name')].map((text) => ({
        name: text.textContent!.trim(),
        size: Number(text.getAttribute('font-size')),
        isFree: isFree(text.getBoundingClientRect(), '.frame'),
      })),
      places: Object.fromEntries(places.map((place) => [place.name, place])),
      cut: places.filter(({ isWhole }) => !isWhole).map(({ name }) => name),
      /** Tools that lie over a place. */
      covering: tools
        .filter((tool) => {
          const { left, right, top, bottom } = tool.getBoundingClientRect();
          const points = [left + 6, (left + right) / 2, right - 6].flatMap((x) =>
            [top + 6, (top + bottom) / 2, bottom - 6].map((y) => [x, y] as const),
          );
          return points.some(([x, y]) =>
            document.elementsFromPoint(x, y).some((element) => element.matches('path[data-place]')),
          );
        })
        .map((tool) => tool.getAttribute('aria-label') ?? tool.textContent),
      days: [...document.querySelectorAll('[data-own] [data-day]')].map((day) => {
        const box = day.getBoundingClientRect();
        return { x: Math.round(box.x), y: Math.round(box.y), isFree: isFree(box, '[data-day]') };
      }),
      /** How large the smallest name of a tile is. */
      face: Math.min(
        ...[...document.querySelectorAll('[data-own] .face .name, .piles .face .name')].map((name) =>
          parseFloat(getComputedStyle(name).fontSize),
        ),
      ),
      scrolls: document.documentElement.scrollHeight > innerHeight + 1,
    };
  });

type Window = { width: number; height: number; least: number; rack: [columns: number, rows: number] };

/** The windows of a desktop or a phone, the part of each that a map takes at least, and the columns and rows of days. */
const WINDOWS: [game: string, device: string, windows: Window[]][] = [
  ['ten_days_africa', 'a desktop', [{ width: 1280, height: 800, least: 0.55, rack: [1, 10] }]],
  [
    'ten_days_africa',
    'a phone',
    [
      ...instead<Window>([{ width: 768, height: 1024, least: 0.5, rack: [5, 2] }], []),
      { width: 844, height: 390, least: 0.36, rack: [5, 2] },
      { width: 390, height: 844, least: 0.37, rack: [5, 2] },
    ],
  ],
  [
    'ten_days_usa',
    'a desktop',
    [
      { width: 1280, height: 800, least: 0.55, rack: [10, 1] },
      ...instead<Window>([{ width: 1440, height: 900, least: 0.55, rack: [10, 1] }], []),
    ],
  ],
  ['ten_days_usa', 'a phone', [{ width: 844, height: 390, least: 0.36, rack: [5, 2] }]],
  ['ten_days_world', 'a desktop', [{ width: 1280, height: 800, least: 0.55, rack: [10, 2] }]],
  [
    'ten_days_world',
    'a phone',
    [
      ...instead<Window>(
        [
          { width: 768, height: 1024, least: 0.3, rack: [5, 4] },
          { width: 844, height: 390, least: 0.2, rack: [10, 2] },
        ],
        [],
      ),
      { width: 390, height: 844, least: 0.26, rack: [5, 4] },
    ],
  ],
];

test.each(WINDOWS)('%s on %s: the whole map at first, legible, the rack in view', async (game, device, windows) => {
  const ann = await house.regular('Ann', { phone: device === 'a phone' });
  const { table } = await makeTable(ann, house, game, [me, bot, bot, bot], { begins: '1' });
  await advance(ann, house, table, game === 'ten_days_world' ? 40 : 10);
  for (const window of windows) await expectFirstView(ann.page, table, game, window);
  await ann.leave();
});

async function expectFirstView(page: Page, table: string, game: string, window: Window): Promise<void> {
  const { least, rack, ...size } = window;
  await page.setViewportSize(size);
  await page.goto(`/table/${table}`);
  await untilDue(page);
  await page.locator('.frame text.name').first().waitFor();
  const { share, names, places, cut, covering, days, face, scrolls } = await firstView(page);

  expect(share).toBeGreaterThanOrEqual(least);
  expect(cut).toEqual([]);
  expect(covering).toEqual([]);
  expect(Math.min(...names.map((name) => name.size))).toBeGreaterThanOrEqual(11);
  expect(names.filter(({ isFree }) => !isFree)).toEqual([]);
  expect(days.filter(({ isFree }) => !isFree)).toEqual([]);
  expect(face).toBeGreaterThanOrEqual(10);
  expect(scrolls).toBe(false);
  expect([new Set(days.map(({ x }) => x)).size, new Set(days.map(({ y }) => y)).size]).toEqual(rack);
  if (game === 'ten_days_africa' && size.width === 1280)
    expect(places['South Africa']!.bottom - places.Tunisia!.top).toBeGreaterThanOrEqual(0.75 * size.height);
  if (game === 'ten_days_usa' && size.width >= 1280)
    expect(places.Maine!.right - places.Washington!.left).toBeGreaterThanOrEqual(0.6 * size.width);
}
