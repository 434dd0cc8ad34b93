/** Every page in French on a phone: nothing English is left, no word is cut, and others load nothing of it. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, House, instead, PHONE, type Guest } from './serverFixture';
import { expectKeysReach, expectNoOverhang, expectWholeWords, findings } from './layoutChecks';
import { advance, bot, makeTable, me, playAhead, screensForAll, seatTwo } from './hintPlayer';

const GAMES = ['tenzania', 'ten_squares', 'ten_days_africa', 'ten_days_world', 'heart_of_africa'];
const FRENCH = { phone: true, locale: 'fr-FR' };
/** A TV, and a phone held up to look at the same. */
const SCREENS = [
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
];

let house: House;
beforeAll(async () => {
  house = await House.open(GAMES);
});
afterAll(() => house?.close());

const catalogues: Record<string, string> = Object.fromEntries(
  ['../src', '../../src/tenfold'].flatMap((folder) => {
    const root = join(import.meta.dirname, folder);
    const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ftl'));
    return paths.map((path): [string, string] => [`/${path}`, readFileSync(join(root, path), 'utf8')]);
  }),
);
const isEnglish = (path: string): boolean => /\/en(\.ftl$|\/)/.test(path);
/** Whole sentences without anything put in, in small letters. */
const plainIn = (of: (path: string) => boolean): Set<string> =>
  new Set(
    Object.entries(catalogues)
      .filter(([path]) => of(path))
      .flatMap(([, text]) =>
        [...text.matchAll(/^(?:[a-z][\w-]* =|\s+\*?\[[\w-]+\]) ([^{}<>\n]{3,})$/gm)].map(([, sentence]) =>
          sentence!.trim().toLowerCase(),
        ),
      ),
  );
const french = plainIn((path) => !isEnglish(path));
const english = new Set([...plainIn(isEnglish)].filter((sentence) => !french.has(sentence)));

/** By which options call their choices: too short to be told from French by their letters alone. */
const CODES = new Set(['on', 'off']);

/** What is read or heard on a page, stretch by stretch. */
const stretches = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // Rules that are not translated say so, and are marked as English.
    while (walker.nextNode())
      if (!walker.currentNode.parentElement!.closest('main [lang="en"]')) found.push(walker.currentNode.textContent!);
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(one.getAttribute(name) ?? '');
    }
    return [document.title, ...found].map((text) => text.trim()).filter(Boolean);
  });

async function expectFrench({ page, problems }: Guest): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await page.waitForLoadState('networkidle');
  const read = await stretches(page);
  expect(read.length).toBeGreaterThan(3);
  expect(read.filter((text) => english.has(text.toLowerCase()) || CODES.has(text))).toEqual([]);
  await expectWholeWords(page);
  await expectNoOverhang(page);
  expect(problems).toEqual([]);
}

const PAGES = [
  '/',
  '/tables',
  '/history',
  '/join',
  '/settings',
  '/me',
  '/host',
  '/new/heart_of_africa',
  '/new/ten_days_africa',
  '/rules/tenzania',
  '/puzzle',
  '/puzzle/ten_squares',
  '/evening',
  '/nowhere',
];

test.each(instead(PAGES, ['/', '/me', '/new/heart_of_africa', '/rules/tenzania', '/puzzle/ten_squares']))(
  '%s is French on a phone',
  async (path) => {
    const ann = await house.regular('Ann', FRENCH);
    await ann.page.goto(path);
    await ann.page.locator('h1').first().waitFor();
    await expectFrench(ann);
    await ann.leave();
  },
);

test.each(instead(GAMES, ['tenzania', 'ten_days_africa', 'heart_of_africa']))(
  'a table of %s is French on a phone',
  async (game) => {
    const ann = await house.regular('Ann', FRENCH);
    const { table } = await makeTable(ann, house, game, [me, bot], {}, 4);
    await advance(ann, house, table, 3);
    await ann.page.goto(`/table/${table}`);
    await ann.page.locator('[data-board]').waitFor();
    await expectFrench(ann);
    await ann.leave();
  },
);

test('the lobby, the end, the replay and the look back are French on a phone', async () => {
  const ann = await house.regular('Ann', FRENCH);
  const lobby = await makeTable(ann, house, 'ten_squares', [me, { kind: 'open' }]);
  const over = await makeTable(ann, house, 'ten_squares', [me, bot]);
  await playAhead(house, over.table, [{ guest: ann, seat: 0, made: 0 }]);
  for (const [path, there] of [
    [lobby.table, 'h2'],
    [over.table, '[data-end]'],
    [`${over.table}/replay`, '[data-step]'],
    [`${over.table}/look`, '[data-curve] svg text'],
  ]) {
    await ann.page.goto(`/table/${path}`);
    await ann.page.locator(there!).first().waitFor({ timeout: 60_000 });
    await expectFrench(ann);
  }
  await ann.leave();
});

/** A finished game against somebody, whose own moves stand for mistakes: whether a game has any is chance. */
async function mistakeOf(ann: Guest): Promise<string> {
  const { table } = await makeTable(ann, house, 'ten_squares', [me, bot]);
  await playAhead(house, table, [{ guest: ann, seat: 0, made: 0 }]);
  await ann.page.goto(`/table/${table}/look`);
  await ann.page.locator('[data-curve] svg text').first().waitFor({ timeout: 60_000 });
  const look = await (await ann.context.request.get(`/api/tables/${table}/look`)).json();
  const { entries } = await (await ann.context.request.get(`/api/tables/${table}/file`)).json();
  const at = (entries as { seat: number; action?: string }[]).findIndex(({ seat, action }) => seat === 0 && action);
  const { action } = entries[at];
  const choice = { action, kind: action.split(' ')[0], args: { to: 'A' }, text: action, why: '' };
  const turn = { number: at + 1, seat: 0, actor: 0, before: 0.5, after: 0.4, kind: 'mistake', happened: '', loss: 0.1 };
  const found = { ...look, turns: [{ ...turn, played: choice, best: choice }] };
  await ann.page.route(`**/api/tables/${table}/look`, (route) => route.fulfill({ json: found }));
  return table;
}

test('pages about people and puzzles are French and used by keys, on a phone and on a desktop', async () => {
  const [ann, ben] = [await house.guest('Ann', FRENCH), await house.guest('Ben')];
  const { table } = await seatTwo(house, ann, ben, 'tenzania');
  const data = { type: 'resign', id: 'r', seat: 0 };
  const headers = { Origin: house.address };
  await ben.context.request.post(`/api/tables/${table}/commands`, { headers, data: { ...data, seat: 1 } });
  await ann.context.request.post('/api/games/tenzania/ladder', { headers, data: { yes: true } });
  const mistake = await mistakeOf(ann);
  for (const [path, there] of [
    ['/quick', 'select'],
    ['/history', '[data-companions] li'],
    ['/ladder', '[data-ladder] tbody tr'],
    ['/puzzle/tenzania/wall', '[data-board] .board'],
    [`/table/${mistake}/mistakes`, '[data-mistake] ~ * button, [data-show]'],
  ] as const) {
    for (const size of [PHONE, DESKTOP]) {
      await ann.page.setViewportSize(size);
      await ann.page.goto(path);
      await ann.page.locator(there).first().waitFor({ timeout: 60_000 });
      await expectFrench(ann);
      expect(await findings(ann.page)).toEqual([]);
      await expectKeysReach(ann.page);
    }
  }
  await ann.leave();
  await ben.leave();
});

test.each(instead(GAMES, ['ten_squares', 'ten_days_world']))('a guide to %s is French on a phone', async (game) => {
  const ann = await house.regular('Ann', FRENCH);
  await ann.page.goto(`/learn/${game}`);
  await ann.page.locator('[data-board]').waitFor();
  await expectFrench(ann);
  await ann.leave();
});

test('screens for all are French, on a TV and on a phone', async () => {
  const ann = await house.regular('Ann', { locale: 'fr-FR' });
  for await (const [path, there] of screensForAll(ann, house, 'tenzania')) {
    await ann.page.goto(path);
    await ann.page.locator(there).first().waitFor();
    for (const size of SCREENS) {
      await ann.page.setViewportSize(size);
      await expectFrench(ann);
    }
  }
  await ann.leave();
});

test('two people at one table read their own languages', async () => {
  const ann = await house.guest('Ann', { locale: 'fr-CA' });
  const ben = await house.guest('Ben', { locale: 'en-GB' });
  const asked: string[] = [];
  ben.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { table } = await seatTwo(house, ann, ben, 'tenzania');
  await Promise.all([ann, ben].map(({ page }) => page.goto(`/table/${table}`)));

  const lines = (guest: Guest) => guest.page.locator('.table > .top').innerText();
  await expect.poll(() => lines(ann)).toMatch(/C’est à vous|On attend Ben/);
  await expect.poll(() => lines(ben)).toMatch(/It’s your turn|Waiting for Ann/);
  expect(asked.filter((path) => /words-fr-|\/fr-/.test(path))).toEqual([]);

  // Ann takes the language of the house at the table itself: all that was said is said again, to her alone.
  await ann.page.locator('[data-way="Menu"]').click();
  await ann.page.locator('[data-language]').selectOption('en');
  await ann.page.keyboard.press('Escape');
  await expect.poll(() => lines(ann)).toMatch(/It’s your turn|Waiting for Ben/);
  await expect.poll(() => ann.page.evaluate(() => document.documentElement.lang)).toBe('en');
  await expect.poll(() => lines(ben)).toMatch(/It’s your turn|Waiting for Ann/);
  await ann.leave();
  await ben.leave();
});

test('the setting comes before the browser, at once and next time', async () => {
  const ann = await house.guest('Ann', { locale: 'fr-FR' });
  // The setting is kept as the page keeps it, not as tests set it up.
  await ann.context.addInitScript(() => {
    const kept = sessionStorage.getItem('kept');
    if (kept) localStorage.setItem('tenfold.settings', kept);
  });
  await ann.page.goto('/settings');
  await ann.page.getByRole('heading', { name: 'Réglages', level: 1 }).waitFor();
  await ann.page.getByRole('radio', { name: 'English' }).check();
  await ann.page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await expect.poll(() => ann.page.evaluate(() => document.documentElement.lang)).toBe('en');
  await ann.page.evaluate(() => sessionStorage.setItem('kept', localStorage.getItem('tenfold.settings')!));
  await ann.page.reload();
  await ann.page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await ann.leave();
});
