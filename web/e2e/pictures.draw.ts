/** Draws the icons and the pictures of links, which are kept with the sources: `npm run pictures`. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { House, type Guest } from './house';

const WEB = resolve(import.meta.dirname, '..');
const GAMES = readdirSync(join(WEB, 'src/games'));
const SIZE = { width: 800, height: 420 };

let house: House;
let artist: Guest;
beforeAll(async () => {
  house = await House.open();
  artist = await house.guest('Artist');
});
afterAll(() => house?.close());

/** The icon at a size; a maskable one fills the square and keeps its drawing in the safe middle. */
async function drawIcon(page: Page, name: string, size: number, isMaskable: boolean): Promise<void> {
  const svg = readFileSync(join(WEB, 'public/favicon.svg'), 'utf8');
  const drawing = isMaskable ? svg.replace('rx="7"', 'rx="0"').replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"') : svg;
  await page.setViewportSize({ width: size, height: size });
  const ground = isMaskable ? '#b4541a' : 'transparent';
  await page.setContent(`<style>body{margin:0;background:${ground}}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  writeFileSync(join(WEB, `public/${name}.png`), await page.screenshot({ omitBackground: true }));
}

test('icons', async () => {
  const page = await artist.context.newPage();
  for (const size of [192, 512]) await drawIcon(page, `icon-${size}`, size, false);
  await drawIcon(page, 'icon-180', 180, true);
  await drawIcon(page, 'icon-maskable-512', 512, true);
  await page.close();
});

test('pictures of links', async () => {
  const { page } = artist;
  const games = GAMES.map((id) => ({ id, title: id, summary: '', seats: [2, 4], minutes: null, ages: null, rules_version: 1, options: [] }));
  await page.route('**/api/games', (route) => route.fulfill({ json: { games } }));
  await page.setViewportSize(SIZE);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  for (const id of GAMES) await draw(page, [id], join(WEB, `src/games/${id}/preview.jpg`));
  await draw(page, GAMES, join(WEB, 'public/preview.jpg'));
});

/** The vignettes of some games over the whole picture, and the wordmark on them. */
async function draw(page: Page, ids: string[], path: string): Promise<void> {
  await page.evaluate((wanted) => {
    const frame = document.createElement('div');
    frame.id = 'frame';
    frame.style.cssText = 'position:fixed;inset:0;z-index:99;display:grid;background:var(--ground);gap:6px';
    frame.style.gridTemplate = wanted.length > 1 ? 'repeat(2, 1fr) / repeat(3, 1fr)' : '1fr / 1fr';
    for (const id of wanted) {
      const card = [...document.querySelectorAll('.game')].find((one) => one.querySelector('h2')?.textContent === id)!;
      const picture = card.querySelector('.vignette')!.cloneNode(true) as HTMLElement;
      picture.style.cssText = 'aspect-ratio:auto;min-height:0';
      frame.append(picture);
    }
    const mark = document.querySelector('.wordmark')!.cloneNode(true) as HTMLElement;
    const isMany = wanted.length > 1;
    mark.style.cssText = `position:absolute;padding:0.25em 0.6em;border-radius:10px;background:var(--sheet);box-shadow:var(--shadow-lift);font-size:${isMany ? 64 : 32}px;${isMany ? 'inset:0;margin:auto;width:max-content;height:max-content' : 'inset:auto 24px 24px auto'}`;
    frame.append(mark);
    document.body.append(frame);
  }, ids);
  await page.waitForTimeout(200);
  writeFileSync(path, await page.screenshot({ type: 'jpeg', quality: 78 }));
  await page.evaluate(() => document.getElementById('frame')!.remove());
}
