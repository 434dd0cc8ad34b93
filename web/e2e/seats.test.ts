/** Everybody finds a seat: by the list, the address bar, a link or a code, with a name, in few taps. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DRAWN, House, instead, LAN, PHONE, type Guest, type GuestOptions } from './serverFixture';
import { expectNoOverhang, findingsInBoth } from './layoutChecks';
import { bot, invite, isDue, makeTable, me, playAhead, seatTwo, start, tableOn } from './hintPlayer';
import { like, said } from './wording';

let house: House;
beforeAll(async () => {
  house = await House.open(DRAWN, ['--lan', `http://${LAN}:{port}`]);
});
afterAll(() => house?.close());

const heard = async (page: Page) => (await page.locator('.toast').allTextContents()).map((text) => text.trim());
const offer = (page: Page) => page.locator('[data-rematch]', { hasText: said('table-again-asks', { name: 'Ben' }) });
const sitButton = (page: Page) => page.getByRole('button', { name: said('lobby-come-sit'), exact: true });
const seatNames = (page: Page) => page.locator('.seats .name').allTextContents();

async function leaveAll(...guests: Guest[]): Promise<void> {
  for (const guest of guests)
    expect(guest.problems.filter((problem) => !/40[349]|WebSocket|Cross-Origin-Opener-Policy/.test(problem))).toEqual(
      [],
    );
  await Promise.all(guests.map((guest) => guest.leave()));
}

async function isFineForAll(page: Page): Promise<void> {
  expect(await findingsInBoth(page)).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoOverhang(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** Counts every press on the pages of these people, as the browser sees it. */
async function counted(...guests: Guest[]): Promise<() => Promise<number>> {
  for (const { context } of guests)
    await context.addInitScript(() =>
      addEventListener(
        'pointerdown',
        () => ((window as { taps?: number }).taps = ((window as { taps?: number }).taps ?? 0) + 1),
        true,
      ),
    );
  return async () => {
    const taps = await Promise.all(
      guests.map(({ page }) => page.evaluate(() => (window as { taps?: number }).taps ?? 0)),
    );
    return taps.reduce((one, other) => one + other, 0);
  };
}

/** The first own move, in as few taps as the table allows. */
async function firstMove(page: Page): Promise<void> {
  await expect.poll(() => isDue(page)).toBe(true);
  const told = Number(await page.locator('[data-told]').getAttribute('data-told'));
  // A card that leaves no further choice.
  const card = page.locator('[data-own] .pick[aria-disabled="false"]:not([aria-expanded])').first();
  await card.click();
  // On a touch screen the first tap only lifts it, and nothing else on the page moves.
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
    expect(await card.getAttribute('aria-pressed')).toBe('true');
    await card.tap();
  }
  await expect
    .poll(async () => Number(await page.locator('[data-told]').getAttribute('data-told')))
    .toBeGreaterThan(told);
}

const DEVICES: [string, GuestOptions][] = [
  ['phone', { phone: true, confirm: 'touch' }],
  ['desktop', { confirm: 'touch' }],
];
const [PHONES, DESKTOPS] = [DEVICES.slice(0, 1), DEVICES.slice(1)];

test.each(instead(DEVICES, PHONES))(
  'a newcomer on a %s makes the first move in three taps by Play now',
  async (_, device) => {
    const ann = await house.guest('', device);
    const taps = await counted(ann);
    await ann.page.goto('/');
    await ann.page.getByRole('button', { name: /^Play now.*Tenzania/ }).click();
    await firstMove(ann.page);

    expect(await taps()).toBeLessThanOrEqual(3);
    await ann.page.locator('[data-way="Menu"]').click();
    expect(await ann.page.locator('dialog [data-confirm]').inputValue()).toBe('touch');
    await leaveAll(ann);
  },
);

test.each(instead(DEVICES, DESKTOPS))(
  'newcomers on a %s make the first move in five taps by Invite friends',
  async (_, device) => {
    const ann = await house.guest('', device);
    const ben = await house.guest('', {
      phone: true,
      confirm: 'touch',
      address: house.address.replace('127.0.0.1', LAN),
    });
    const taps = await counted(ann, ben);
    await ann.page.goto('/');
    await ann.page.getByRole('button', { name: said('start-invite', { game: 'Tenzania' }) }).click();
    const link = await ann.page.getByLabel(said('shell-link')).inputValue();
    await ben.page.goto(link);
    await sitButton(ben.page).click();
    await start(ann);
    const first = await Promise.race(
      [ann, ben].map(async ({ page }) =>
        page
          .locator('[data-way="Hint"]:enabled')
          .waitFor()
          .then(() => page),
      ),
    );
    await firstMove(first);

    expect(await taps()).toBeLessThanOrEqual(5);
    await leaveAll(ann, ben);
  },
);

test.each(instead(DEVICES, PHONES))(
  'newcomers on a %s make the first move in four taps on one screen',
  async (_, device) => {
    const ann = await house.guest('', device);
    const taps = await counted(ann);
    await ann.page.goto('/');
    await ann.page
      .getByRole('button', { name: new RegExp(said('start-here', { game: 'Tenzania' }).replace(': ', '.*')) })
      .click();
    await ann.page.getByLabel(said('new-here-name-of', { number: 2 })).waitFor();
    if (device.phone) await isFineForAll(ann.page);
    await ann.page.getByRole('button', { name: said('lobby-start') }).click();
    await firstMove(ann.page);

    expect(await taps()).toBeLessThanOrEqual(4);
    await leaveAll(ann);
  },
);

test('a public table is entered from the list, and its guest is asked for a name', async () => {
  const ann = await house.regular('Ann');
  const ben = await house.guest('', { phone: true });
  await ann.page.goto('/new/tenzania');
  await ann.page.getByLabel(said('new-who-everybody')).check();
  await ann.page.getByRole('button', { name: said('new-make') }).click();
  await ann.page.locator('[data-status]').waitFor();

  await ben.page.goto('/');
  const openTables = ben.page.getByRole('list', { name: said('start-tables-public') });
  await openTables.waitFor();
  const [tables, games] = await Promise.all(
    [openTables, ben.page.getByRole('list', { name: said('start-games') })].map((list) => list.boundingBox()),
  );
  expect(tables!.y).toBeLessThan(games!.y);
  await openTables
    .getByRole('link', { name: new RegExp(said('start-line-come', { free: 1 })) })
    .first()
    .click();
  const name = ben.page.getByLabel(said('name-ask'));
  const suggested = await name.getAttribute('placeholder');
  expect(suggested).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  await isFineForAll(ben.page);
  await sitButton(ben.page).click();

  await expect.poll(() => seatNames(ben.page)).toEqual(['Ann', `${suggested} (you)`]);
  await ben.page.getByRole('button', { name: said('name-change') }).click();
  await ben.page.keyboard.type('Ben');
  await ben.page.keyboard.press('Enter');
  await expect.poll(() => seatNames(ann.page)).toEqual(['Ann (you)', 'Ben']);
  await expect.poll(() => ben.page.evaluate(() => document.activeElement?.textContent)).toBe(said('name-change'));

  await ben.page.goto('/settings');
  await expect.poll(() => ben.page.getByLabel(said('settings-name')).inputValue()).toBe('Ben');
  await leaveAll(ann, ben);
});

test('the address bar of a table invites; without the right to join it says so and takes a code', async () => {
  const ann = await house.regular('Ann');
  const ben = await house.regular('Ben', { phone: true });
  const cleo = await house.regular('Cleo');
  const code = await invite(ann, '10 Squares');
  await expect.poll(() => ann.page.url()).toContain('?key=');
  const address = new URL(ann.page.url());

  await cleo.page.goto(`${address.origin}${address.pathname}`);
  await cleo.page.getByText(said('table-gone')).waitFor();
  /** A phone's header is narrower and leaves out the name of the program. */
  const textOf = async (page: Page) => (await page.locator('main').innerText()).replace(/^Tenfold\n/, '');
  const shut = await textOf(cleo.page);
  expect(await cleo.page.title()).toContain(said('shell-no-page-title'));
  await isFineForAll(cleo.page);
  await ben.page.goto(`/table/${'A'.repeat(22)}`);
  await ben.page.getByText(said('table-gone')).waitFor();
  expect(await textOf(ben.page)).toBe(shut);

  await ben.page.goto(address.href);
  await ben.page
    .getByRole('heading', { name: said('lobby-come-invited', { name: 'Ann', game: '10 Squares' }) })
    .waitFor();
  await cleo.page.getByLabel(said('new-join-code')).fill(code);
  await cleo.page.keyboard.press('Enter');
  await cleo.page.getByRole('button', { name: said('lobby-come-watch') }).click();
  await cleo.page.getByText(said('lobby-come-watching')).waitFor();
  // Two can play: nobody is promised a third seat.
  await sitButton(ben.page).click();
  await cleo.page.getByText(said('lobby-come-no-room', { game: '10 Squares', count: 2 })).waitFor();
  await ann.page.locator('[data-watching]', { hasText: said('menu-watching', { count: 1 }) }).waitFor();
  expect(await ann.page.locator('[data-missed]').count()).toBe(0);
  await leaveAll(ann, ben, cleo);
});

test('text, copy and QR code give the address that others reach, also without a clipboard', async () => {
  const ann = await house.regular('Ann');
  const ben = await house.guest('', { address: house.address.replace('127.0.0.1', LAN) });
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const { page } of [ann, ben]) {
    await page.goto('/');
    await page.getByRole('button', { name: said('start-invite', { game: 'Tenzania' }) }).click();
    const field = page.getByLabel(said('shell-link'));
    await expect.poll(() => field.inputValue()).toContain(`http://${LAN}:`);
    const link = await field.inputValue();
    await page.getByRole('button', { name: said('shell-link-copy') }).click();
    await expect.poll(() => heard(page)).toContain(said('shell-link-copied'));
    await page
      .getByLabel(said('name-ask'))
      .or(page.getByRole('button', { name: said('name-change') }))
      .first()
      .click();
    const name = page.getByLabel(said('name-ask'));
    await name.fill('');
    await name.press('Control+V');
    await expect.poll(() => name.inputValue()).toBe(link.slice(0, 24));
  }
  expect(await ben.page.evaluate(() => 'clipboard' in navigator)).toBe(false);
  await leaveAll(ann, ben);
});

test('the lobby calls its host, who may add a chair; settings are no absence; the heir is told', async () => {
  const ann = await house.regular('Ann');
  const ben = await house.regular('Ben');
  const code = await invite(ann, 'Tenzania');
  await ann.page.getByRole('button', { name: said('lobby-add-seat') }).click();
  await ben.page.goto(`/join/${code}`);
  await sitButton(ben.page).click();

  await expect.poll(() => ann.page.title()).toContain('● Ben is ready');
  await expect
    .poll(() => ann.page.locator('[data-news]').innerText())
    .toBe(said('lobby-news', { name: 'Ben', what: 'ready' }));
  await ann.page.getByRole('button', { name: said('lobby-take-seat-away') }).click();
  await expect.poll(() => ann.page.title()).toContain('● Ready to start');

  await ben.page.getByRole('link', { name: said('shell-settings') }).click();
  await ben.page.getByLabel(said('settings-name')).fill('Benno');
  await ben.page.getByRole('button', { name: said('settings-name-save') }).click();
  await expect.poll(() => seatNames(ann.page)).toEqual(['Ann (you)', 'Benno']);
  expect(await ann.page.locator('.seats').innerText()).not.toContain('away');
  await ben.page.getByRole('link', { name: said('shell-back-to-table') }).click();
  await ben.page.locator('[data-status]').waitFor();
  expect(await ann.page.locator('.seats').innerText()).not.toContain('away');

  await ann.page.getByRole('button', { name: said('lobby-leave') }).click();
  await expect.poll(() => heard(ben.page)).toContain(said('table-host-now'));
  await leaveAll(ann, ben);
});

test('whoever of the cast is asked to a table has the same name and face in the lobby, at the seat and at the end', async () => {
  const ann = await house.guest('Ann');
  const { page } = ann;
  await page.goto('/new/ten_squares');
  await page.getByLabel(said('new-pace')).selectOption('quick');
  await page.getByRole('button', { name: said('new-make') }).click();
  await page.getByRole('button', { name: said('lobby-add-bot') }).click();
  const asked = page.locator('[data-cast] button').first();
  const name = (await asked.locator('b').textContent())!;
  const face = await asked.locator('img').getAttribute('src');
  await asked.click();
  const seat = page.locator('.seats li', { hasText: name });
  await seat.waitFor();
  const seen = [await seat.locator('image').getAttribute('href')];
  expect(await seat.textContent()).toContain('“');
  expect(await page.getByText(said('lobby-pace', { pace: 'quick' })).count()).toBe(1);

  await page.getByRole('button', { name: said('lobby-start') }).click();
  await expect.poll(() => isDue(page)).toBe(true);
  seen.push(await page.locator('[data-seat]', { hasText: name }).locator('image').first().getAttribute('href'));
  await playAhead(house, tableOn(page), [{ guest: ann, seat: 0, made: 0 }]);
  const row = page.locator('[data-end] tr', { hasText: name });
  await row.waitFor();
  seen.push(await row.locator('image').getAttribute('href'));

  expect(seen).toEqual([face, face, face]);
  expect((await page.request.get(face!)).headers()['content-type']).toContain('svg');
  await leaveAll(ann);
});

test('a rematch is offered to all, leads over with one tap, keeps who was ready, and counts the games won', async () => {
  const [ann, ben, cleo] = [
    await house.regular('Ann'),
    await house.regular('Ben', { phone: true }),
    await house.regular('Cleo'),
  ];
  await seatTwo(house, ann, ben, 'ten_squares');
  await expect.poll(() => ann.page.url()).toContain('?key=');
  await cleo.page.goto(ann.page.url());
  await giveUp(ann, ben);

  await ben.page.getByRole('button', { name: said('end-rematch') }).click();
  await offer(ann.page).waitFor();
  await offer(cleo.page).waitFor();
  await expect.poll(() => ann.page.title()).toContain(said('table-again-title'));
  await isFineForAll(ann.page);
  await ann.page.getByRole('button', { name: said('table-again-yes') }).click();
  await cleo.page.getByRole('link', { name: said('table-again-watch') }).click();

  for (const { page } of [ann, ben, cleo]) {
    await expect.poll(() => page.locator('.seats .who').allTextContents()).toHaveLength(2);
    await expect
      .poll(async () => (await page.locator('.seats .soft').allTextContents()).every((state) => state === 'ready'))
      .toBe(true);
  }
  const score = (losses: number) => said('end-series-two', { first: 'Ann', wins: 0, losses, second: 'Ben' });
  const isScoredFor = async (pages: Page[], losses: number) => {
    for (const page of pages) await expect.poll(() => page.locator('[data-series]').innerText()).toBe(score(losses));
  };
  const screen = await cleo.context.newPage();
  await screen.goto(`/table/${tableOn(ben.page)}/tv`);
  const pages = [ann.page, ben.page, cleo.page, screen];
  await isScoredFor(pages, 1);
  await isFineForAll(ben.page);
  await start(ben);
  await ann.page.locator('[data-board]').waitFor();
  await giveUp(ann, ben);
  await isScoredFor(pages, 2);
  await ann.page.reload();
  await isScoredFor([ann.page], 2);
  await leaveAll(ann, ben, cleo);
});

/** Ends a match without anybody playing it: bots go on for those who resign. */
async function giveUp(...players: Guest[]): Promise<void> {
  const id = tableOn(players[0]!.page);
  for (const [seat, { context }] of players.entries())
    await context.request.post(`/api/tables/${id}/commands`, {
      headers: { Origin: house.address },
      data: { type: 'resign', id: 'r', seat },
    });
  for (const { page } of players) await page.locator('[data-end]').waitFor();
}

test('running tables stand on top as Continue, and can be taken off the list', async () => {
  const ann = await house.guest('Ann', { phone: true });
  const { table: waiting } = await makeTable(ann, house, 'tenzania', [me, { kind: 'open' }]);
  const { table: playing } = await makeTable(ann, house, 'tenzania', [me, bot], { begins: '1' });
  await ann.page.goto('/');
  const lines = ann.page.locator('[data-continue] li');
  await expect.poll(() => lines.count()).toBe(2);
  expect(await ann.page.locator('main h2').first().innerText()).toBe(said('start-continue'));
  await isFineForAll(ann.page);

  await ann.page
    .locator(`[data-table="${waiting}"]`)
    .getByRole('button', { name: said('start-line-remove', { game: 'Tenzania' }) })
    .click();
  await expect.poll(() => lines.count()).toBe(1);
  await ann.page
    .locator(`[data-table="${playing}"]`)
    .getByRole('button', { name: said('start-line-remove', { game: 'Tenzania' }) })
    .click();
  await ann.page.getByRole('button', { name: said('start-line-keep') }).click();
  await lines.getByRole('link').click();
  await expect.poll(() => isDue(ann.page)).toBe(true);
  await ann.page.goto('/tables');
  await ann.page.getByRole('button', { name: said('start-line-remove', { game: 'Tenzania' }) }).click();
  await ann.page.getByRole('button', { name: said('start-line-give-up') }).click();
  await ann.page.getByText(like('start-tables-none')).waitFor();
  await leaveAll(ann);
});

test('each card says seats, minutes and ages, and has three ways to a table', async () => {
  const ann = await house.guest('Ann', { phone: true });
  await ann.page.route('**/api/games', async (route) => {
    const { games } = await (await route.fetch()).json();
    await route.fulfill({ json: { games: games.map((game: object) => ({ ...game, ages: 8 })) } });
  });
  await ann.page.route('**/api/tables', (route) => route.fulfill({ json: { mine: [], public: [] } }));
  await ann.page.goto('/');
  const card = ann.page.getByRole('listitem').filter({ has: ann.page.getByRole('heading', { name: 'Tenzania' }) });
  await card.waitFor();

  expect(await card.locator('.facts li').allTextContents()).toEqual([
    said('start-players', { fewest: 2, most: 8 }),
    said('start-minutes', { shortest: 10, longest: 15 }),
    said('start-ages', { ages: 8 }),
  ]);
  expect(
    (await card.getByRole('button').allInnerTexts()).map((text) => text.split('\n')[0]?.trim().slice(0, 8)),
  ).toEqual(
    ['start-play-now', 'start-invite', 'start-here'].map((key) => said(key, { game: '', bots: 1 }).slice(0, 8)),
  );
  // A phone shows the easiest game first and whole, also one that lies on its side.
  expect(await ann.page.locator('main h2').first().innerText()).toBe('Tenzania');
  for (const size of [PHONE, { width: 844, height: 390 }]) {
    await ann.page.setViewportSize(size);
    const button = await card.getByRole('button').first().boundingBox();
    expect(button!.y + button!.height).toBeLessThanOrEqual(size.height);
    await expectNoOverhang(ann.page);
  }
  await leaveAll(ann);
});
