/** The table on a screen for all: what a spectator may see, large, and nothing else. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_GAME, type Guest, House, instead } from './serverFixture';
import { findings } from './layoutChecks';
import {
  askForAnother,
  listen,
  makeTable,
  me,
  playAhead,
  prepareTable,
  skipAhead,
  tvOf,
  type Chair,
} from './hintPlayer';
import { like, said } from './wording';

const SCREENS = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
];

let house: House;
let ann: Guest;
let eve: Guest;
beforeAll(async () => {
  house = await House.open(EVERY_GAME);
  ann = await house.guest('Ann');
  eve = await house.guest('Eve');
});
afterAll(() => house?.close());

async function begun(game: string): Promise<{ table: string; chairs: Chair[]; path: string; code: string }> {
  const names = ['Ben', 'Cleo'].slice(0, game === 'heart_of_africa' || game === 'tenzania' ? 2 : 1);
  const { table, path, code } = await makeTable(ann, house, game, [
    me,
    ...names.map((name) => ({ kind: 'me' as const, name })),
  ]);
  return { table, chairs: ['Ann', ...names].map((_, seat) => ({ guest: ann, seat, made: 0 })), path, code };
}

/** By how much a page is larger than its screen, and whether the board is cut off. */
const excess = (page: Page) =>
  page.evaluate(() => {
    const [root, area, stage] = [
      document.documentElement,
      document.querySelector('[data-board]'),
      document.querySelector('[data-board] .stage'),
    ];
    const high = area && stage ? stage.getBoundingClientRect().height - area.getBoundingClientRect().height : 0;
    return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight, Math.max(0, Math.floor(high - 1))];
  });

test.each(instead(EVERY_GAME, ['ten_squares', 'ten_days_world', 'heart_of_africa']))(
  '%s on a TV: nothing hidden is sent, nothing is cut off, nothing can be pressed',
  async (game) => {
    const { table, chairs, path } = await begun(game);
    const [screen, other] = [await ann.context.newPage(), await eve.context.newPage()];
    const [told, heard] = [listen(screen), listen(other)];
    await playAhead(house, table, chairs, 5);
    // Ann plays here herself; her screen is told no more than Eve, who does not.
    await screen.goto(tvOf(path, table));
    await other.goto(path);
    await screen.locator('[data-board] .board').waitFor();
    await other.locator('[data-board] .board').waitFor();
    await playAhead(house, table, chairs, 2);

    const last = () => heard.views()[0];
    const isToldAlike = () => JSON.stringify(told.views()) === JSON.stringify(heard.views());
    const isShown = async () => (await screen.locator('[data-status]').textContent()) === last()?.status;
    await expect.poll(async () => last() !== undefined && isToldAlike() && (await isShown())).toBe(true);
    expect(last()).toMatchObject({ observer: -1, legal: [] });
    expect(told.sockets.every((url) => url.includes('as=spectator'))).toBe(true);
    expect(told.all()).not.toMatch(/"yours":true|"host":true|"observer":[0-9]/);
    expect(await screen.locator('[data-own], [aria-label="Your hand"]').count()).toBe(0);
    expect(
      await screen
        .locator('button:not([inert] *), a[href]:not(.skip):not([inert] *)')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    ).toEqual([said('tv-full')]);
    for (const size of SCREENS) {
      await screen.setViewportSize(size);
      await expect.poll(() => excess(screen)).toEqual([0, 0, 0]);
      // Nobody moves a map here: all of it is seen.
      await expect.poll(() => screen.locator('[data-board] .frame.closer').count()).toBe(0);
    }
    expect(await findings(screen)).toEqual([]);
    if (game !== 'ten_squares' && game !== 'tenzania') await expectFilled(screen);
    await Promise.all([screen.close(), other.close()]);
  },
);

/** The map, or both, take the screen, with names that are read from a sofa; everybody has a line. */
async function expectFilled(screen: Page, highest = 90): Promise<void> {
  await screen.setViewportSize(SCREENS[0]!);
  const measured = () =>
    screen.evaluate(() => {
      const frames = [...document.querySelectorAll('.frame')].map((one) => one.getBoundingClientRect());
      const names = [...document.querySelectorAll<SVGTextElement>('.frame text.name')];
      const seats = [...document.querySelectorAll('[data-seat], [data-spot^=seat]')].map((one) =>
        one.getBoundingClientRect(),
      );
      return {
        share: frames.reduce((sum, { width, height }) => sum + width * height, 0) / (innerWidth * innerHeight),
        least: Math.min(...names.map((text) => Number(text.getAttribute('font-size')) * text.getScreenCTM()!.a)),
        high: Math.max(...seats.map((box) => box.height)),
      };
    });
  await expect.poll(async () => (await measured()).share).toBeGreaterThanOrEqual(0.6);
  const { least, high } = await measured();
  expect(least).toBeGreaterThanOrEqual(24);
  expect(high).toBeLessThan(highest);
}

test.each(instead(['en', 'fr'], ['fr']))(
  'around the world every place has its name on a TV, as %s calls it',
  async (locale) => {
    const { table, path } = await begun('ten_days_world');
    const { page, leave } = await house.guest('', { locale });
    await page.setViewportSize(SCREENS[0]!);
    await page.goto(path);
    await page.goto(tvOf(path, table));
    await page.locator('.frame text.name').first().waitFor();
    const unnamed = () =>
      page
        .locator('.frame')
        .evaluateAll((frames) =>
          frames.map((frame) =>
            [...frame.querySelectorAll<SVGElement>('path[data-place]')]
              .filter(({ dataset }) => !frame.querySelector(`[data-label="${dataset.place}"]`))
              .map((place) => place.getAttribute('aria-label')),
          ),
        );
    await expect.poll(unnamed).toEqual([[], []]);
    await leave();
  },
);

/** A table whose match is over, and its address. */
async function ended(game: string): Promise<{ table: string; path: string }> {
  if (game !== 'heart_of_africa') {
    const { table, chairs, path } = await begun(game);
    await playAhead(house, table, chairs);
    return { table, path };
  }
  const { table, path } = await prepareTable(ann, house, game, { fields: { turns_left: [1, 1] } });
  await ann.page.goto(`/table/${table}`);
  await ann.page.locator('[data-count]').waitFor();
  await skipAhead(house, [ann]);
  return { table, path };
}

test.each(['ten_days_africa', 'heart_of_africa'])('at the end of %s the map still has the TV', async (game) => {
  const screen = await ann.context.newPage();
  const { table, path } = await ended(game);
  await screen.goto(tvOf(path, table));
  await screen.locator('[data-end] h2').waitFor();
  // Every rack is open then, and has a line of its own below its name.
  await expectFilled(screen, 120);
  for (const size of SCREENS) {
    await screen.setViewportSize(size);
    await expect.poll(() => excess(screen)).toEqual([0, 0, 0]);
    await expect.poll(() => hiddenParts(screen)).toEqual([]);
  }
  if (game === 'heart_of_africa') expect(await screen.locator('[data-score] [data-cell^=total]').count()).toBe(2);
  else {
    const winner = (await screen.locator('[data-end] h2').innerText()).replace(/ wins!$/, '');
    expect(await screen.locator('[data-whose]').innerText()).toContain(winner);
  }
  await screen.close();
});

/** What of a result lies outside of the screen, below something else, or is cut off by its plate. */
const hiddenParts = (screen: Page) =>
  screen.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[data-end] h2, [data-score] :is(th, td, .ticket), [data-spot^=seat] .rack, [data-whose]',
      ),
    ]
      .filter((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        const plate = part.closest('[data-spot]')?.getBoundingClientRect();
        // What is inert is under no pointer: only boxes tell.
        const result = part.closest('[data-end]')
          ? null
          : document.querySelector('[data-end]')!.getBoundingClientRect();
        const isCovered =
          result && width > 0 && right > result.left && top < result.bottom - 1 && bottom > result.top + 1;
        return (
          left < 0 ||
          top < 0 ||
          right > innerWidth ||
          bottom > innerHeight ||
          (plate && right > plate.right) ||
          isCovered
        );
      })
      .map((part) => part.textContent?.trim()),
  );

test('before the game the TV shows who sits and how to come; a phone that comes is seen at once', async () => {
  const { table, path, code } = await makeTable(ann, house, 'tenzania', [me, { kind: 'open' }, { kind: 'open' }]);
  const [host, screen, phone] = [await ann.context.newPage(), await ann.context.newPage(), await eve.context.newPage()];
  await host.goto(`/table/${table}`);
  const link = host.getByRole('link', { name: said('tv-show') });
  await link.waitFor();
  await screen.goto((await link.getAttribute('href'))!);
  const scanned = await screen.locator('[data-invite] img').getAttribute('src');
  await phone.goto(path);
  await phone.getByRole('button', { name: said('lobby-come-sit') }).click();

  expect(decodeURIComponent(scanned!)).toContain(path);
  await expect
    .poll(() => screen.locator('[data-lobby] li').allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringContaining('Eve')]));
  expect(await screen.locator('[data-invite]').innerText()).toContain(code);
  expect(await screen.locator('[data-status]').innerText()).toBe(said('lobby-status-free', { count: 1 }));
  await expect.poll(() => excess(screen)).toEqual([0, 0, 0]);
  expect(await findings(screen)).toEqual([]);
  await Promise.all([host.close(), screen.close(), phone.close()]);
});

test('who has no right to watch is told so, and comes in by the code', async () => {
  const { table, code } = await begun('ten_squares');
  const { page, context } = await house.guest('');
  await page.goto(`/table/${table}/tv`);
  await page.getByText(said('tv-shut')).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel(said('new-join-code')).fill(code);
  await page.keyboard.press('Enter');

  await page.locator('[data-tv] .board').waitFor();
  await context.setOffline(true);
  await page.locator('[data-tv] .banner').waitFor();
  expect(await page.locator('[data-tv] .board').count()).toBe(1);
  await context.close();
});

test('at the end the TV says who won, and goes along to the next round', async () => {
  const { table, chairs, path } = await begun('ten_squares');
  const screen = await ann.context.newPage();
  await screen.clock.install();
  await playAhead(house, table, chairs);
  await screen.goto(tvOf(path, table));
  await screen.locator('[data-end] h2').waitFor();
  expect(await screen.locator('[data-end] h2').innerText()).toMatch(/^(Ann|Ben) wins!$/);
  const heard = await screen.locator('[data-live="changed"]').innerText();
  const turn = like('event-turn', { you: 'no', seat: undefined, colour: undefined, face: undefined }, 'ten_squares');
  expect(heard.split(/(?<=[.!]) /).filter((sentence) => turn.test(sentence)).length).toBeLessThanOrEqual(1);
  await expect.poll(() => excess(screen)).toEqual([0, 0, 0]);
  expect(await findings(screen)).toEqual([]);

  const next = await askForAnother(ann, house, table);
  await screen.locator('[data-rematch]').waitFor();
  await screen.clock.fastForward(8_000);
  await screen.waitForURL(`**/table/${next}/tv**`);
  await screen.locator('[data-tv]').waitFor();
  await screen.close();
});
