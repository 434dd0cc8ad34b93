/** Tenfold as an installed app: a manifest, icons, and a worker that never serves an old app. */

import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DRAWN, House, type Guest } from './serverFixture';
import { expectNoOverhang, findings } from './layoutChecks';
import { said } from './wording';

const BUILT = resolve(import.meta.dirname, '../../src/tenfold/server/web');
let web: string;
let house: House;
let ann: Guest;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'tenfold-web-'));
  cpSync(BUILT, web, { recursive: true });
  house = await House.open(DRAWN, ['--web', web]);
  ann = await house.guest('Ann', { installs: true, phone: true });
  await ann.page.goto('/');
  await ann.page.evaluate(() => navigator.serviceWorker.ready);
});
afterAll(async () => {
  await house?.close();
  rmSync(web, { recursive: true, force: true });
});

const appIsThere = (page: Page) => page.getByRole('heading', { name: 'Tenzania' }).waitFor();

test('it can be installed, with icons that exist', async () => {
  const debug = await ann.context.newCDPSession(ann.page);
  const { errors, data } = await debug.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  // A test's own browser forgets everything, so it does not install; nothing else may be in the way.
  const { installabilityErrors } = await debug.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

  const { icons } = JSON.parse(data!) as { icons: { src: string; sizes: string; type: string }[] };
  const touch = {
    src: (await ann.page.locator('link[rel="apple-touch-icon"]').getAttribute('href'))!,
    sizes: '180x180',
    type: 'image/png',
  };
  for (const { src, sizes, type } of [...icons, touch]) {
    const answer = await ann.context.request.get(src);
    expect(answer.headers()['content-type']).toBe(type);
    const bytes = await answer.body();
    if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the worker keeps nothing but the page for a cut line, and a newer server sends the newer app', async () => {
  const { page } = ann;
  await page.reload();
  await appIsThere(page);
  expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  const kept = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual(['/offline.css', '/offline.html', '/offline.js']);

  await house.stop();
  const index = readFileSync(join(web, 'index.html'), 'utf8');
  const entry = /assets\/(index-[\w-]+)\.js/.exec(index)![1]!;
  renameSync(join(web, `assets/${entry}.js`), join(web, 'assets/newer.js'));
  rmSync(join(web, `assets/${entry}.js.br`));
  writeFileSync(
    join(web, 'index.html'),
    index.replace(entry, 'newer').replace('<title>', '<meta name="newer" /><title>'),
  );
  await house.start();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.locator('meta[name="newer"]').waitFor({ state: 'attached' });

  expect(asked).toContain('/assets/newer.js');
  expect(asked).not.toContain(`/assets/${entry}.js`);
});

test('without a server there is a page that says what works, and it comes back by itself', async () => {
  const { page } = ann;
  writeFileSync(join(web, 'index.html'), readFileSync(join(BUILT, 'index.html'), 'utf8'));
  cpSync(BUILT, web, { recursive: true });
  await house.stop();
  await page.goto('/tables');
  await page.getByRole('heading', { name: said('heading') }).waitFor();
  expect(await page.locator('main:not([hidden])').innerText()).toContain(said('works'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page)).toEqual([]);
  }
  await expectNoOverhang(page);
  // The style has come along: the button is one.
  expect(
    await page.getByRole('link', { name: said('again') }).evaluate((link) => link.clientHeight),
  ).toBeGreaterThanOrEqual(44);

  await house.start();
  await page.getByRole('heading', { name: said('start-tables') }).waitFor();
});
