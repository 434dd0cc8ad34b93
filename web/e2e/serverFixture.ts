/** A real server for each file of tests, and one browser for all files of a process. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer } from 'node:net';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { test } from 'vitest';
import { LANGUAGE } from './wording';

const ROOT = resolve(import.meta.dirname, '../..');
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP table.lan 127.0.0.1',
];

export const TOY = 'lanterns';
/** Games that the browser draws, and games that it shows on the generic board. */
export const DRAWN = ['tenzania', 'ten_squares'];
export const TRAVELS = ['ten_days_africa', 'ten_days_usa', 'ten_days_world'];
export const IN_WORDS = ['ten_days_africa', 'ten_days_world', 'heart_of_africa'];
export const EVERY_GAME = [...DRAWN, ...TRAVELS, 'heart_of_africa'];
/** In the gate one game stands for those whose boards share their code; `make slow` asks all of them. */
export const isThorough = Boolean(process.env.TENFOLD_EVERY_GAME);
export const instead = <One>(all: One[], few: One[]): One[] => (isThorough ? all : few);
/** A test that only `make slow` runs; docs/testing.md says what stands for it in the gate. */
export const thorough = test.runIf(isThorough);
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
/** The narrowest screen on which nothing may scroll sideways. */
export const NARROW = { width: 360, height: 740 };

/** `leave` closes what was opened for this guest: the whole browser, or the page of one who comes again. */
export type Guest = { context: BrowserContext; page: Page; problems: string[]; leave: () => Promise<void> };
/** `address`: under which name the server is asked; `installs`: whether the service worker may. */
export type GuestOptions = {
  phone?: boolean;
  narrow?: boolean;
  motion?: boolean;
  dark?: boolean;
  confirm?: 'touch' | 'on' | 'off';
  address?: string;
  installs?: boolean;
  /** In which language the browser is set up. */
  locale?: string;
};
/** A name that the browser resolves to this machine, but that is not the machine's own: as in a LAN. */
export const LAN = 'table.lan';

export class House {
  private readonly regulars = new Map<string, Promise<BrowserContext>>();
  /** The pages that regulars have left: a new one would cost a process of its own. */
  private readonly left = new Map<string, Page[]>();

  private constructor(
    readonly address: string,
    private server: ChildProcess,
    private readonly serve: () => ChildProcess,
    private readonly browser: Browser,
    private readonly data: string,
  ) {}

  static async open(games = DRAWN, more: string[] = []): Promise<House> {
    const data = mkdtempSync(join(tmpdir(), 'tenfold-e2e-'));
    const port = await freePort();
    const script = join(import.meta.dirname, 'serve.py');
    const serve = () =>
      spawn(python(), [script, '--port', String(port), '--data', data, '--games', ...games, ...more], {
        cwd: ROOT,
        // A toy is played interpreted: compiling it would take longer than the test.
        env: { ...process.env, ...(games.includes(TOY) ? { TENFOLD_INTERPRET: '1' } : {}) },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
    const server = serve();
    const address = `http://127.0.0.1:${port}`;
    try {
      const [browser] = await Promise.all([theBrowser(), untilReady(address, server)]);
      return new House(address, server, serve, browser, data);
    } catch (error) {
      server.kill('SIGTERM');
      throw error;
    }
  }

  /** The server goes down; its data stay. */
  async stop(): Promise<void> {
    const { exitCode, signalCode } = this.server;
    if (exitCode !== null || signalCode !== null) return;
    this.server.kill('SIGTERM');
    await once(this.server, 'exit');
  }

  /** The server comes up again where it was. */
  async start(): Promise<void> {
    this.server = this.serve();
    await untilReady(this.address, this.server);
  }

  async close(): Promise<void> {
    await Promise.all(this.browser.contexts().map((context) => context.close()));
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** Somebody in a terminal, who sits down at a table and always takes the first choice. */
  terminal(name: string, code: string): { end: Promise<number | null>; said: () => string } {
    const asked = ['play', '--server', this.address, '--join', code, '--names', name, '--plain'];
    const player = spawn(python(), ['-m', 'tenfold', ...asked], {
      cwd: ROOT,
      env: { ...process.env, TENFOLD_DATA: join(this.data, 'terminal') },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    player.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.endsWith('Your move (? for help): ')) player.stdin.write('1\n');
    });
    return { end: new Promise((done) => player.once('exit', done)), said: () => said };
  }

  /** Somebody with a browser of their own, new to the server if without a name; what goes wrong on their page is kept. */
  async guest(name: string, options: GuestOptions = {}): Promise<Guest> {
    const context = await this.arrive(name, options);
    const page = await context.newPage();
    return { context, page, problems: watched(page), leave: () => context.close() };
  }

  /**
   * Somebody who comes again and again, with the same browser and a page that nobody else has meanwhile: what was
   * loaded once is there. A test that changes its page for good closes it before it leaves.
   */
  async regular(name: string, options: GuestOptions = {}): Promise<Guest> {
    const key = JSON.stringify([name, options]);
    if (!this.regulars.has(key)) this.regulars.set(key, this.arrive(name, options));
    const context = await this.regulars.get(key)!;
    const left = this.left.get(key) ?? [];
    this.left.set(key, left);
    const page = left.pop() ?? (await context.newPage());
    const leave = async () => {
      if (!page.isClosed() && (await cleared(page, options))) left.push(page);
      else await page.close();
    };
    return { context, page, problems: watched(page), leave };
  }

  private async arrive(
    name: string,
    {
      phone = false,
      narrow = false,
      confirm = 'off',
      address = this.address,
      installs = false,
      locale = LANGUAGE === 'en' ? undefined : LANGUAGE,
      ...looks
    }: GuestOptions,
  ): Promise<BrowserContext> {
    const { motion = false } = looks;
    const context = await this.browser.newContext({
      baseURL: address,
      ...(locale ? { locale } : {}),
      serviceWorkers: installs ? 'allow' : 'block',
      viewport: sizeOf({ phone, narrow }),
      hasTouch: phone || narrow,
      isMobile: phone || narrow,
      ...mediaOf(looks),
    });
    context.setDefaultTimeout(15_000);
    const settings = { motion: motion ? 'on' : 'off', confirm, sound: false, level: 'casual' };
    await context.addInitScript((text) => localStorage.setItem('tenfold.settings', text), JSON.stringify(settings));
    if (name) {
      await context.request.get('/api/me');
      await context.request.post('/api/me', { data: { name }, headers: { Origin: address } });
    }
    return context;
  }
}

/** The browser of all files that run in this process, one after the other; it ends with the process. */
let running: Promise<Browser> | undefined;
function theBrowser(): Promise<Browser> {
  return (running ??= chromium.launch({ executablePath: browserPath(), args: FLAGS }));
}

const sizeOf = ({ phone, narrow }: GuestOptions) => (narrow ? NARROW : phone ? PHONE : DESKTOP);
const mediaOf = ({ motion, dark }: GuestOptions) =>
  ({ reducedMotion: motion ? 'no-preference' : 'reduce', colorScheme: dark ? 'dark' : 'light' }) as const;

/** Makes a page as good as new, on a document of the same site: for that it keeps its process. Whether it could. */
async function cleared(page: Page, options: GuestOptions): Promise<boolean> {
  for (const event of ['websocket', 'request', 'response', 'console', 'pageerror'] as const)
    page.removeAllListeners(event);
  try {
    await page.unrouteAll();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/favicon.svg');
    await page.setViewportSize(sizeOf(options));
    await page.emulateMedia({ media: null, forcedColors: null, ...mediaOf(options) });
    return true;
  } catch {
    return false;
  }
}

/** The problems of a page from now on. */
function watched(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

/** What tools/chromium.sh has installed, or found. */
export function browserPath(): string {
  const found = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
  return process.env.CHROMIUM ?? found ?? '/usr/bin/chromium';
}

function python(): string {
  return process.env.TENFOLD_PYTHON ?? join(ROOT, '.venv/bin/python');
}

async function untilReady(address: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + 170_000;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const isReady = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the server does not answer');
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))));
    });
  });
}
