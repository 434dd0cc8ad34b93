/**
 * How long bots take in a page without a server, and what its frames do meanwhile, on a slow phone: Chromium at 390 by 844.
 *
 *   node bench/local_moves.mjs [GAME ...]
 *
 * A table of the device is opened on a static site (`tools/build_site.py`), with bots of one level at every seat: two, and as
 * many as the game has. The page asks its worker for each move and draws it, and everything that both do is traced. A move is
 * the processor time of the busiest worker from the page's question until all rest again, with the log, the words and what is
 * kept; a frame is the longest task of the page's main thread. Both are told times four for a processor that is four times
 * slower: a slowed down clock would count what else the machine does, too.
 */

import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const { chromium } = createRequire(join(ROOT, 'web', 'package.json'))('playwright-core');
const SLOWER = 4;
/** Moves of each table. */
const MOVES = 16;
/** So long workers rest between two moves at least, in microseconds: a bot's turn takes 200 ms, or 67 where all choose at once. */
const REST = 40_000;
/** The first views are drawn for the first time, and compiled first; and in 10 Days racks are filled before there is a choice. */
const WARM = 4;
const FILLING = { ten_days_africa: 10, ten_days_usa: 10, ten_days_world: 40 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' };
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' };

const folder = mkdtempSync(join(tmpdir(), 'tenfold-moves-'));
const site = join(folder, 'site');
const python = process.env.TENFOLD_PYTHON ?? join(ROOT, '.venv/bin/python');

function serve() {
  return createServer((request, response) => {
    let path = join(site, new URL(request.url, 'http://files').pathname);
    if (existsSync(path) && statSync(path).isDirectory()) path = join(path, 'index.html');
    if (!existsSync(path)) return response.writeHead(404).end();
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
    createReadStream(path).pipe(response);
  });
}

/** What the build knows of a game: its seats and levels. */
async function factsOf(game) {
  const text = readFileSync(join(ROOT, 'web/src/local/games', `${game}.ts`), 'utf8');
  const { default: facts } = await import(`data:text/javascript,${encodeURIComponent(text.replace(/^import type.*$/gm, '').replace(/(const \w+): \w+/g, '$1').replace(/ satisfies \w+| as \w+;/g, ';'))}`);
  return facts;
}

/** In the page: puts a table with bots at every seat among those of this device. */
function addTable([table, game, level, seats]) {
  const setup = {
    game,
    players: Array.from({ length: seats }, (_, seat) => ({ name: `Bot ${seat + 1}`, level })),
    options: {},
    pace: 'quick',
    help: true,
    learning: 'off',
  };
  const line = { table, setup, isOver: false, isYourTurn: false, updated: 0, results: [] };
  return new Promise((done, fail) => {
    const request = indexedDB.open('tenfold', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('lines', { keyPath: 'table' });
      request.result.createObjectStore('matches');
    };
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      const transaction = request.result.transaction(['lines'], 'readwrite');
      transaction.objectStore('lines').put(line);
      transaction.oncomplete = () => done(request.result.close());
    };
  });
}

/** In the page: counts the views that its workers send, and sees the end of a match. */
function count() {
  globalThis.views = 0;
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (data.type !== 'view') return;
        globalThis.views += 1;
        globalThis.isOver = data.views[0].outcome !== null;
      });
    }
  };
}

async function traced(client, work) {
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const includedCategories = ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'];
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await work();
  const complete = new Promise((done) => client.once('Tracing.tracingComplete', done));
  await client.send('Tracing.end');
  await complete;
  return events;
}

const threadsOf = (events, wanted) =>
  new Set(events.filter(({ name, args }) => name === 'thread_name' && wanted.test(args.name)).map(({ pid, tid }) => `${pid} ${tid}`));
const tasksOf = (events, threads) =>
  events.filter(({ ph, name, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`)).sort((one, other) => one.ts - other.ts);

/** The processor time of each move in ms: what the busiest worker does between two rests of all. */
function movesOf(tasks) {
  const moves = [];
  let rests = -Infinity;
  for (const { ts, dur, tid, tdur = 0 } of tasks) {
    if (ts - rests > REST) moves.push(new Map());
    const move = moves.at(-1);
    move.set(tid, (move.get(tid) ?? 0) + tdur / 1000);
    rests = Math.max(rests, ts + dur);
  }
  return moves.map((move) => Math.max(...move.values()));
}

async function measure(browser, address, game, level, seats) {
  const context = await browser.newContext({ baseURL: address, ...PHONE });
  const page = await context.newPage();
  await page.addInitScript(count);
  await page.addInitScript(() => localStorage.setItem('tenfold.settings', JSON.stringify({ motion: 'off', confirm: 'off', sound: false })));
  await page.goto('/about/');
  const table = `local-${level}${seats}`;
  await page.evaluate(addTable, [table, game, level, seats]);
  await page.goto(`/table/?table=${table}`);
  await page.locator('[data-board]').first().waitFor({ timeout: 60_000 });
  const warm = WARM + seats * (FILLING[game] ?? 0);
  await page.waitForFunction((count) => globalThis.views > count, warm, { timeout: 120_000 });
  const client = await context.newCDPSession(page);
  const before = await page.evaluate(() => globalThis.views);
  const events = await traced(client, () =>
    page.waitForFunction(([from, moves]) => globalThis.isOver || globalThis.views >= from + moves, [before, MOVES], { timeout: 60_000 }),
  );
  await context.close();
  const own = events.find(({ name, args }) => name === 'thread_name' && /DedicatedWorker/.test(args.name))?.pid;
  const inPage = (task) => task.pid === own;
  const moves = movesOf(tasksOf(events, threadsOf(events, /DedicatedWorker/))).filter((time) => time > 0.2);
  const frames = tasksOf(events, threadsOf(events, /^CrRendererMain$/)).filter(inPage).map(({ tdur = 0 }) => tdur / 1000);
  if (process.env.PARTS) {
    const main = tasksOf(events, threadsOf(events, /^CrRendererMain$/)).filter(inPage);
    const start = Math.min(...main.map(({ ts }) => ts));
    for (const task of main.filter(({ tdur = 0 }) => tdur * SLOWER > 50_000)) {
      const inside = events.filter(({ ph, ts, tid, pid, dur = 0 }) => ph === 'X' && tid === task.tid && pid === task.pid && ts >= task.ts && ts + dur <= task.ts + task.dur);
      console.log(((task.ts - start) / 1e6).toFixed(1), 's', inside.sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0)).slice(0, 9).map(({ name, tdur = 0, args }) => `${name} ${args?.data?.functionName ?? ''} ${args?.data?.url?.split('/').at(-1) ?? ''}:${args?.data?.lineNumber ?? ''}:${args?.data?.columnNumber ?? ''} ${(tdur / 1000).toFixed(1)}`).join(', '));
    }
  }
  return { moves: moves.map((time) => time * SLOWER).sort((one, other) => one - other), frame: Math.max(0, ...frames) * SLOWER };
}

const server = serve();
try {
  console.error(execFileSync(python, [join(ROOT, 'tools/build_site.py'), site], { encoding: 'utf8' }));
  const games = process.argv.length > 2 ? process.argv.slice(2) : ['tenzania', 'ten_squares', 'ten_days_africa', 'ten_days_usa', 'ten_days_world', 'heart_of_africa'];
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${server.address().port}`;
  const found = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? found, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  console.log('| game | level | seats | move: median, slowest | longest task of the page |\n|---|---|---|---|---|');
  for (const game of games) {
    const facts = await factsOf(game);
    const levels = Object.keys(facts.levels).filter((level) => level !== 'perfect');
    for (const level of levels) {
      for (const seats of new Set([facts.seats[0], facts.seats[1]])) {
        const { moves, frame } = await measure(browser, address, game, level, seats);
        console.log(`| ${game} | ${level} | ${seats} | ${moves[moves.length >> 1]?.toFixed(0)}, ${moves.at(-1)?.toFixed(0)} ms (${moves.length}) | ${frame.toFixed(0)} ms |`);
      }
    }
  }
  await browser.close();
} finally {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}
