/** Tenfold as an installed app: a manifest, icons, and a worker that never serves an old app while there is a server. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

test('the worker keeps the app, packed into 1.5 MB, and a newer server sends the newer app', async () => {
  const { page } = ann;
  await page.reload();
  await appIsThere(page);
  expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const cache = await caches.open(name!);
    const asked = await cache.keys();
    const size = async (answer: Response) => (await answer.blob()).size;
    const sum = (sizes: number[]) => sizes.reduce((all, bytes) => all + bytes, 0);
    return {
      paths: asked.map(({ url }) => new URL(url).pathname),
      bytes: sum(await Promise.all(asked.map(async (each) => size((await cache.match(each))!)))),
      unpacked: sum(await Promise.all(asked.map(async ({ url }) => size(await fetch(url))))),
    };
  });
  console.log(`kept: ${kept.paths.length} files, ${kept.bytes} bytes of ${kept.unpacked}`);
  expect(kept.bytes).toBeLessThanOrEqual(1_500_000);
  const assets = readdirSync(join(web, 'assets')).filter((name) => name.endsWith('.wasm'));
  expect(assets).toHaveLength(6);
  for (const path of ['/', '/offline.html', ...assets.map((name) => `/assets/${name}`)])
    expect(kept.paths).toContain(path);

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

test('without a server the app starts all the same, and comes back to the server by itself', async () => {
  const { page } = ann;
  cpSync(BUILT, web, { recursive: true });
  await house.stop();
  await page.goto('/');
  await appIsThere(page);
  await page.goto('/tables');
  await page.getByRole('heading', { name: said('start-tables') }).waitFor();

  await house.start();
  await page.reload();
  await page.getByText(said('start-tables-none-open')).waitFor();
});

test('where the app is not kept, a page says what works, and it comes back by itself', async () => {
  const { page } = ann;
  await page.evaluate(async () => (await caches.open((await caches.keys())[0]!)).delete('/'));
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

test('where the browser offers it, a button installs the app', async () => {
  const { page } = ann;
  await page.goto('/');
  await appIsThere(page);
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(document.body.setAttribute('data-prompted', '')),
    });
    dispatchEvent(offer);
  });
  await page.locator('[data-install]').tap();
  await page.locator('[data-prompted]').waitFor();
  await expect.poll(() => page.locator('[data-install]').count()).toBe(0);
});
