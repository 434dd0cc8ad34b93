/** Players that follow the hint, by taps or by keys. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ViewDeltas } from '../src/net/deltas.ts';
import { PackedFrames } from '../src/net/packedFrames.ts';
import type { Dictionary, Frame, View, ViewFrame } from '../src/net/protocol.ts';
import type { Guest, House } from './serverFixture';
import { like, said } from './wording';

export type Hands = 'taps' | 'keys';

type Seat = { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; agent: string };

/** Makes a table by the API, for tests that are about something else. */
export async function makeTable(
  guest: Guest,
  house: House,
  game: string,
  seats: Seat[],
  options = {},
  seed?: number,
  more = {},
): Promise<{ table: string; path: string; code: string }> {
  const isFull = seats.every((seat) => seat.kind !== 'open');
  // Players of tests follow hints: those of the baseline come at once and are always the same.
  const helper = isFull ? { helper: 'greedy' } : {};
  const answer = await guest.context.request.post('/api/tables', {
    headers: { Origin: house.address, ...(seed === undefined ? {} : { 'X-Seed': `${seed}` }) },
    data: { game, seats, options, public: false, hints: true, start: isFull, ...helper, ...more },
  });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** Resigns where only bots are left, which ends the game, and waits for its end. */
export async function resign(page: Page): Promise<void> {
  await page.locator('[data-way="Menu"]').click();
  await page.getByRole('button', { name: said('menu-resign') }).click();
  await page.getByRole('button', { name: said('menu-resign-yes', { ends: 'yes' }) }).click();
  await page.locator('#end-title', { hasText: said('end-you-resigned') }).waitFor();
}

/** The address of a table on a screen for all, with the right to watch. */
export const tvOf = (path: string, table: string) => `/table/${table}/tv?key=${path.split('/').at(-1)}`;

/** Makes an evening by the API; its host comes in as a guest, too. */
export async function makeEvening(host: Guest, house: House, game: string): Promise<{ evening: string; path: string }> {
  const answer = await host.context.request.post('/api/evenings', {
    headers: { Origin: house.address },
    data: { game, size: 2, pace: 'quick' },
  });
  const made: { evening: string; path: string } = await answer.json();
  await wishOf(host, house, made, { type: 'enter' });
  return made;
}

/** What somebody wants of an evening, without a page. */
export async function wishOf(
  { context }: Guest,
  house: House,
  { evening, path }: { evening: string; path: string },
  data: Record<string, unknown>,
): Promise<void> {
  const answer = await context.request.post(`/api/evenings/${evening}/commands?key=${path.split('/').at(-1)}`, {
    headers: { Origin: house.address },
    data,
  });
  expect(answer.ok()).toBe(true);
}

/** The screens for all, one after the other: a table before and in its match, an evening before and in its round; what waits for each. */
export async function* screensForAll(
  host: Guest,
  house: House,
  game: string,
): AsyncGenerator<[path: string, there: string]> {
  const open = await makeTable(host, house, game, [me, { kind: 'open' }]);
  yield [tvOf(open.path, open.table), '[data-lobby]'];
  const begun = await makeTable(host, house, game, [me, bot]);
  yield [tvOf(begun.path, begun.table), '[data-board] .board'];
  const evening = await makeEvening(host, house, game);
  yield [`/evening/${evening.evening}/wall`, '[data-wall]'];
  await wishOf(host, house, evening, { type: 'round', after: 0 });
  yield [`/evening/${evening.evening}/wall`, '[data-wall] [data-table]'];
}

/** A moment in the middle of a match: what is legal then, which fields lie between what, after how many entries. */
export type Moment = {
  seats?: string[];
  seed?: string;
  after?: number;
  seat?: number;
  way?: string[];
  fields?: Record<string, [number, number]>;
  options?: Record<string, string>;
};

/** A table at a moment to which bots have played it, by the rules; `way`: the actions that read as was wanted. */
export async function prepareTable(
  guest: Guest,
  house: House,
  game: string,
  { seats = ['me', 'bot'], ...moment }: Moment,
): Promise<{ table: string; path: string; way: string[] }> {
  const answer = await guest.context.request.post('/api/prepared', {
    headers: { Origin: house.address },
    data: { game, seats, ...moment },
  });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

export const guestOf = async (guest: Guest): Promise<string> =>
  (await (await guest.context.request.get('/api/me')).json()).guest;

export const bot: Seat = { kind: 'bot', agent: 'greedy' };
export const me: Seat = { kind: 'me' };

type Answered = { ok: boolean; action?: string; others?: { action: string }[]; table?: string };

async function command(
  { context }: Guest,
  house: House,
  table: string,
  order: Record<string, unknown>,
): Promise<Answered> {
  const answer = await context.request.post(`/api/tables/${table}/commands`, {
    headers: { Origin: house.address },
    data: { ...order, id: crypto.randomUUID() },
  });
  return answer.json();
}

/** A seat, who plays it, and how many entries it has made. */
/** `errs`: it plays the last of the moves that a hint names, which are good ones too, but for a mistake or two. */
export type Chair = { guest: Guest; seat: number; made: number; errs?: boolean };

/** Plays seats as the hint says without their pages, for tests of something else; others may play between. False at the end. */
export async function playAhead(house: House, table: string, chairs: Chair[], moves = Infinity): Promise<boolean> {
  for (let left = moves; left > 0;) {
    const before = left;
    for (const chair of chairs) {
      const hinted =
        left > 0 ? await command(chair.guest, house, table, { type: 'hint', seat: chair.seat }) : { ok: false };
      if (!hinted.ok) continue;
      const action = (chair.errs && hinted.others?.at(-1)?.action) || hinted.action;
      const order = { type: 'act', seat: chair.seat, action, count: chair.made };
      expect(await command(chair.guest, house, table, order)).toMatchObject({ ok: true });
      chair.made += 1;
      left -= 1;
    }
    if (left === before && (await statusOf(chairs[0]!.guest, table)) === 'over') return false;
  }
  return true;
}

/** The same for people in the order of their seats who have played on their pages so far, and go on there afterwards. */
export async function skipAhead(house: House, players: Guest[], moves = Infinity): Promise<void> {
  const count = async ({ page }: Guest) => Number(await page.locator('[data-count]').getAttribute('data-count'));
  const chairs = await Promise.all(players.map(async (guest, seat) => ({ guest, seat, made: await count(guest) })));
  const isOver = !(await playAhead(house, tableOn(players[0]!.page), chairs, moves));
  // A page that has not heard of it yet would still offer what is over.
  for (const { guest, made: own } of chairs) {
    if (isOver) await guest.page.locator('[data-end]').waitFor();
    else await expect.poll(() => made(guest.page)).toBeGreaterThanOrEqual(own);
  }
}

/** Plays so many moves of a seat that has made none: for tests that begin in the middle. */
export const advance = (guest: Guest, house: House, table: string, moves: number, seat = 0) =>
  playAhead(house, table, [{ guest, seat, made: 0 }], moves);

async function statusOf({ context }: Guest, table: string): Promise<string> {
  return (await (await context.request.get(`/api/tables/${table}`)).json()).status;
}

/** Two people of whom each has a browser, at a table that has begun; how they come there is tested elsewhere. */
export async function seatTwo(
  house: House,
  ann: Guest,
  ben: Guest,
  game: string,
  options = {},
  more = {},
): Promise<{ table: string; path: string }> {
  const { table, path, code } = await makeTable(ann, house, game, [me, { kind: 'open' }], options, undefined, {
    helper: 'greedy',
    ...more,
  });
  expect(
    (await ben.context.request.post('/api/join', { headers: { Origin: house.address }, data: { key: code } })).ok(),
  ).toBe(true);
  for (const [guest, order] of [
    [ben, { type: 'sit', seat: 1 }],
    [ben, { type: 'ready', yes: true }],
    [ann, { type: 'start' }],
  ] as const)
    expect(await command(guest, house, table, order)).toMatchObject({ ok: true });
  await Promise.all([ann, ben].map(({ page }) => page.goto(`/table/${table}`)));
  await Promise.all([ann, ben].map(({ page }) => page.locator('[data-way="Menu"]').waitFor()));
  return { table, path };
}

/** The id of the table that a page shows. */
export const tableOn = (page: Page): string => new URL(page.url()).pathname.split('/')[2]!;

/** Asks for another round without a page; the next table. */
export async function askForAnother(guest: Guest, house: House, table: string): Promise<string> {
  return (await command(guest, house, table, { type: 'rematch' })).table!;
}

/** The frames with views among all that a page has received; deltas become whole views. */
export function viewFrames(texts: string[]): ViewFrame[] {
  const deltas = new ViewDeltas();
  return texts.flatMap((text) => {
    const frame = JSON.parse(text) as Frame;
    if (frame.type === 'view') deltas.remember(frame);
    return frame.type === 'delta' ? deltas.apply(frame)! : frame.type === 'view' ? frame : [];
  });
}

/** Adds the text of everything that the server says to a page, packed or not, to a list. */
export function hear(page: Page, heard: string[]): void {
  page.on('websocket', (socket) => {
    const packed = new PackedFrames();
    socket.on('framereceived', ({ payload }) => {
      const text = packed.textOf(typeof payload === 'string' ? payload : new Uint8Array(payload).buffer);
      const frame = JSON.parse(text) as Frame | Dictionary;
      if (frame.type === 'dictionary') packed.use(frame);
      else heard.push(text);
    });
  });
}

/** Everything that the server says to a page, the views of the last frame, and what was asked of the server. */
export function listen(page: Page): { views: () => View[]; all: () => string; sockets: string[] } {
  const frames: string[] = [];
  const sockets: string[] = [];
  page.on('websocket', (socket) => {
    sockets.push(socket.url());
  });
  hear(page, frames);
  const views = () => viewFrames(frames).at(-1)?.views ?? [];
  return { views, all: () => frames.join('\n'), sockets };
}

export async function press(target: Locator, hands: Hands): Promise<void> {
  if (hands === 'taps') return target.click();
  await target.focus();
  await target.press('Enter');
}

export const isOver = (page: Page) => page.locator('[data-end]').isVisible();
const hintWay = (page: Page) => page.locator('[data-way="Hint"]');

/** How many entries the seat in front has made, by the page; half of one more while a move is on its way or the page is still drawing. */
async function made(page: Page): Promise<number> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-count]');
    if (!table || document.querySelector('[data-end]')) return Infinity;
    return Number(table.dataset.count) + (table.dataset.busy === 'true' ? 0.5 : 0);
  });
}

/** One move as the hint says it, pressing what the board lights, one thing after another. */
export async function playHint(page: Page, hands: Hands): Promise<void> {
  const before = Math.floor(await made(page));
  if (hands === 'taps') await hintWay(page).click();
  else await page.keyboard.press('h');
  const lit = page.locator('[data-board] button.hinted:enabled:not([aria-pressed="true"])');
  await lit.first().waitFor();
  const end = Date.now() + 20_000;
  for (let presses = 0, now = before; now < before + 1; now = await made(page)) {
    if (Date.now() > end) throw new Error('the board does not let me play the hint');
    if (now !== before || presses === 8) {
      await page.waitForTimeout(10);
      continue;
    }
    const confirm = page.getByRole('button', { name: said('table-confirm-yes'), exact: true });
    const send = page.locator('[data-board] .button.primary:enabled');
    // What a first press has opened comes last on the page, and is lit too.
    const next = (await confirm.count()) ? confirm : (await send.count()) ? send.first() : await innermost(lit);
    await press(next, hands);
    presses += 1;
  }
}

async function innermost(lit: Locator): Promise<Locator> {
  const choices = lit.and(lit.page().locator('.choice'));
  // A card that the first tap has lifted is played by the second.
  const lifted = lit.page().locator('.pick.hinted[aria-pressed="true"]');
  return (await choices.count()) ? choices.first() : (await lifted.count()) ? lifted : lit.first();
}

/** Whether it is this player's turn, once the table is there; after the end nobody asks for a hint. */
export async function isDue(page: Page): Promise<boolean> {
  await page.locator('[data-way="Hint"], [data-end]').first().waitFor({ state: 'attached' });
  if (await isOver(page)) return false;
  // A move that is on its way leaves the buttons for a frame or two as they were.
  if (await page.locator('[data-busy="true"]').count()) return false;
  return hintWay(page)
    .isEnabled({ timeout: 1_000 })
    .catch(() => false);
}

export type Watcher = (moves: number) => Promise<void>;

/** Calls a watcher once, at a number of moves: it may be asked again when somebody else came first. */
export function onceAt(number: number, then: () => Promise<void>): Watcher {
  let isDone = false;
  return async (moves) => {
    if (isDone || moves !== number) return;
    isDone = true;
    await then();
  };
}

/** Plays until the end, whoever is due; `watch` is called before each move. */
export async function playToEnd(
  players: { page: Page; hands: Hands }[],
  watch: Watcher = async () => {},
): Promise<number> {
  let moves = 0;
  let idleSince = Date.now();
  while (!(await Promise.all(players.map(({ page }) => isOver(page)))).every(Boolean)) {
    for (const { page, hands } of players) {
      if (!(await isDue(page))) continue;
      await watch(moves);
      idleSince = Date.now();
      if (!(await isDue(page))) continue;
      await playHint(page, hands);
      moves += 1;
      idleSince = Date.now();
    }
    if (Date.now() - idleSince > 15_000) throw new Error(`nobody moves any more after ${moves} moves`);
    await players[0]?.page.waitForTimeout(10);
  }
  return moves;
}

/** Ann makes the table by the page, Ben comes in by the code; both end at the same table. */
export async function sitDown(ann: Guest, ben: Guest, title: string): Promise<void> {
  const code = await invite(ann, title);

  await ben.page.goto('/join');
  await ben.page.getByLabel(said('new-join-code')).fill(code.toLowerCase());
  await ben.page.keyboard.press('Enter');
  await press(ben.page.getByRole('button', { name: said('lobby-come-sit') }), 'keys');
  await start(ann);
}

/** Makes a table by the page; its code. */
export async function invite(ann: Guest, title: string): Promise<string> {
  await ann.page.goto('/');
  await ann.page.getByRole('button', { name: said('start-invite', { game: title }) }).click();
  return (await ann.page.locator('output').textContent())!;
}

export async function start(ann: Guest): Promise<void> {
  await ann.page.locator('[data-status]', { hasText: like('lobby-status-all') }).waitFor({ timeout: 60_000 });
  await ann.page.getByRole('button', { name: said('lobby-start') }).click();
}
