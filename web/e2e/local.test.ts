/** Tenfold without a server: every game to its end in the real page, with the server stopped, and from plain files. */

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { View } from '../src/net/protocol.ts';
import { paint } from './boxPainter';
import { expectNoOverhang, findings } from './layoutChecks';
import { follow } from './lessonPlayer';
import { DRAWN, EVERY_GAME, House, instead, isThorough, thorough, type Guest } from './serverFixture';
import { said } from './wording';

const ROOT = resolve(import.meta.dirname, '../..');

/** What the worker has sent to the page. */
type Told = { type: string; views?: View[]; common?: View };
declare global {
  interface Window {
    told: Told[];
  }
}

/** Keeps every message of a worker, and lets nobody wait: what is tested is not how long a bot takes. */
function listenAndHurry(): void {
  window.told = [];
  const { Worker: Real, setTimeout: wait } = window;
  window.Worker = class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => window.told.push(data as Told));
    }
  };
  window.setTimeout = ((run: TimerHandler, milliseconds = 0) =>
    wait(run, Math.min(milliseconds, 5))) as typeof setTimeout;
}

/** Plays the first move of the list whenever somebody here is due, to the end or for some moves; how many it made. */
const playOn = (page: Page, most = Infinity) =>
  page.evaluate(async (most) => {
    const press = (selector: string) => {
      const button = document.querySelector<HTMLElement>(selector);
      button?.click();
      return button !== null;
    };
    let moves = 0;
    for (const end = Date.now() + 120_000; moves < most && !document.querySelector('[data-end]');) {
      if (Date.now() > end) throw new Error(`no end after ${moves} moves: ${document.body.innerText}`);
      await new Promise((done) => setTimeout(done));
      if (press('[data-curtain] button') || press('[data-lingering] button')) continue;
      // Claims bring a long game to its end.
      if (press('dialog [data-action^="claim"]') || press('dialog [data-action]')) moves++;
      else if (!press('dialog .facet button')) press('[data-busy="false"] [data-way="Moves"]:not(:disabled)');
    }
    return moves;
  }, most);

const playNow = (page: Page, game: string) =>
  page
    .locator('li.game', { has: page.locator(`a[href="/rules/${game}"]`) })
    .locator('button.primary')
    .tap();

/** A table against one bot, for the long games. */
async function playOneBot(page: Page, game: string, root = '/'): Promise<void> {
  await page.goto(`${root}new/${game}${root === '/' ? '' : '/'}`);
  await page.locator('.seats select').nth(1).selectOption('bot');
  await page.locator('form button.primary').tap();
}

/** What an observer saw while a match was on. */
const viewsOf = async (page: Page): Promise<View[]> => {
  const told = await page.evaluate(() => window.told);
  const views = told.flatMap(({ views = [], common }) => (common ? [...views, common] : views));
  return views.filter((view) => view.outcome === null);
};

type Field = { name: string; seenBy: 'all' | 'owner' | 'nobody'; isDerived: boolean };

/** All bits are set where nobody may look, whatever the width of the number. */
const UNSEEN = new Set([-1, 255, 65535, 2 ** 32 - 1, 2 ** 64]);

/** The fields of which some number was told that its observer may not know. */
async function leaks(page: Page, game: string): Promise<string[]> {
  const { default: facts } = (await import(`../src/local/games/${game}.ts`)) as { default: { fields: Field[] } };
  const views = await viewsOf(page);
  expect(views.length).toBeGreaterThan(3);
  return facts.fields
    .filter(({ seenBy, isDerived }) => seenBy !== 'all' && !isDerived)
    .filter(({ name, seenBy }) =>
      views.some(({ state, observer }) => {
        const rows = state[name] as unknown[];
        const others = seenBy === 'owner' ? rows.filter((_, seat) => seat !== observer) : rows;
        return [others].flat(Infinity).some((number) => !UNSEEN.has(number as number));
      }),
    )
    .map(({ name }) => name);
}

type Kept = { file: { seed: string; entries: unknown[]; boxes?: { game: string }[] } };

/** What the database keeps of all matches, their secrets among it. */
const keptMatches = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Kept[]>((done) => {
        indexedDB.open('tenfold').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest;
          result.transaction('matches').objectStore('matches').getAll().onsuccess = ({ target }) =>
            done((target as IDBRequest).result);
        };
      }),
  );

/** The same of one of them. */
const keptMatch = async (page: Page): Promise<Kept> => (await keptMatches(page)).at(-1)!;

describe('with the server stopped', () => {
  let house: House;
  let ann: Guest;
  beforeAll(async () => {
    house = await House.open(['ten_squares']);
    ann = await house.guest('Ann', { phone: true, installs: true });
    await ann.context.addInitScript(listenAndHurry);
    await ann.page.goto('/');
    await ann.page.evaluate(() => navigator.serviceWorker.ready);
    await house.stop();
  });
  afterAll(() => house?.close());

  const start = async () => {
    await ann.page.goto('/');
    await ann.page.locator('li.game').first().waitFor();
  };

  test.each(instead(EVERY_GAME, ['tenzania', 'ten_days_africa']))(
    '%s is played to its end against bots, and nothing hidden leaves the worker',
    async (game) => {
      await start();
      await (DRAWN.includes(game) ? playNow : playOneBot)(ann.page, game);
      await ann.page.locator('[data-board] .board').first().waitFor();
      await expectNoOverhang(ann.page);

      expect(await playOn(ann.page)).toBeGreaterThan(0);
      await ann.page.locator('[data-end]').waitFor();
      expect(await leaks(ann.page, game)).toEqual([]);
      const { seed } = (await keptMatch(ann.page)).file;
      const before = await ann.page.evaluate(() => JSON.stringify(window.told));
      expect(seed).toMatch(/^[0-9a-f]{64}$/);
      expect(before).not.toContain(seed);
    },
  );

  test('one screen is passed on, and a game goes on where it was after a reload', async () => {
    await start();
    await ann.page.locator('li.game').first().locator('.ways button').last().tap();
    await ann.page.locator('dialog button.wide').tap();
    await ann.page.locator('[data-curtain], [data-way="Moves"]').first().waitFor();
    await playOn(ann.page, 5);
    const views = await viewsOf(ann.page);
    expect(new Set(views.map(({ observer }) => observer))).toEqual(new Set([-1, 0, 1]));

    await ann.page.reload();
    await ann.page.locator('[data-curtain], [data-way="Moves"]').first().waitFor();
    const after = await viewsOf(ann.page);
    expect(after.slice(0, 2).map(({ state }) => state)).toEqual(views.slice(-3, -1).map(({ state }) => state));
    await playOn(ann.page, isThorough ? Infinity : 12);
    expect(await leaks(ann.page, 'tenzania')).toEqual([]);
  });

  test('a finished game is listed, saved as a file, opened again and watched, and deleted', async () => {
    const { page } = ann;
    await start();
    await playNow(page, 'ten_squares');
    await playOn(page);
    await page.locator('[data-end]').waitFor();
    expect(await leaks(page, 'ten_squares')).toEqual([]);
    await page.locator('[data-end] summary').tap();
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-end] [data-save]').tap()]);
    const file = await download.path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 1, game: 'ten_squares', seats: 2 });
    await page.locator('[data-end] [data-look]').tap();
    await page.locator('[data-accounts]').waitFor();
    await expectNoOverhang(page);
    const found = await page.locator('[data-curve] svg').getAttribute('aria-label');
    await page.reload();
    await page.locator('[data-accounts]').waitFor({ timeout: 2_000 });
    expect(await page.locator('[data-curve] svg').getAttribute('aria-label')).toBe(found);

    await page.goto('/history');
    await page
      .locator('[data-history] a', { hasText: said('history-review') })
      .first()
      .waitFor();
    await expectNoOverhang(page);
    await page.goto('/tables');
    await page.locator('[data-table]').first().waitFor();
    const before = await page.locator('[data-table]').count();
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.locator('[data-step]').waitFor();
    const last = Number((await page.locator('[data-step]').innerText()).split('/')[1]);
    expect(last).toBeGreaterThan(1);
    await page.locator('.controls .row button').nth(4).tap();
    await expect.poll(() => page.locator('[data-step]').innerText()).toBe(`${last} / ${last}`);
    await page.locator('.replay .head summary').tap();
    await page.locator('[data-look]').tap();
    await page.locator('[data-accounts]').waitFor();
    // The same seed and budget find the same, whoever's file it is.
    expect(await page.locator('[data-curve] svg').getAttribute('aria-label')).toBe(found);
    expect(await page.locator('[data-own-mistakes]').count()).toBe(0);

    await page.goto('/tables');
    await expect.poll(() => page.locator('[data-table]').count()).toBe(before + 1);
    // The last of the list: those that go on come first, and ask before they are deleted.
    await page.locator('[data-table] > button').last().tap();
    await expect.poll(() => page.locator('[data-table]').count()).toBe(before);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'x.tenfold', mimeType: '', buffer: Buffer.from('{}') });
    await page.getByText(said('local-bad-file')).first().waitFor();
  });

  test('resigning ends a game against a bot, and rematches count the games won', async () => {
    const { page } = ann;
    const resign = async () => {
      await page.locator('[data-way="Menu"]').tap();
      await page.getByRole('button', { name: said('menu-resign') }).tap();
      expect(await page.locator('[data-move]').count()).toBe(1);
      await page.getByRole('button', { name: said('menu-resign-yes', { ends: 'yes' }) }).tap();
      await page.locator('[data-end]', { hasText: said('end-you-resigned') }).waitFor();
    };
    await start();
    await playNow(page, 'ten_squares');
    await resign();
    expect(await page.locator('[data-series]').count()).toBe(0);
    await page.getByRole('button', { name: said('end-rematch') }).tap();
    await page.locator('[data-end]').waitFor({ state: 'detached' });
    await page.locator('[data-board] .board').waitFor();
    await resign();
    await page.reload();
    expect(await page.locator('[data-series]').innerText()).toMatch(/0–2/);
  });

  test('rules, a tutorial and a puzzle are there, and inviting says what is missing', async () => {
    const { page } = ann;
    await page.goto('/rules/tenzania');
    await page.locator('#Z1').waitFor();
    await page.goto('/learn/ten_squares');
    expect((await follow(page, 'taps')).length).toBeGreaterThanOrEqual(5);
    await page.goto('/puzzle/tenzania');
    await page.locator('[data-show]').tap();
    await page.locator('[data-found]').waitFor();
    await start();
    await page.locator('li.game .ways button').nth(1).tap();
    await page.getByText(said('shell-unreachable')).first().waitFor();
  });

  test('nothing went wrong on the page', () => {
    expect(ann.problems.filter((problem) => !/ERR_CONNECTION_REFUSED|ERR_FAILED/.test(problem))).toEqual([]);
  });
});

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** A plain file server, which knows nothing of the app; what isn't there is asked for in vain. */
function serveFiles(folder: string, under: string, missing: string[]): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://files');
    let path = pathname.startsWith(under) ? join(folder, pathname.slice(under.length)) : '';
    if (path && existsSync(path) && statSync(path).isDirectory()) path = join(path, 'index.html');
    if (path && existsSync(path)) {
      response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
      createReadStream(path).pipe(response);
      return;
    }
    missing.push(pathname);
    response.writeHead(404).end();
  });
}

describe('a static site in a folder of a host', () => {
  const missing: string[] = [];
  let folder: string;
  let files: Server;
  let house: House;
  let ben: Guest;
  let root: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tenfold-site-'));
    const python = process.env.TENFOLD_PYTHON ?? join(ROOT, '.venv/bin/python');
    await promisify(execFile)(python, [
      join(ROOT, 'tools/build_site.py'),
      join(folder, 'site'),
      'https://games.example',
    ]);
    files = serveFiles(join(folder, 'site'), '/tenfold/', missing).listen(0, '127.0.0.1');
    await once(files, 'listening');
    root = `http://127.0.0.1:${(files.address() as AddressInfo).port}/tenfold/`;
    house = await House.open(['ten_squares']);
    ben = await house.guest('', { phone: true, installs: true });
    await ben.context.addInitScript(listenAndHurry);
  });
  afterAll(async () => {
    await house?.close();
    files?.closeAllConnections();
    files?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a game is played to its end, reloaded in between, and asks for nothing that is not there', async () => {
    const { page } = ben;
    await page.goto(root);
    await playNow(page, 'tenzania');
    await playOn(page, 3);
    const { entries } = (await keptMatch(page)).file;
    await page.reload();
    await page.locator('[data-board] .board').waitFor();
    // A bot may have moved between the look and the reload.
    expect((await keptMatch(page)).file.entries.slice(0, entries.length)).toEqual(entries);
    await playOn(page);
    expect(await leaks(page, 'tenzania')).toEqual([]);
    await expectNoOverhang(page);
    await page.locator('[data-end] [data-look]').tap();
    await page.locator('[data-accounts]').waitFor();
    expect(missing).toEqual([]);
  });

  thorough.each(EVERY_GAME)('%s is played to its end there, too', async (game) => {
    const { page } = ben;
    await page.goto(root);
    await (DRAWN.includes(game) ? playNow(page, game) : playOneBot(page, game, root));
    await page.locator('[data-board] .board').first().waitFor();
    expect(await playOn(page)).toBeGreaterThan(0);
    await page.locator('[data-end]').waitFor();
    expect(await leaks(page, game)).toEqual([]);
    expect(missing).toEqual([]);
  });

  test('one screen, a tutorial and a puzzle are there, too', async () => {
    const { page } = ben;
    await page.goto(root);
    await page.locator('li.game').first().locator('.ways button').last().tap();
    await page.locator('dialog button.wide').tap();
    await page.locator('[data-curtain], [data-way="Moves"]').first().waitFor();
    await playOn(page, 2);
    await page.goto(`${root}learn/ten_squares/`);
    expect((await follow(page, 'taps')).length).toBeGreaterThanOrEqual(5);
    await page.goto(`${root}puzzle/tenzania/`);
    await page.locator('[data-show]').tap();
    await page.locator('[data-found]').waitFor();
    expect(missing).toEqual([]);
  });

  test.each(instead(['ten_days_africa', 'heart_of_africa'], ['ten_days_africa']))(
    'a box made for %s is played to its end, and named in the replay',
    async (game) => {
      const { page } = ben;
      await page.goto(`${root}box/${game}/`);
      await page.locator('[data-map]').waitFor();
      if (game === 'ten_days_africa') await paint(page, 'pink', 'Algeria');
      else {
        await page.locator('[data-empty] + button').tap();
        await page.locator('input[type="number"]').first().fill('3');
      }
      await page.locator('[data-name]').fill('My own');
      await page.locator('[data-name]').blur();
      await page.locator('[data-playable="true"]').waitFor();
      await page.locator('[data-play]').tap();
      await page.locator('[data-board] .board').first().waitFor();
      await playOn(page);
      await page.locator('[data-end]').waitFor();
      const kept = (await keptMatches(page)).filter(({ file }) => file.boxes?.some((box) => box.game === game));
      expect(kept.map(({ file }) => file.boxes)).toMatchObject([[{ name: 'My own', game }]]);
      expect(await page.evaluate(() => JSON.stringify(window.told))).not.toContain(kept[0]!.file.seed);
      await page.locator('[data-end] summary').tap();
      await page.locator('[data-end] a[href$="/replay"], [data-end] a[href$="/replay/"]').first().tap();
      await page.locator('[data-box="My own"]').waitFor();
      expect(missing).toEqual([]);
    },
  );

  test('every page is a folder, with links that lead there also in a new tab, and says where a server is needed', async () => {
    const { page } = ben;
    for (const path of ['ladder/', 'quick/', 'evening/']) {
      await page.goto(`${root}${path}`);
      await page.getByRole('heading', { name: said('local-needs-server-title') }).waitFor();
    }
    expect(await findings(page)).toEqual([]);
    await page.goto(`${root}puzzle/tenzania/wall/`);
    await page.locator('[data-puzzle-wall]').waitFor();
    await page.goto(root);
    const link = page.locator('a[href="/rules/tenzania"]');
    await link.focus();
    await page.locator('a[href="/tenfold/rules/tenzania/"]').tap();
    await page.locator('#Z1').waitFor();
    expect(page.url()).toBe(`${root}rules/tenzania/`);
    expect(readFileSync(join(folder, 'site/rules/tenzania/index.html'), 'utf8')).toContain(
      'content="https://games.example/previews/tenzania.jpg"',
    );
    expect(missing).toEqual([]);
  });

  test('installed, it needs no host anymore', async () => {
    const { page } = ben;
    await page.evaluate(() => navigator.serviceWorker.ready);
    await ben.context.setOffline(true);
    await page.goto(`${root}learn/ten_squares/`);
    await page.locator('[data-board] .board').waitFor();
    await page.goto(`${root}puzzle/`);
    await expect.poll(() => page.locator('[data-puzzle]').count()).toBe(EVERY_GAME.length);
    await ben.context.setOffline(false);
    expect(ben.problems).toEqual([]);
  });
});
