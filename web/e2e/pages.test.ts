/** Every page: no finding of axe in either theme, not even a moderate one, and no error in the console. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, House, instead, PHONE, type Guest } from './serverFixture';
import { expectNoOverhang, findingsInBoth } from './layoutChecks';
import { bot, isDue, makeTable, me, playAhead, seatTwo } from './hintPlayer';
import { like, said } from './wording';

const TOKEN = 'a token of the tests alone';
let house: House;
let ann: Guest;
const tables: Record<string, string> = {};

beforeAll(async () => {
  house = await House.open();
  ann = await house.guest('Ann');
  const others = { tenzania: [bot, bot], ten_squares: [bot] };
  for (const [game, bots] of Object.entries(others)) {
    tables[`waiting ${game}`] = (await makeTable(ann, house, game, [me, { kind: 'open' }])).table;
    tables[`playing ${game}`] = (await makeTable(ann, house, game, [me, ...bots])).table;
  }
  tables.over = (await makeTable(ann, house, 'ten_squares', [me, bot])).table;
  tables.curtain = (await makeTable(ann, house, 'tenzania', [me, me])).table;
  await playAhead(house, tables.over, [{ guest: ann, seat: 0, made: 0 }]);
});
afterAll(() => house?.close());

const dueThere = (page: Page) => expect.poll(() => isDue(page), { timeout: 10_000 }).toBe(true);
const heading = async (page: Page) => void (await page.locator('h1').first().waitFor());

const PAGES: [string, () => string, (page: Page) => Promise<void>][] = [
  ['start', () => '/', async (page) => page.getByRole('heading', { name: 'Tenzania' }).waitFor()],
  ['new table', () => '/new/tenzania', async (page) => page.getByRole('button', { name: said('new-make') }).waitFor()],
  ['tables', () => '/tables', heading],
  ['my games', () => '/history', async (page) => page.locator('[data-history] li').first().waitFor()],
  ...instead(['tenzania#Z5', 'ten_squares'], ['ten_squares']).map((game): (typeof PAGES)[number] => [
    `rules of ${game}`,
    () => `/rules/${game}`,
    heading,
  ]),
  ['settings', () => '/settings', async (page) => page.getByLabel(said('settings-name')).waitFor()],
  ['what is kept about me', () => '/me', async (page) => page.locator('[data-kept]').waitFor()],
  [
    'the desk of the host',
    () => '/host',
    async (page) => {
      await page.getByLabel(said('host-token')).fill(TOKEN);
      await page.getByRole('button', { name: said('host-enter') }).click();
      await page.locator('[data-table]').first().waitFor();
    },
  ],
  ['join', () => '/join', heading],
  ['about', () => '/about', async (page) => page.locator('[data-notice]').waitFor()],
  ['a wrong code', () => '/join/wrong', async (page) => page.locator('#problem').waitFor()],
  ['not found', () => '/nowhere', heading],
  ['a table that is not there', () => '/table/nothing', async (page) => page.getByText(said('table-gone')).waitFor()],
  [
    'lobby',
    () => `/table/${tables['waiting tenzania']}`,
    async (page) => page.getByRole('heading', { name: said('lobby-seats') }).waitFor(),
  ],
  [
    'cast',
    () => `/table/${tables['waiting tenzania']}`,
    async (page) => {
      await page.getByRole('button', { name: said('lobby-add-bot') }).click();
      await page.locator('[data-cast]').waitFor();
    },
  ],
  ['Tenzania', () => `/table/${tables['playing tenzania']}`, dueThere],
  ['10 Squares', () => `/table/${tables['playing ten_squares']}`, dueThere],
  ['generic board', () => `/table/${tables['playing tenzania']}?board=generic`, dueThere],
  [
    'curtain',
    () => `/table/${tables.curtain}`,
    async (page) => page.getByRole('button', { name: like('table-pass-taken', { name: undefined }) }).waitFor(),
  ],
  ['end', () => `/table/${tables.over}`, async (page) => page.locator('[data-end]').waitFor()],
  ['replay', () => `/table/${tables.over}/replay`, async (page) => page.locator('[data-step]').waitFor()],
  ...['Log', 'Moves', said('shell-rules'), said('table-bar-menu')].map((way): (typeof PAGES)[number] => [
    `drawer ${way}`,
    () => `/table/${tables['playing tenzania']}`,
    async (page) => {
      await dueThere(page);
      // Beside a narrow board the log is a drawer.
      if (way === 'Log') await page.setViewportSize({ ...DESKTOP, width: 1000 });
      await page.locator(`[data-way="${way}"]`).click();
      await page.locator('dialog header h2').waitFor();
    },
  ]),
];

test.each(PAGES)('%s: axe finds nothing, not even moderate', async (_, path, ready) => {
  ann.problems.length = 0;
  await ann.page.goto(path());
  await ready(ann.page);

  expect(await findingsInBoth(ann.page)).toEqual([]);
  await ann.page.setViewportSize(DESKTOP);
  // That something is not there is said by the server, and repeated by the browser's console.
  expect(ann.problems.filter((problem) => !/40[349]|WebSocket/.test(problem))).toEqual([]);
});

test('the replay is stepped by keys, and seen by any seat', async () => {
  const { page } = ann;
  await page.goto(`/table/${tables.over}/replay`);
  const step = page.locator('[data-step]');
  await step.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => step.textContent()).toMatch(/^1 \//);

  await page.keyboard.press('End');
  await expect.poll(() => step.textContent()).toMatch(/^(\d+) \/ \1$/);
  for (const observer of ['0', '1', '-1', 'all']) {
    await page.getByLabel(said('end-replay-seen-by')).selectOption(observer);
    await page.locator('[data-board] > *').first().waitFor();
  }

  // On a phone the board comes first: what's chosen once unfolds.
  await page.setViewportSize(PHONE);
  const choice = page.getByLabel(said('end-replay-seen-by'));
  await expect.poll(() => choice.isVisible()).toBe(false);
  expect((await page.locator('[data-board]').boundingBox())!.y).toBeLessThan(200);
  await page.locator('.replay .head summary').click();
  await choice.waitFor();
  await page.setViewportSize(DESKTOP);
});

test('a finished game is found among my games, narrowed down by keys, and played again', async () => {
  const { page } = ann;
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page
    .getByRole('link', { name: said('shell-history') })
    .first()
    .click();
  const game = page.locator(`[data-history] [data-table="${tables.over}"]`);
  await game.waitFor();
  await expectNoOverhang(page);
  await page.locator('[data-filter="game"]').focus();
  await page.keyboard.press('End');
  await expect.poll(() => game.count()).toBe(1);
  await page.locator('[data-filter="result"]').selectOption('tied');
  await page.getByText(said('history-none-found')).waitFor();
  await page.locator('[data-filter="result"]').selectOption('');
  await game.getByRole('link', { name: said('history-replay') }).click();
  await page.locator('[data-step]').waitFor();
  await page.goBack();
  await game.getByRole('button', { name: said('history-rematch') }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.includes(tables.over!));
  await page.setViewportSize(DESKTOP);
});

test('a finished game is checked in the browser: its moves, its states and its shuffle', async () => {
  const { page } = ann;
  await page.goto(`/table/${tables.over}/replay`);
  await page.locator('[data-check-game]').click();
  await page.locator('[data-check] .fine').waitFor();
  expect(await page.locator('[data-check] code').innerText()).toMatch(/^[0-9a-f]{64}$/);
  expect(await findingsInBoth(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expectNoOverhang(page);
  await page.setViewportSize(DESKTOP);
});

test('a look back leads to the moves that turned the match', async () => {
  const { page } = ann;
  await page.goto(`/table/${tables.over}`);
  await page.locator('[data-look]').click();
  await page.locator('[data-curve] svg path').first().waitFor({ timeout: 60_000 });
  // Who won comes first, and the moves in the order in which they are numbered on the curve.
  const [verdict, curve] = await Promise.all(
    ['[data-verdict] h2', '[data-curve]'].map((part) => page.locator(part).boundingBox()),
  );
  expect(verdict!.y).toBeLessThan(curve!.y);
  expect(await page.locator('[data-verdict] h2').innerText()).toMatch(/ won$/);
  const moves = await page.locator('[data-turn]').evaluateAll((all) => all.map((one) => Number(one.dataset.turn)));
  expect(moves).toEqual([...moves].sort((one, other) => one - other));
  expect(await findingsInBoth(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expectNoOverhang(page);
  await page.setViewportSize(DESKTOP);

  // The board of the position stands on the page itself, beside the text or, on a phone, above it.
  const turn = page.locator('[data-turn]').last();
  const number = Number(await turn.getAttribute('data-turn'));
  await turn.click();
  await page.locator(`[data-said="${number}"]`).waitFor();
  const shown = page.locator('[data-position]');
  const isShown = (at: number) => expect.poll(() => shown.getAttribute('data-position')).toBe(`${at}`);
  await isShown(number - 1);
  await shown.locator('[data-board] .board').waitFor();
  const [board, said] = await Promise.all([shown.boundingBox(), page.locator('[data-said]').boundingBox()]);
  expect(board!.x + board!.width).toBeLessThanOrEqual(said!.x);
  await page.setViewportSize(PHONE);
  await expectNoOverhang(page);
  const [above, below] = await Promise.all([shown.boundingBox(), page.locator('[data-said]').boundingBox()]);
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  expect(below!.y - above!.y).toBeLessThan(PHONE.height);
  await page.setViewportSize(DESKTOP);
  await page.locator('[data-step-next]').click();
  await isShown(number);
  await page.locator('[data-from-here]').click();
  await page.locator(`[data-beside="${number}"]`).waitFor();
  await expect.poll(() => page.locator('[data-step]').textContent()).toMatch(new RegExp(`^${number - 1} /`));
});

test('somebody one has played with is invited by one tap, and can be left alone', async () => {
  const { page } = ann;
  const ben = await house.guest('Ben');
  const { table } = await seatTwo(house, ann, ben, 'ten_squares');
  const headers = { Origin: house.address };
  const resign = { type: 'resign', id: 'r', seat: 0 };
  await ann.context.request.post(`/api/tables/${table}/commands`, { headers, data: resign });
  const companions = page.locator('[data-companions]');
  await expect
    .poll(async () => (await (await ann.context.request.get('/api/me/companions')).json()).people.length)
    .toBe(1);
  await page.goto('/history');
  await companions.waitFor();
  expect(await findingsInBoth(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expectNoOverhang(page);
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: said('history-invite-whom', { name: 'Ben' }) }).click();
  await page.waitForURL(/\/table\//);
  const [, invited] = /\/table\/([^/?]+)/.exec(page.url())!;
  const { mine } = await (await ben.context.request.get('/api/tables')).json();
  expect(mine.map((line: { table: string }) => line.table)).toContain(invited);

  await ben.page.goto('/history');
  await ben.page.getByRole('button', { name: said('history-companion-remove-whom', { name: 'Ann' }) }).press('Enter');
  const restore = ben.page.getByRole('button', { name: said('history-companion-restore-whom', { name: 'Ann' }) });
  await ben.page.locator('[data-companions] summary').press('Enter');
  await restore.waitFor();
  expect(await findingsInBoth(ben.page)).toEqual([]);
  await restore.press('Enter');
  await expect.poll(() => restore.count()).toBe(0);
  expect(await ben.page.locator('[data-companions] li').count()).toBe(1);
  await ben.page.getByLabel(said('history-listed')).uncheck();
  await expect.poll(() => ben.page.locator('[data-companions] li').count()).toBe(0);
  await page.goto('/history');
  await page.locator('[data-history]').waitFor();
  expect(await companions.count()).toBe(0);
  await ben.leave();
});

test('own mistakes are puzzles after a game, and come back some days later', async () => {
  const { page } = ann;
  // Whether a game has mistakes is chance: its first two own moves stand for some.
  const look = await (await ann.context.request.get(`/api/tables/${tables.over}/look`)).json();
  const { entries } = await (await ann.context.request.get(`/api/tables/${tables.over}/file`)).json();
  const own = (entries as { seat: number; action?: string }[]).flatMap(({ seat, action }, at) => {
    const [kind] = String(action).split(' ');
    const choice = { action, kind, args: { to: 'A' }, text: String(action), why: '' };
    const turn = {
      number: at + 1,
      seat: 0,
      actor: 0,
      before: 0.5,
      after: 0.4,
      kind: 'mistake',
      happened: '',
      loss: 0.1,
    };
    return seat === 0 && action ? [{ ...turn, played: choice, best: choice }] : [];
  });
  const found = { ...look, turns: own.slice(0, 2) };
  await page.route('**/api/tables/*/look', (route) => route.fulfill({ json: found }));
  await page.goto(`/table/${tables.over}/look`);
  await page.locator('[data-position] .hinted').first().waitFor();
  await page.locator('[data-practise]').click();
  const heading = page.locator('[data-mistake="0"]');
  await heading.waitFor({ timeout: 60_000 });
  expect(await findingsInBoth(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expectNoOverhang(page);
  await page.setViewportSize(DESKTOP);
  const count = Number(/(\d+)\D*$/.exec(await heading.innerText())![1]);
  for (let at = 0; at < count; at++) {
    await page.locator(`[data-mistake="${at}"]`).waitFor();
    await page.locator('[data-show]').click();
    await page.locator('[data-found="shown"]').waitFor();
    await page.locator('[data-next]').click();
  }
  await page.locator('[data-done]').waitFor();
  expect(count).toBe(2);
  await page.unroute('**/api/tables/*/look');

  await page.goto('/puzzle');
  await page.locator('[data-puzzles]').waitFor();
  expect(await page.locator('[data-due]').count()).toBe(0);
  await page.evaluate(() => {
    const cards = JSON.parse(localStorage.getItem('tenfold.mistakes')!) as { due: string }[];
    localStorage.setItem('tenfold.mistakes', JSON.stringify(cards.map((card) => ({ ...card, due: '2026-01-01' }))));
  });
  await page.reload();
  await page.locator(`[data-due="${count}"] a`).click();
  await page.locator('[data-mistake="0"]').waitFor();
});

test('a puzzle is solved without the server, and remembered on the device', async () => {
  const { page, context } = ann;
  await page.goto('/puzzle');
  await page.locator('[data-puzzle="tenzania"]').click();
  await page.locator('[data-task]').waitFor();
  expect(await findingsInBoth(page)).toEqual([]);
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  const { answer, view } = await (await context.request.get(`/api/games/tenzania/puzzle?day=${day}`)).json();
  const other = view.legal.find(({ action }: { action: string }) => action !== answer.action);

  await context.setOffline(true);
  await page.locator('[data-moves] summary').click();
  await page.locator('[data-moves]').locator(`[data-action="${other.action}"]`).click();
  await page.locator('[data-wrong]').waitFor();
  const marks = await page.locator('[data-seat-mark] text').allTextContents();
  expect(new Set(marks).size).toBe(marks.length);
  // On the page, however far it is scrolled.
  const board = () =>
    page.locator('[data-board]').evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { top: Math.round(top + scrollY), bottom: bottom + scrollY };
    });
  const before = await board();
  await page.locator('[data-moves]').locator(`[data-action="${answer.action}"]`).click();
  await page.locator('[data-found="right"]').waitFor();
  // The answer takes the place of the task, and the whole board is in sight.
  expect((await board()).top).toBe(before.top);
  expect(before.bottom).toBeLessThanOrEqual(DESKTOP.height);
  await context.setOffline(false);
  await page.setViewportSize(PHONE);
  await expectNoOverhang(page);
  // All ways stand beside the emblem, in one row.
  expect((await page.locator('header').first().boundingBox())!.height).toBeLessThan(80);
  await page.setViewportSize(DESKTOP);
  await page.goto('/puzzle');
  await expect
    .poll(() => page.locator('[data-puzzle="tenzania"]').textContent())
    .toMatch(new RegExp(`${said('puzzle-solved')}.*${said('puzzle-streak', { days: 1 })}`));
});

test('why cites the clause', async () => {
  const { page } = ann;
  await page.goto(`/table/${tables['playing tenzania']}`);
  await dueThere(page);
  await page.locator('[data-way="Menu"]').click();
  await page.locator('summary', { hasText: said('menu-why') }).click();
  await page.getByLabel(said('menu-why-move')).fill('play 10 say 3');
  await page.keyboard.press('Enter');

  const shown = page.locator('dialog', { hasText: said('table-why-not') });
  await shown.getByText(like('table-why-clause-link', { clause: undefined })).waitFor();
  await expect.poll(() => shown.locator('.clause').count()).toBe(1);
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'detached' });
});

test('a hint says why, and which other moves are nearly as good', async () => {
  const { page } = ann;
  const { table } = await makeTable(ann, house, 'tenzania', [me, bot], { begins: '1' }, 1);
  await page.goto(`/table/${table}`);
  await dueThere(page);
  await page.locator('[data-way="Hint"]').click();
  await expect
    .poll(() => page.locator('.hint').textContent())
    .toMatch(like('table-hint', { hint: undefined, why: undefined }));
  await page.locator('[data-way="Moves"]').click();

  const advice = page.locator('[data-advice]');
  await advice.waitFor();
  expect(await advice.locator('dt').count()).toBeGreaterThan(1);
  expect(await advice.locator('dd').allTextContents()).toEqual(expect.arrayContaining([expect.stringMatching(/\.$/)]));
  expect(await findingsInBoth(page)).toEqual([]);
});

test('a dialog keeps the focus, and gives it back', async () => {
  const { page } = ann;
  await page.goto(`/table/${tables['playing tenzania']}`);
  await dueThere(page);
  await page.locator('[data-way="Rules"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog header h2').waitFor();
  for (let at = 0; at < 4; at++) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
    ),
  ).toBe(true);

  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-way')))
    .toBe(said('shell-rules'));
});

test('the first load is small: 128 kB with its fonts', async () => {
  const bob = await house.guest('Bob');
  const sizes = { files: 0, fonts: 0 };
  bob.page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) return;
    const { responseBodySize } = await response.request().sizes();
    sizes[pathname.endsWith('.woff2') ? 'fonts' : 'files'] += responseBodySize;
  });
  await bob.page.goto('/');
  await bob.page.waitForLoadState('networkidle');
  await bob.page.waitForTimeout(200);

  console.log(`first load: ${sizes.files} bytes, fonts ${sizes.fonts} bytes`);
  expect(sizes.files).toBeGreaterThan(10_000);
  expect(sizes.fonts).toBeGreaterThan(10_000);
  expect(sizes.files + sizes.fonts).toBeLessThanOrEqual(128_000);
  await bob.context.close();
});

test('what is kept about me is seen and taken away', async () => {
  const zoe = await house.guest('Zoe');
  await makeTable(zoe, house, 'tenzania', [me, bot]);
  await zoe.page.goto('/settings');
  await zoe.page.getByRole('link', { name: said('me-link') }).click();
  await expect
    .poll(() => zoe.page.locator('[data-kept]').innerText())
    .toMatch(new RegExp(`${said('me-kept-name', { name: 'Zoe' })}.*${said('me-kept-tables', { count: 1 })}`, 's'));
  await zoe.page.getByRole('button', { name: said('me-away-button') }).click();
  await zoe.page.getByRole('button', { name: said('me-away-yes') }).click();
  await zoe.page.locator('[data-gone]').waitFor();

  expect((await (await zoe.context.request.get('/api/tables')).json()).mine).toEqual([]);
  expect((await (await zoe.context.request.get('/api/me')).json()).name).toBe('');
  await zoe.leave();
});

test('whoever has the token closes a table and shuts an address out', async () => {
  const { table, code } = await makeTable(ann, house, 'tenzania', [me, bot]);
  await ann.page.goto('/host');
  const line = ann.page.locator(`[data-table="${table}"]`);
  await ann.page.getByRole('button', { name: said('host-close-whom', { code }) }).click();
  await line.getByRole('button', { name: said('host-close') }).click();
  await line.getByText(said('host-status', { status: 'over' })).waitFor();
  await ann.page.getByLabel(said('host-ban-address')).fill('203.0.113.9');
  await ann.page.getByRole('button', { name: said('host-ban'), exact: true }).click();
  await ann.page.getByRole('button', { name: said('host-unban-whom', { address: '203.0.113.9' }) }).click();

  await expect.poll(() => ann.page.getByText(said('host-bans-none')).count()).toBe(1);
});
