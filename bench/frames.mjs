/**
 * How long a board draws after a view, and how many frames a second a map has while it is zoomed, on a slow phone:
 * a real server, Chromium at 390 by 844 with the processor slowed down four times.
 *
 *   node bench/frames.mjs [GAME ...]
 *   WEB=FOLDER node bench/frames.mjs        the built pages of another commit, to compare with
 *
 * All moves are made by the API: the page does nothing but draw what it is told. Two figures for a view: what passes
 * from its arrival until its frame is drawn, by the clock with the processor slowed down; and the processor time of
 * the same at full speed, times four, which other work on the machine disturbs less.
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
const MOVES = 8;
/** Bots wait so long that the drawing of one view is over before the next comes. */
const BOT_SECONDS = 0.5;
/** What the main thread does within this time after a view is its drawing, in ms. */
const WINDOW = 350;
const ZOOMS = 90;
/** The deal of every table: a run can be compared with another one. */
const SEED = '12';

const port = 8300 + (process.pid % 500);
const address = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), 'tenfold-frames-'));
const python = process.env.TENFOLD_PYTHON ?? join(ROOT, '.venv/bin/python');
const pages = process.env.WEB ? ['--web', resolve(process.env.WEB)] : [];
const asked = ['--port', `${port}`, '--data', data, '--bot-seconds', `${BOT_SECONDS}`, '--alike', ...pages, '--games', ...GAMES];
const server = spawn(python, [join(ROOT, 'web/e2e/serve.py'), ...asked], { cwd: ROOT, stdio: 'inherit' });

const pause = (time) => new Promise((done) => setTimeout(done, time));
const middle = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const inWords = (times) => `${middle(times).toFixed(1)}, ${Math.max(0, ...times).toFixed(1)} ms`;

async function untilReady() {
  for (let tries = 0; tries < 6000; tries++) {
    if (await fetch(`${address}/readyz`).then((answer) => answer.ok, () => false)) return;
    await pause(100);
  }
  throw new Error('the server does not answer');
}

/** Somebody at a table, who plays by the API and looks at the page. */
class Player {
  count = 0;
  number = 0;

  static async sit(browser, game) {
    const context = await browser.newContext({ baseURL: address, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    await context.addInitScript(() => {
      localStorage.setItem('tenfold.settings', JSON.stringify({ motion: 'off', confirm: 'off', sound: false }));
      const Socket = WebSocket;
      globalThis.WebSocket = class extends Socket {
        constructor(...how) {
          super(...how);
          this.addEventListener('message', ({ data }) => data.includes('"view"') && performance.mark('view'));
        }
      };
    });
    await context.request.get('/api/me');
    const seats = [{ kind: 'me' }, { kind: 'bot', agent: 'greedy' }];
    const made = await context.request.post('/api/tables', { headers: { Origin: address, 'X-Seed': SEED }, data: { game, seats, options: { begins: '1' }, start: true } });
    const player = new Player();
    player.context = context;
    player.table = (await made.json()).table;
    return player;
  }

  async ask(command) {
    const data = { id: `${(this.number += 1)}`, seat: 0, ...command };
    return (await this.context.request.post(`/api/tables/${this.table}/commands`, { headers: { Origin: address }, data })).json();
  }

  /** Waits until it is due, and plays what the hint says; whether it could, for a match may be over. */
  async play() {
    for (let tries = 0; tries < 120; tries++) {
      const { ok, action } = await this.ask({ type: 'hint' });
      if (ok && (await this.ask({ type: 'act', action, count: this.count })).ok) return (this.count += 1) > 0;
      await pause(50);
    }
    return false;
  }
}

/** Everything that the page's main thread does while somebody plays: tasks, and when views came. */
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
  const main = events.find((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain' && events.some((one) => one.tid === event.tid && one.pid === event.pid && (one.name === 'view' || one.name === 'zoom')));
  const own = events.filter((event) => event.tid === main?.tid && event.pid === main?.pid);
  return {
    tasks: own.filter((event) => event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask'),
    frames: own.filter((event) => event.ph === 'X' && event.name === 'Layerize'),
    views: own.filter((event) => event.name === 'view' && event.cat.includes('user_timing')).map((event) => event.ts),
  };
}

/** For each view, what the main thread does from its message to the end of its frame: ms of `measure`. The message of the next view is none of it. */
function drawings({ tasks, frames, views }, measure) {
  return views.map((at, number) => {
    const next = Math.min(views[number + 1] ?? Infinity, at + WINDOW * 1000);
    const drawn = frames.find(({ ts }) => ts > at && ts < next)?.ts ?? next;
    const own = tasks.filter((task) => task.ts + task.dur > at && task.ts <= drawn && !(task.ts + task.dur > next));
    return own.reduce((sum, task) => sum + (measure(task) ?? 0), 0) / 1000;
  });
}

/** For each frame of a zoom, the processor time of the main thread since the frame before, as it is at full speed. */
function frameTimes({ tasks, frames }) {
  return frames.slice(1).map(({ ts }, number) => tasks.filter((task) => task.ts > frames[number].ts && task.ts <= ts).reduce((sum, task) => sum + (task.tdur ?? 0), 0) / 1000);
}

async function play(player, moves = MOVES) {
  for (let move = 0; move < moves; move++) {
    if (!(await player.play())) return;
    await pause(WINDOW + 100);
  }
}

async function zoom(page, client) {
  const box = await page.locator('.map .frame').first().boundingBox();
  await page.evaluate(() => {
    globalThis.frames_ = [];
    const tick = (time) => {
      globalThis.frames_.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.evaluate(() => performance.mark('zoom'));
  for (let zoom = 0; zoom < ZOOMS; zoom++) {
    const deltaY = zoom < ZOOMS / 2 ? -12 : 12;
    // Whether the page has answered is not waited for: a hand does not wait either.
    client.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: box.x + box.width / 2, y: box.y + box.height / 2, deltaX: 0, deltaY, modifiers: 2 }).catch(() => {});
    await pause(16);
  }
  const frames = await page.evaluate(() => globalThis.frames_);
  return (1000 * (frames.length - 1)) / (frames.at(-1) - frames[0]);
}

/** One table at a speed: drawing after views, then zooming. */
async function atSpeed(browser, game, rate) {
  const player = await Player.sit(browser, game);
  for (let move = 0; move < (game === 'ten_days_world' ? 40 : 10); move++) await player.play();
  const page = await player.context.newPage();
  await page.goto(`/table/${player.table}`);
  await page.locator('[data-board] .board').waitFor({ timeout: 60_000 });
  const client = await player.context.newCDPSession(page);
  // What is drawn for the first time is compiled first.
  await play(player, 3);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  const seen = await traced(client, () => play(player));
  let frames = 0;
  const zooming = await traced(client, async () => (frames = await zoom(page, client)));
  await player.context.close();
  return { seen, zooming, frames };
}

async function measure(browser, game) {
  const fast = await atSpeed(browser, game, 1);
  const slow = await atSpeed(browser, game, SLOWER);
  return {
    views: slow.seen.views.length + fast.seen.views.length,
    clock: drawings(slow.seen, ({ dur }) => dur),
    processor: drawings(fast.seen, ({ tdur }) => tdur).map((time) => time * SLOWER),
    rate: slow.frames,
    zoom: frameTimes(fast.zooming).map((time) => time * SLOWER),
  };
}

try {
  await untilReady();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  console.log('| game | views | drawing by the clock: median, worst | processor time times four: median, worst | frames a second while zooming | processor time times four of such a frame: median, worst |\n|---|---|---|---|---|---|');
  for (const game of GAMES) {
    const { views, clock, processor, rate, zoom } = await measure(browser, game);
    console.log(`| ${game} | ${views} | ${inWords(clock)} | ${inWords(processor)} | ${rate.toFixed(0)} | ${inWords(zoom)} |`);
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
