/** Draws the icons, the pictures of links and some of the README's, which are kept with the sources: `npm run pictures`. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { DESKTOP, EVERY_GAME, House, type Guest } from './serverFixture';
import { bot, isDue, makeTable, me, playHint, prepareTable, type Moment } from './hintPlayer';
import { said } from './wording';

const WEB = resolve(import.meta.dirname, '..');
const GAMES = readdirSync(join(WEB, 'src/games'));
const SIZE = { width: 800, height: 420 };

let house: House;
let artist: Guest;
beforeAll(async () => {
  house = await House.open(EVERY_GAME);
  artist = await house.guest('Artist');
});
afterAll(() => house?.close());

/** The icon at a size; a maskable one fills the square and keeps its drawing in the safe middle. */
async function drawIcon(page: Page, name: string, size: number, isMaskable: boolean): Promise<void> {
  const svg = readFileSync(join(WEB, 'public/favicon.svg'), 'utf8');
  const drawing = isMaskable
    ? svg.replace('rx="7"', 'rx="0"').replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
    : svg;
  await page.setViewportSize({ width: size, height: size });
  const ground = isMaskable ? '#b4541a' : 'transparent';
  await page.setContent(
    `<style>body{margin:0;background:${ground}}svg{display:block;width:100vw;height:100vh}</style>${drawing}`,
  );
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
  const games = GAMES.map((id) => ({
    id,
    title: id,
    summary: '',
    seats: [2, 4],
    minutes: null,
    ages: null,
    rules_version: 1,
    options: [],
  }));
  await page.route('**/api/games', (route) => route.fulfill({ json: { games } }));
  await page.setViewportSize(SIZE);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  for (const id of GAMES) await draw(page, [id], join(WEB, `src/games/${id}/preview.jpg`));
  await draw(page, GAMES, join(WEB, 'public/preview.jpg'));
});

const IMAGES = resolve(WEB, '../docs/images');
/** So many pixels wide is a picture of a whole screen. */
const WIDE = 1024;

/** A table after some moves by hints, when it is our turn again. */
async function playSome(
  { page }: Guest,
  game: string,
  seats: Parameters<typeof makeTable>[3],
  moves: number,
): Promise<void> {
  const { table } = await makeTable(artist, house, game, seats, { begins: '1' }, 7);
  await page.setViewportSize(DESKTOP);
  await page.goto(`/table/${table}`);
  for (let made = 0; made <= moves; made++) {
    while (!(await isDue(page))) await page.waitForTimeout(20);
    if (made < moves) await playHint(page, 'taps');
  }
  // What is shouted or travels has come to rest.
  await page.waitForTimeout(2_500);
}

/** What is on the screen, smaller, as WebP. */
async function keep(page: Page, name: string): Promise<void> {
  const shot = (await page.screenshot()).toString('base64');
  const canvas = await artist.context.newPage();
  const drawn = await canvas.evaluate(
    async ({ shot, width }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${shot}`;
      await image.decode();
      const paper = document.createElement('canvas');
      [paper.width, paper.height] = [width, (width * image.height) / image.width];
      const pen = paper.getContext('2d')!;
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(image, 0, 0, paper.width, paper.height);
      return paper.toDataURL('image/webp', 0.82);
    },
    { shot, width: WIDE },
  );
  await canvas.close();
  writeFileSync(join(IMAGES, `${name}.webp`), Buffer.from(drawn.split(',')[1]!, 'base64'));
}

test('pictures of the README', async () => {
  const player = await house.guest('Grace');
  artist = player;
  await playSome(player, 'tenzania', [me, bot, bot, bot], 4);
  await player.page.locator('.pick').first().hover();
  await keep(player.page, 'tenzania');
  await playSome(player, 'ten_days_usa', [me, bot, bot], 14);
  await player.page
    .getByRole('button', { name: said('map-find') })
    .first()
    .click();
  await player.page.getByRole('combobox').fill('Colorado');
  await player.page.keyboard.press('Enter');
  await player.page.keyboard.press('Home');
  await player.page.waitForTimeout(600);
  await keep(player.page, 'ten_days_usa');
});

/** Tables in the middle of a game; two of them at night. */
const MIDDLES: Record<string, Moment> = {
  heart_of_africa: { seats: ['me', 'bot', 'bot', 'bot'], after: 150, fields: { cards_taken: [0, 0] } },
  ten_days_africa: { seats: ['me', 'bot', 'bot'], after: 56 },
  ten_days_world: { seats: ['me', 'bot', 'bot'], after: 150 },
  ten_squares: { after: 14, way: ['turn'] },
};

for (const [game, moment] of Object.entries(MIDDLES))
  test(`picture of ${game}`, async () => {
    artist = await house.guest('Grace', { dark: game === 'ten_squares' || game === 'ten_days_world' });
    const { page } = artist;
    const { table } = await prepareTable(artist, house, game, { seed: 'pictures', ...moment });
    await page.goto(`/table/${table}`);
    while (!(await isDue(page))) await page.waitForTimeout(20);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(2_500);
    await keep(page, game);
    await artist.leave();
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
