/**
 * How long a board draws after a view, and how many frames a second a map has while it is zoomed, on a slow phone:
 * a real server, Chromium at 390 by 844 with the processor slowed down four times.
 *
 *   node bench/frames.mjs [GAME ...]
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const { chromium } = createRequire(join(ROOT, 'web', 'package.json'))('playwright-core');
const GAMES = process.argv.length > 2 ? process.argv.slice(2) : ['ten_days_africa', 'ten_days_usa', 'ten_days_world'];
const SLOWER = 4;
const MOVES = 14;
/** Tasks within this time after a view are its drawing. */
const WINDOW = 400;
const ZOOMS = 90;

const port = 8300 + (process.pid % 500);
const address = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), 'tenfold-frames-'));
const python = process.env.TENFOLD_PYTHON ?? join(ROOT, '.venv/bin/python');
const server = spawn(python, [join(ROOT, 'web/e2e/serve.py'), '--port', `${port}`, '--data', data, '--games', ...GAMES], { cwd: ROOT, stdio: 'inherit' });

const pause = (time) => new Promise((done) => setTimeout(done, time));
const middle = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

async function untilReady() {
  for (let tries = 0; tries < 6000; tries++) {
    if (await fetch(`${address}/readyz`).then((answer) => answer.ok, () => false)) return;
    await pause(100);
  }
  throw new Error('the server does not answer');
}

/** Everything that the page's main thread does, task by task. */
async function traced(client, work) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  client.on('Tracing.dataCollected', collect);
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata'] } });
  await work();
  const complete = new Promise((done) => client.once('Tracing.tracingComplete', done));
  await client.send('Tracing.end');
  await complete;
  client.off('Tracing.dataCollected', collect);
  const main = events.find((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain' && events.some((one) => one.tid === event.tid && one.pid === event.pid && one.name === 'view'));
  const own = events.filter((event) => event.tid === main?.tid && event.pid === main?.pid);
  return {
    tasks: own.filter((event) => event.ph === 'X' && event.name.endsWith('RunTask')),
    views: own.filter((event) => event.name === 'view' && event.cat.includes('user_timing')).map((event) => event.ts),
  };
}

async function measure(browser, game) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    localStorage.setItem('tenfold.settings', JSON.stringify({ motion: 'off', confirm: 'off', sound: false }));
    const Socket = WebSocket;
    globalThis.WebSocket = class extends Socket {
      constructor(...asked) {
        super(...asked);
        this.addEventListener('message', ({ data }) => data.includes('"view"') && performance.mark('view'));
      }
    };
  });
  await context.request.get('/api/me');
  const seats = [{ kind: 'me' }, { kind: 'bot', agent: 'greedy' }];
  const made = await context.request.post('/api/tables', { headers: { Origin: address }, data: { game, seats, options: { begins: '1' }, start: true } });
  const page = await context.newPage();
  await page.goto(`/table/${(await made.json()).table}`);
  await page.locator('[data-board] .board').waitFor({ timeout: 60_000 });
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  const { tasks, views } = await traced(client, async () => {
    for (let move = 0; move < MOVES; move++) {
      await page.keyboard.press('m');
      await page.locator('dialog [data-action]').first().click({ timeout: 30_000 });
      await pause(700);
    }
  });
  const draws = views.map((at) => Math.max(0, ...tasks.filter((task) => task.ts + task.dur > at && task.ts < at + WINDOW * 1000).map((task) => task.dur / 1000)));

  const box = await page.locator('.map .frame').first().boundingBox();
  await page.evaluate(() => {
    globalThis.frames_ = [];
    const tick = (time) => {
      globalThis.frames_.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let zoom = 0; zoom < ZOOMS; zoom++) {
    const deltaY = zoom < ZOOMS / 2 ? -12 : 12;
    // Whether the page has answered is not waited for: a hand does not wait either.
    client.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: box.x + box.width / 2, y: box.y + box.height / 2, deltaX: 0, deltaY, modifiers: 2 }).catch(() => {});
    await pause(16);
  }
  const frames = await page.evaluate(() => globalThis.frames_);
  const rate = (1000 * (frames.length - 1)) / (frames.at(-1) - frames[0]);
  await context.close();
  return { game, views: draws.length, median: middle(draws), worst: Math.max(...draws), rate };
}

try {
  await untilReady();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  console.log('| game | views | longest task after a view: median | worst | frames a second while zooming |\n|---|---|---|---|---|');
  for (const game of GAMES) {
    const { views, median, worst, rate } = await measure(browser, game);
    console.log(`| ${game} | ${views} | ${median.toFixed(1)} ms | ${worst.toFixed(1)} ms | ${rate.toFixed(0)} |`);
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
