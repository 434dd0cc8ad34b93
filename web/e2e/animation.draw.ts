/**
 * Films a few turns of a real game for the top of the README: `make web`, then `npm run animation` in web/.
 *
 * Frames are screenshots. Chromium encodes what changed in each as WebP, and `muxed` joins them to an animated
 * WebP, so no other program is needed.
 */

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Guest } from './serverFixture';
import { isDue, makeTable, me, playHint } from './hintPlayer';

const FILE = resolve(import.meta.dirname, '../../docs/images', 'play.webp');
const GAME = 'tenzania';
/** With this deal you win five cards on your second turn. */
const SEED = 54;
const TURNS = 2;
const BOTS = ['tali', 'zuri', 'rollo'].map((agent) => ({ kind: 'bot', agent }) as const);
const SCREEN = { width: 960, height: 600 };
const QUALITY = 0.72;
const MAX_BYTES = 1_500_000;
/** What nobody needs to wait for is cut short. */
const MAX_FRAME_MS = 900;
const LAST_FRAME_MS = 2_500;

type Shot = { png: Buffer; at: number };
/** A frame: what changed, where, and how long it's shown. */
type Frame = { x: number; y: number; width: number; height: number; webp: Buffer; ms: number };

let house: House;
let player: Guest;
beforeAll(async () => {
  house = await House.open([GAME], ['--alike', '--bot-seconds', '0.9']);
  player = await house.guest('You', { motion: true });
});
afterAll(() => house?.close());

test('a few turns', async () => {
  const { page } = player;
  await page.setViewportSize(SCREEN);
  const { table } = await makeTable(player, house, GAME, [me, ...BOTS], { begins: '1' }, SEED);
  await page.goto(`/table/${table}`);
  await untilDue(page);
  const shots = await filmed(page, async () => {
    for (let turns = 0; turns < TURNS; turns++) {
      await page.waitForTimeout(500);
      await playHint(page, 'taps');
      await untilDue(page);
    }
    // What was still on its way comes to rest.
    await page.waitForTimeout(1_500);
  });
  const frames = await framesOf(shots);
  const film = muxed(frames);
  expect(film.length).toBeLessThan(MAX_BYTES);
  writeFileSync(FILE, film);
  const seconds = frames.reduce((sum, { ms }) => sum + ms, 0) / 1_000;
  console.log(`${FILE}: ${frames.length} frames, ${seconds.toFixed(1)} s, ${Math.round(film.length / 1_000)} kB`);
});

async function untilDue(page: Page): Promise<void> {
  while (!(await isDue(page))) await page.waitForTimeout(20);
}

/** Screenshots, one after another, for as long as something is done. */
async function filmed(page: Page, done: () => Promise<void>): Promise<Shot[]> {
  const shots: Shot[] = [];
  let isOver = false;
  const filming = (async () => {
    while (!isOver) shots.push({ at: Date.now(), png: await page.screenshot({ animations: 'allow' }) });
  })();
  await done().finally(() => (isOver = true));
  await filming;
  return shots;
}

/** Each shot as what changed since the one before; shots without a change prolong it. */
async function framesOf(shots: Shot[]): Promise<Frame[]> {
  const canvas = await player.context.newPage();
  const frames: Frame[] = [];
  for (const [number, { png, at }] of shots.entries()) {
    const ms = Math.min(
      (shots[number + 1]?.at ?? at + LAST_FRAME_MS) - at,
      number + 1 < shots.length ? MAX_FRAME_MS : LAST_FRAME_MS,
    );
    const drawn = await canvas.evaluate(encodeChange, { png: png.toString('base64'), quality: QUALITY });
    if (drawn) frames.push({ ...drawn, webp: Buffer.from(drawn.webp, 'base64'), ms });
    else frames.at(-1)!.ms = Math.min(frames.at(-1)!.ms + ms, MAX_FRAME_MS);
  }
  frames.at(-1)!.ms = LAST_FRAME_MS;
  await canvas.close();
  return frames;
}

/** In the browser: encodes the rectangle of a screenshot that differs from the last one. */
async function encodeChange({ png, quality }: { png: string; quality: number }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { width, height } = image;
  const whole = new OffscreenCanvas(width, height);
  const pen = whole.getContext('2d', { alpha: false })!;
  pen.drawImage(image, 0, 0);
  const now = pen.getImageData(0, 0, width, height).data;
  const memory = window as unknown as { last?: Uint8ClampedArray };
  const before = memory.last;
  memory.last = now;
  let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
  for (let at = 0; before && at < now.length; at += 4) {
    const isSame =
      Math.abs(now[at]! - before[at]!) +
        Math.abs(now[at + 1]! - before[at + 1]!) +
        Math.abs(now[at + 2]! - before[at + 2]!) <
      6;
    if (isSame) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  if (right <= left) return null;
  // A frame begins at even coordinates.
  [left, top] = [left - (left % 2), top - (top % 2)];
  const part = new OffscreenCanvas(right - left, bottom - top);
  part.getContext('2d', { alpha: false })!.drawImage(whole, -left, -top);
  const blob = await part.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { x: left, y: top, width: right - left, height: bottom - top, webp: btoa(text) };
}

/** Frames as one animated WebP that repeats (RIFF: VP8X, ANIM, then an ANMF for each). */
function muxed(frames: Frame[]): Buffer {
  const IS_ANIMATED = 0x02;
  const NO_BLENDING = 0x02;
  const header = Buffer.concat([Buffer.from([IS_ANIMATED, 0, 0, 0]), u24(SCREEN.width - 1), u24(SCREEN.height - 1)]);
  const parts = frames.map(({ x, y, width, height, ms, webp }) =>
    chunk(
      'ANMF',
      Buffer.concat([
        u24(x / 2),
        u24(y / 2),
        u24(width - 1),
        u24(height - 1),
        u24(ms),
        Buffer.from([NO_BLENDING]),
        bitstream(webp),
      ]),
    ),
  );
  return chunk(
    'RIFF',
    Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', header), chunk('ANIM', Buffer.alloc(6)), ...parts]),
  );
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function u24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(Math.round(value), 0, 3);
  return bytes;
}

/** The chunk of a still WebP that holds the picture. */
function bitstream(webp: Buffer): Buffer {
  for (let at = 12; at < webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (webp.toString('latin1', at, at + 3) === 'VP8' && webp.toString('latin1', at, at + 4) !== 'VP8X')
      return webp.subarray(at, end);
    at = end;
  }
  throw new Error('no picture in this WebP');
}
