/**
 * How long the boards with a map draw after a view, and while a map is zoomed, on a slow phone: Chromium at 390 by 844.
 *
 *   node bench/frames.mjs [GAME ...]
 *   WEB=FOLDER node bench/frames.mjs        the built pages of another commit, to compare with
 *   PARTS=1 node bench/frames.mjs           what the time of the first and of the longest frame goes to, too
 *
 * A match is played on a real server by the API, the same in every run, and what the page is told is written down. Runs with
 * the same digest were told the same. Then a page is told the same
 * again, view by view, several times over. A figure is the processor time of the page's main thread, from the view to the
 * end of its first frame, times four for a processor that is four times slower; of the rounds the fastest counts for each
 * view. Boards show a view in several frames: the longest of them is told, too, and what all of them take together.
 * So what else the machine does is not counted: a slowed down clock counts it four times.
 *
 * In The Heart of Africa every track is claimed, which no match reaches: what is free in a view is given to the seats in turn.
 * How its trains are laid is measured on the match as it was played, with motion: 19 of 20 frames take less than what is told.
 */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const { chromium } = createRequire(join(ROOT, 'web', 'package.json'))('playwright-core');
const HEART = 'heart_of_africa';
const GAMES = process.argv.length > 2 ? process.argv.slice(2) : ['ten_days_africa', 'ten_days_usa', 'ten_days_world', HEART];
const SLOWER = 4;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Moves before anybody looks, so that racks are full, and moves that are seen. */
const BEFORE = { ten_days_world: 40 };
const MOVES = 12;
/** The first views are not counted: what is drawn for the first time is compiled first. */
const WARM = 4;
/** Bots wait so long that each of their moves is a view of its own; and the bot has filled its rack before anybody else draws. */
const BOT_SECONDS = 0.15;
const FILLED_AFTER = { ten_days_africa: 3_000, ten_days_usa: 3_000, ten_days_world: 9_000 };
/** So long after a view nothing else happens, in ms. */
const QUIET = 160;
/** The longest track is laid in this time, in ms. */
const LAYING = 1_200;
const ZOOMS = 60;
/** The deal of every table: a run can be compared with another one. */
const SEED = '12';
const FREE = 5;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' };

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

/** In the page: writes down every view that comes, or is told those of before instead of its own. */
function listen([told, motion]) {
  localStorage.setItem('tenfold.settings', JSON.stringify({ motion, confirm: 'off', sound: false }));
  globalThis.heard = [];
  const Socket = WebSocket;
  globalThis.WebSocket = class extends Socket {
    // Whole views: each can be told by itself, and every track of it given away.
    constructor(url) {
      super(url.replace('deltas=1&', ''));
    }

    set onmessage(receive) {
      globalThis.tell = (number) => {
        performance.mark('view');
        receive({ data: told[number] });
      };
      super.onmessage = (event) => {
        const isView = event.data.includes('"views"');
        if (isView) globalThis.heard.push(event.data);
        if (!isView || !told) receive(event);
        else if (globalThis.heard.length === 1) globalThis.tell(0);
      };
    }
  };
}

/** Somebody at a table, who plays by the API and looks at the page. */
class Player {
  number = 0;

  static async sit(browser, game) {
    const player = new Player();
    player.context = await browser.newContext({ baseURL: address, ...PHONE });
    await player.context.request.get('/api/me');
    const headers = { Origin: address, 'X-Seed': SEED };
    const prepared = { game, seats: ['me', 'bot'], after: 100, fields: { cards_taken: [0, 0] } };
    const dealt = { game, seats: [{ kind: 'me' }, { kind: 'bot', agent: 'greedy' }], options: { begins: '1' }, start: true, helper: 'greedy' };
    const made = await player.context.request.post(game === HEART ? '/api/prepared' : '/api/tables', { headers, data: game === HEART ? prepared : dealt });
    player.table = (await made.json()).table;
    player.count = game === HEART ? null : 0;
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
      this.count ??= await this.counted();
      if (ok && (await this.ask({ type: 'act', action, count: this.count })).ok) return (this.count += 1) > 0;
      await pause(50);
    }
    return false;
  }

  /** Waits until it is due, or the match is over: what a page hears is the same in every run. */
  async due() {
    for (let tries = 0; tries < 60 && !(await this.ask({ type: 'hint' })).ok; tries++) await pause(50);
  }

  /** How many moves the own seat has made, as the last view says. */
  async counted() {
    return this.page ? this.page.evaluate(() => JSON.parse(globalThis.heard.at(-1)).views[0].count) : 0;
  }

  async open(told = null, motion = 'off') {
    this.page = await this.context.newPage();
    await this.page.emulateMedia({ reducedMotion: motion === 'off' ? 'reduce' : 'no-preference' });
    await this.page.addInitScript(listen, [told, motion]);
    await this.page.goto(`/table/${this.table}`);
    await this.page.locator('[data-board] .map .frame svg').first().waitFor({ timeout: 60_000 });
    await pause(600);
    return this.page;
  }
}

/** What a page is told while a match is played. */
async function written(player, game) {
  await pause(FILLED_AFTER[game] ?? 0);
  for (let move = 0; game !== HEART && move < (BEFORE[game] ?? 10); move++) await player.play();
  await player.due();
  const page = await player.open();
  for (let move = 0; move < MOVES; move++) {
    if (!(await player.play())) break;
    await pause(BOT_SECONDS * 1000);
  }
  await player.due();
  await pause(500);
  const heard = await page.evaluate(() => globalThis.heard);
  await page.close();
  return heard;
}

/** What the boards showed, in few letters. */
const digestOf = (told) => createHash('sha256').update(JSON.stringify(told.map((text) => JSON.parse(text).views.map(({ state }) => state)))).digest('hex').slice(0, 8);

/** Every free track is somebody's; the views differ from one another in one of them. */
function claimed(text, number) {
  const frame = JSON.parse(text);
  for (const { state } of frame.views) state.owner = state.owner.map((owner, track) => (owner === FREE || track === number ? (track + (track === number ? 1 : 0)) % 2 : owner));
  return JSON.stringify(frame);
}

/** Everything that the page's main thread does meanwhile. */
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
  const mark = events.find(({ name, cat }) => (name === 'view' || name === 'zoom') && cat.includes('user_timing'));
  const own = events.filter(({ tid, pid }) => tid === mark?.tid && pid === mark?.pid).sort((one, other) => one.ts - other.ts);
  return {
    own,
    tasks: own.filter(({ ph, name }) => ph === 'X' && name.endsWith('RunTask')),
    frames: own.filter(({ ph, name }) => ph === 'X' && name === 'Layerize'),
    marks: own.filter(({ name, cat }) => (name === 'view' || name === 'rest') && cat.includes('user_timing')).map(({ ts }) => ts),
  };
}

const processor = (tasks) => tasks.reduce((sum, { tdur }) => sum + (tdur ?? 0), 0) / 1000;
const tasksWithin = (tasks, from, to) => tasks.filter(({ ts, dur }) => ts + dur > from && ts <= to);

/** For each view the tasks from its message to the end of its first frame, those of its longest, and all until it is quiet. */
function drawings({ own, tasks, frames, marks }) {
  return marks.map((at, number) => {
    const next = (marks[number + 1] ?? at + QUIET * 1000) - 1000;
    const ends = [...frames.filter(({ ts }) => ts > at && ts < next).map(({ ts }) => ts), next];
    const [frame, ...others] = ends.map((end, place) => (place === 0 ? tasksWithin(tasks, at, end) : tasks.filter(({ ts }) => ts > ends[place - 1] && ts <= end)));
    const longest = [frame, ...others].reduce((most, one) => (processor(one) > processor(most) ? one : most));
    const parts = { first: partsOf(own, frame), longest: partsOf(own, longest) };
    return { frame: processor(frame), longest: processor(longest), all: processor(tasksWithin(tasks, at, next)), each: [frame, ...others].map(processor), parts };
  });
}

/** The processor time of everything that a task does, without what it calls. */
function partsOf(own, tasks) {
  const parts = new Map();
  for (const task of tasks) {
    const inside = own.filter(({ ph, ts, dur }) => ph === 'X' && ts >= task.ts && ts + (dur ?? 0) <= task.ts + task.dur);
    const open = [];
    for (const event of inside) {
      while (open.length > 0 && open.at(-1).ts + open.at(-1).dur < event.ts + event.dur) open.pop();
      const part = { name: event.name, ts: event.ts, dur: event.dur, own: event.tdur ?? 0 };
      if (open.length > 0) open.at(-1).own -= part.own;
      open.push(part);
      const known = parts.get(part.name) ?? [];
      known.push(part);
      parts.set(part.name, known);
    }
  }
  return new Map([...parts].map(([name, all]) => [name, all.reduce((sum, { own: time }) => sum + time, 0) / 1000]));
}

async function tellAll(page) {
  await page.evaluate(async ([warm, count, quiet]) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const still = () => new Promise((done) => setTimeout(done, quiet));
    for (let number = warm; number < count; number++) {
      await still();
      await new Promise((done) => setTimeout(() => done(globalThis.tell(number))));
      // On a busy machine a frame comes late; the next view does not come before it.
      await frame();
      await frame();
    }
    await still();
  }, [WARM, await page.evaluate(() => globalThis.count), QUIET]);
}

async function warmUp(page, count) {
  await page.evaluate(async ([warm, all, quiet]) => {
    globalThis.count = all;
    for (let number = 1; number < warm; number++) {
      globalThis.tell(number);
      await new Promise((done) => setTimeout(done, quiet));
    }
  }, [WARM, count, QUIET]);
}

/** Turns of a wheel as a hand makes them, and then the hand rests. */
async function zoom(page, client) {
  // At the end something else stands above it.
  const frame = page.locator('.map .frame:visible').first();
  await frame.scrollIntoViewIfNeeded();
  const box = await frame.boundingBox();
  await page.evaluate(() => performance.mark('zoom'));
  for (let turn = 0; turn < ZOOMS; turn++) {
    const deltaY = turn < ZOOMS / 2 ? -12 : 12;
    // Whether the page has answered is not waited for: a hand does not wait either.
    client.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: box.x + box.width / 2, y: box.y + box.height / 2, deltaX: 0, deltaY, modifiers: 2 }).catch(() => {});
    await pause(16);
  }
  await pause(60);
  await page.evaluate(() => performance.mark('rest'));
  await pause(400);
}

/** For each frame of a zoom what the main thread did since the one before; and the frame that is drawn when the hand rests. */
function zoomTimes({ tasks, frames, marks }) {
  const times = frames.slice(1).map(({ ts }, number) => ({ ts, time: processor(tasks.filter((task) => task.ts > frames[number].ts && task.ts <= ts)) }));
  const rest = marks[0] ?? Infinity;
  return { frames: times.filter(({ ts }) => ts <= rest).map(({ time }) => time), rest: Math.max(0, ...times.filter(({ ts }) => ts > rest).map(({ time }) => time)) };
}

/** Every frame while trains are laid: from the view of a claim until its last wagon is there. */
async function layTimes(player, told) {
  const claims = told.flatMap((text, number) => (number > 0 && JSON.parse(text).events.some(({ code }) => code.startsWith('claim') && !code.endsWith('begun')) ? [number] : []));
  const page = await player.open(told, 'on');
  const client = await player.context.newCDPSession(page);
  const times = [];
  for (let number = 1; number < told.length; number++) {
    const isClaim = claims.includes(number);
    const laid = () => page.evaluate(([which, quiet]) => new Promise((done) => {
      globalThis.tell(which);
      setTimeout(done, quiet);
    }), [number, isClaim ? LAYING : QUIET]);
    if (!isClaim) {
      await laid();
      continue;
    }
    const { tasks, frames } = await traced(client, laid);
    times.push(...frames.slice(1).map(({ ts }, at) => processor(tasks.filter((task) => task.ts > frames[at].ts && task.ts <= ts)) * SLOWER));
  }
  await page.close();
  return { claims: claims.length, times: times.sort((one, other) => one - other) };
}

async function round(player, told) {
  const page = await player.open(told);
  const client = await player.context.newCDPSession(page);
  await warmUp(page, told.length);
  const views = drawings(await traced(client, () => tellAll(page)));
  const zooming = zoomTimes(await traced(client, () => zoom(page, client)));
  await page.close();
  return { views, zooming };
}

async function measure(browser, game) {
  const player = await Player.sit(browser, game);
  const played = await written(player, game);
  const told = game === HEART ? played.map(claimed) : played;
  const rounds = [];
  for (let number = 0; number < ROUNDS; number++) rounds.push(await round(player, told));
  const laid = game === HEART ? await layTimes(player, played) : null;
  await player.context.close();
  const least = (part) => rounds[0].views.map((_, view) => Math.min(...rounds.map(({ views }) => views[view]?.[part] ?? Infinity)) * SLOWER);
  const fastest = rounds[0].views.map((_, view) => rounds.map(({ views }) => views[view]).filter(Boolean).reduce((best, one) => (one.frame < best.frame ? one : best)));
  return {
    laid,
    digest: digestOf(told),
    frame: fastest.map(({ frame }) => frame * SLOWER),
    longest: least('longest'),
    all: least('all'),
    each: fastest.map(({ each }) => each),
    parts: fastest.map(({ parts }) => parts),
    zoom: middle(rounds.map(({ zooming }) => middle(zooming.frames))) * SLOWER,
    slowest: Math.min(...rounds.map(({ zooming }) => Math.max(...zooming.frames))) * SLOWER,
    rest: Math.min(...rounds.map(({ zooming }) => zooming.rest)) * SLOWER,
  };
}

function printParts(parts, frame) {
  console.log(`    ${frame}`);
  const names = new Set(parts.flatMap((one) => [...one.keys()]));
  const means = [...names].map((name) => [name, (parts.reduce((sum, one) => sum + (one.get(name) ?? 0), 0) / parts.length) * SLOWER]);
  for (const [name, time] of means.sort((one, other) => other[1] - one[1]).slice(0, 12)) console.log(`    ${time.toFixed(2).padStart(7)} ms  ${name}`);
}

try {
  await untilReady();
  const found = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? found, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  console.log('| game | views, their digest | first frame of a view: median, worst | longest frame | all frames together | frame of a zoom: median, slowest | when the hand rests |\n|---|---|---|---|---|---|---|');
  const laying = [];
  for (const game of GAMES) {
    const { laid, digest, frame, longest, all, parts, each, zoom: zooming, slowest, rest } = await measure(browser, game);
    console.log(`| ${game} | ${frame.length}, ${digest} | ${inWords(frame)} | ${inWords(longest)} | ${inWords(all)} | ${zooming.toFixed(1)}, ${slowest.toFixed(1)} ms | ${rest.toFixed(1)} ms |`);
    if (laid) laying.push(`Laying trains, ${laid.claims} claims, ${laid.times.length} frames: median ${middle(laid.times).toFixed(1)}, 95% within ${laid.times[Math.floor(laid.times.length * 0.95)].toFixed(1)}, slowest ${laid.times.at(-1).toFixed(1)} ms`);
    if (!process.env.PARTS) continue;
    for (const which of ['first', 'longest']) printParts(parts.map((one) => one[which]), `${which} frame, on average`);
    printParts([parts[longest.indexOf(Math.max(...longest))].longest], 'longest frame of the slowest view');
    for (const frames of each) console.log(`    ${frames.map((time) => (time * SLOWER).toFixed(0)).join(' ')}`);
  }
  console.log(`\n${laying.join('\n')}`);
  await browser.close();
} finally {
  server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
