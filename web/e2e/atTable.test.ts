/** At the table: small screens and wide ones, a line that dies, people who leave, and the end. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, instead, type Guest } from './serverFixture';
import {
  boxes,
  expectNoOverhang,
  expectWholeNames,
  expectWithin,
  findings,
  findingsInBoth,
  overlap,
  SIZES,
} from './layoutChecks';
import { bot, guestOf, isDue, makeTable, me, playToEnd, prepareTable, seatTwo, skipAhead } from './hintPlayer';
import { like, said } from './wording';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house?.close());

const ben = { kind: 'me', name: 'Ben' } as const;
const status = (page: Page) => page.locator('[data-status]').innerText();
const untilDue = (page: Page) => expect.poll(() => isDue(page), { timeout: 10_000 }).toBe(true);

/** A guest at a table of their own that has begun. */
async function seated(
  game: string,
  seats: Parameters<typeof makeTable>[3],
  options = {},
  phone = false,
): Promise<Guest & { path: string }> {
  const ann = await house.regular('Ann', { phone });
  const { table, path } = await makeTable(ann, house, game, seats, options);
  await ann.page.goto(`/table/${table}`);
  return { ...ann, path };
}

async function twoPeople(game: string, phone = false): Promise<[Guest & { path: string }, Guest]> {
  const [ann, other] = [await house.regular('Ann', { phone }), await house.regular('Ben')];
  const { path } = await seatTwo(house, ann, other, game, { begins: '1' });
  await untilDue(ann.page);
  return [{ ...ann, path }, other];
}

const leave = (...guests: Guest[]) => Promise.all(guests.map((guest) => guest.leave()));

test('a bot greets even where the board comes after the first moves', async () => {
  const ann = await house.guest('Ann');
  let show = () => {};
  const wanted = new Promise<void>((done) => (show = done));
  await ann.page.route('**/assets/Board-*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  const { table } = await makeTable(ann, house, 'tenzania', [me, { kind: 'open' }]);
  await ann.page.goto(`/table/${table}`);
  await ann.page.getByRole('button', { name: said('lobby-add-bot') }).click();
  const asked = ann.page.locator('[data-cast] button').first();
  const greeting = await asked.locator('.small').innerText();
  await asked.click();
  await ann.page.getByRole('button', { name: said('lobby-start'), exact: true }).click();
  await ann.page.locator('[data-way="Moves"]').waitFor();
  await untilDue(ann.page);
  await ann.page.locator('[data-way="Moves"]').click();
  await ann.page.locator('dialog [data-action]').first().click();
  await expect.poll(() => ann.page.locator('[data-told]').getAttribute('data-told')).not.toBe('0');

  show();
  // Which of its lines it says depends on the table.
  const lines = [greeting, ...[1, 2].map((line) => said('bot-start', { character: 'pip', line }))];
  const bubble = ann.page.locator('[data-banter] [data-line]');
  await expect.poll(async () => lines.includes(await bubble.innerText())).toBe(true);
  await ann.leave();
});

test.each(instead([2, 3, 4, 8], [2, 8]))(
  'Tenzania with %i seats: the hand is never cut off, and nothing covers anything',
  async (count) => {
    const ann = await seated('tenzania', [me, ...Array.from({ length: count - 1 }, () => bot)], { begins: '1' });
    await untilDue(ann.page);

    for (const size of SIZES) {
      await ann.page.setViewportSize(size);
      await ann.page.waitForTimeout(150);
      await expectWithin(ann.page, '[aria-label="Cards"] > button');
      await expectWholeNames(ann.page);
      await expectNoOverhang(ann.page);
      const at = (what: string) => boxes(ann.page.locator(`[data-board] ${what}`));
      const [draw, piles, plates, tags] = [
        (await at('[data-draw]'))[0]!,
        await at('[data-won]'),
        await at('.plate'),
        await at('[data-won] .tag'),
      ];
      for (const box of [...piles, ...plates]) expect(overlap(draw, box)).toBe(false);
      for (const plate of plates) expect(tags.filter((tag) => overlap(tag, plate))).toEqual([]);
    }
    // On a desktop nothing scrolls, not even by a few pixels.
    expect(await ann.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await leave(ann);
  },
);

test('10 Squares: pile, card and both rails fit every screen', async () => {
  const ann = await seated('ten_squares', [me, bot]);
  await untilDue(ann.page);

  for (const size of SIZES) {
    await ann.page.setViewportSize(size);
    await ann.page.waitForTimeout(150);
    await expectWithin(ann.page, '[data-board] .turn, [data-board] .squares');
    await expectWholeNames(ann.page);
    await expectNoOverhang(ann.page);
  }
  await leave(ann);
});

test('text of twice the size: nothing scrolls sideways, and the hand can be reached', async () => {
  const ann = await seated('tenzania', [me, bot, bot], { begins: '1' });
  await untilDue(ann.page);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await ann.page.setViewportSize(size);
    await ann.page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await ann.page.waitForTimeout(150);

    await expectNoOverhang(ann.page);
    await expectWithin(ann.page, '[aria-label="Cards"] .face');
  }
  await leave(ann);
});

test('one screen for two: nobody is “you”, and 10 Squares keeps its sides', async () => {
  const ann = await seated('ten_squares', [me, ben]);
  const rails = () => ann.page.locator('[data-board] .rail .plate strong').allInnerTexts();
  await untilDue(ann.page);
  const sides = await rails();
  expect([...sides].sort()).toEqual(['Ann', 'Ben']);

  const inFront = new Set<string>();
  for (let move = 0; move < 5; move++) {
    await untilDue(ann.page);
    inFront.add(await ann.page.locator('h1 .for').innerText());
    expect(await rails()).toEqual(sides);
    expect(
      await ann.page
        .locator('[data-board], [data-side]')
        .allInnerTexts()
        .then((all) => all.join(' ')),
    ).not.toMatch(/\byou\b/i);
    await ann.page.keyboard.press('m');
    await ann.page.locator('dialog [data-action]').first().click();
  }
  expect(inFront.size).toBe(2);
  expect(ann.problems).toEqual([]);
  await leave(ann);
});

test('a line that dies while one waits is noticed within five seconds, and replaced', async () => {
  const ann = await house.regular('Ann');
  let isSwallowed = false;
  let lines = 0;
  await ann.page.routeWebSocket(/\/socket/, (line) => {
    lines += 1;
    const server = line.connectToServer();
    const isDead = () => isSwallowed && lines === 1;
    line.onMessage((message) => void (isDead() || server.send(message)));
    server.onMessage((message) => void (isDead() || line.send(message)));
  });
  const { table } = await makeTable(ann, house, 'tenzania', [me, bot], { begins: '1' });
  await ann.page.goto(`/table/${table}`);
  await untilDue(ann.page);
  const banner = ann.page.getByText(said('table-lost'));
  // Longer than the line may be silent: it is asked, and answers.
  await ann.page.waitForTimeout(2_200);
  expect(lines).toBe(1);

  isSwallowed = true;
  const since = Date.now();
  await expect.poll(() => lines, { timeout: 15_000, interval: 50 }).toBe(2);
  // The five seconds of the heartbeat, the first wait before dialling, and a busy machine.
  expect(Date.now() - since).toBeLessThan(8_000);
  await banner.waitFor({ state: 'detached' });
  await untilDue(ann.page);
  expect(ann.problems).toEqual([]);
  await ann.page.close();
  await leave(ann);
});

test('who goes away is said without a jump, on a phone and on a desktop', async () => {
  const [ann, other] = await twoPeople('tenzania', true);
  const eve = await house.regular('Eve');
  await eve.page.goto(ann.path);
  await eve.page.getByText('watching', { exact: true }).waitFor();
  const watchers = [ann.page, eve.page];
  for (const page of watchers) {
    await page.waitForTimeout(600);
    await page.evaluate(() => {
      const shifts = ((globalThis as unknown as { shifts: number[] }).shifts = []) as number[];
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift' });
    });
  }

  await other.page.close();
  for (const page of watchers) {
    await page
      .getByText(/Ben is away/)
      .first()
      .waitFor();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
  }
  expect(await eve.page.locator('[data-side] [data-seat="1"]').innerText()).toContain('away');
  await leave(ann, other, eve);
});

test('beside a wide board stand log, seats and reactions; one tap is heard at the seat', async () => {
  const [ann, other] = await twoPeople('tenzania');
  expect(await ann.page.locator('[data-way="Log"]').count()).toBe(0);
  await ann.page.keyboard.press('m');
  await ann.page.locator('dialog [data-action]').first().click();
  await ann.page
    .locator('[data-side]')
    .getByText(/You play/)
    .first()
    .waitFor();

  await ann.page.locator('[data-side] [data-seat="0"] [data-reaction="well-played"]').click();
  await other.page
    .locator('[data-side] [data-seat="0"]', { hasText: said('table-say', { reaction: 'well-played' }) })
    .waitFor();
  await expect.poll(() => other.page.locator('[data-live="changed"]').innerText()).toBe('Ann: Well played!');
  expect(await findingsInBoth(ann.page)).toEqual([]);

  // Where there is no room beside the board, the same is a drawer.
  await ann.page.setViewportSize({ width: 1100, height: 800 });
  await ann.page.locator('[data-way="Log"]').click();
  await ann.page.locator('dialog [data-seat="1"]', { hasText: 'Ben' }).waitFor();
  await ann.page
    .locator('dialog')
    .getByText(/You play/)
    .first()
    .waitFor();
  await leave(ann, other);
});

const waysOf = (page: Page) =>
  page.locator('[data-way]').evaluateAll((all) => all.map((one) => one.getAttribute('data-way')));

test('who watches gets no button that can do nothing, and who resigned is not called any more', async () => {
  const [ann, other] = [await house.regular('Ann'), await house.regular('Ben')];
  // Bots alone would play on to the end at once.
  const { table, path } = await prepareTable(ann, house, 'tenzania', { seats: ['me', await guestOf(other), 'bot'] });
  await ann.page.goto(`/table/${table}`);
  await untilDue(ann.page);
  const eve = await house.regular('Eve');
  await eve.page.goto(path);
  await eve.page.getByText('watching', { exact: true }).waitFor();
  expect(await waysOf(eve.page)).toEqual([said('shell-rules'), said('table-bar-menu')]);

  await ann.page.locator('[data-way="Menu"]').click();
  await ann.page.getByRole('button', { name: said('menu-resign') }).click();
  await ann.page.getByRole('button', { name: said('menu-resign-yes', { ends: 'no' }) }).click();
  await ann.page.locator('[data-status]', { hasText: said('table-resigned') }).waitFor();
  expect(await waysOf(ann.page)).toEqual([said('shell-rules'), said('table-bar-menu')]);
  expect(await ann.page.title()).not.toContain(said('start-line-turn'));
  expect(await ann.page.locator('[data-live="urgent"]').innerText()).toBe('');
  expect(await status(ann.page)).not.toMatch(/your turn/);
  await leave(ann, other, eve);
});

test('while a game is being compiled the table says how far it is, on any screen, until it is ready', async () => {
  const ann = await house.regular('Ann');
  let progress = 0;
  await ann.page.route('**/api/games', async (route) => {
    const { games } = await (await route.fetch()).json();
    const ready = progress < 1 ? 'interpreted' : 'compiled';
    await route.fulfill({ json: { games: games.map((game: object) => ({ ...game, ready, progress })) } });
  });
  await ann.page.clock.install();
  const { table } = await makeTable(ann, house, 'tenzania', [me, bot], { begins: '1' });
  await ann.page.goto(`/table/${table}`);
  await untilDue(ann.page);
  const line = ann.page.locator('[data-preparing]:visible');

  await expect.poll(() => line.innerText()).toContain(said('table-preparing', { percent: 0 }));
  expect(await findings(ann.page)).toEqual([]);
  await ann.page.setViewportSize({ width: 390, height: 844 });
  progress = 0.42;
  await ann.page.clock.fastForward(2_000);
  await expect.poll(() => line.innerText()).toContain(said('table-preparing', { percent: 42 }));
  await expectWithin(ann.page, '[aria-label="Cards"] > button');
  progress = 1;
  await ann.page.clock.fastForward(2_000);
  await line.waitFor({ state: 'detached' });
  await leave(ann);
});

test('on a small phone the menu shows at once how to leave', async () => {
  const ann = await seated('tenzania', [me, bot], { begins: '1' }, true);
  await ann.page.setViewportSize({ width: 360, height: 640 });
  await untilDue(ann.page);
  await ann.page.locator('[data-way="Menu"]').click();
  const [box] = await boxes(ann.page.getByRole('button', { name: said('lobby-leave') }));

  expect(box!.y + box!.height).toBeLessThanOrEqual(640);
  await leave(ann);
});

test('a refused notification leaves its box unticked', async () => {
  const ann = await house.regular('Ann');
  await ann.page.addInitScript(() => {
    (globalThis as unknown as { Notification: unknown }).Notification = {
      permission: 'denied',
      requestPermission: async () => 'denied',
    };
  });
  await ann.page.goto('/settings');
  const box = ann.page.getByLabel(like('settings-notify'));
  await box.click();
  await ann.page.getByText(said('settings-notify-refused')).first().waitFor();

  expect(await box.isChecked()).toBe(false);
  await ann.page.close();
  await leave(ann);
});

test('the end comes into view and takes the focus, wherever the page was; nothing urgent is left', async () => {
  const ann = await seated('ten_squares', [me, bot], {}, true);
  await ann.page.setViewportSize({ width: 390, height: 420 });
  await playToEnd([{ page: ann.page, hands: 'taps' }], async (made) => {
    await ann.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    if (made === 2) await skipAhead(house, [ann]);
  });

  await expect.poll(() => ann.page.evaluate(() => document.activeElement?.hasAttribute('data-end'))).toBe(true);
  const [title] = await boxes(ann.page.locator('#end-title'));
  const [top] = await boxes(ann.page.locator('.table > .top'));
  expect(title!.y).toBeGreaterThanOrEqual(top!.height);
  expect(title!.y + title!.height).toBeLessThanOrEqual(420);
  expect(await ann.page.locator('[data-live="urgent"]').innerText()).toBe('');
  expect(await waysOf(ann.page)).toEqual(['Log', said('shell-rules'), said('table-bar-menu')]);
  await leave(ann);
});

test('resigning a game of two ends it: the other has won', async () => {
  const [ann, other] = await twoPeople('tenzania');
  const offered = ann.page.waitForResponse((answer) => answer.url().includes('/api/notices'));
  await ann.page.locator('[data-way="Menu"]').click();
  // This server tells nobody of turns, so its pages do not offer it.
  expect(await (await offered).json()).toMatchObject({ mail: false, push: null });
  expect(await ann.page.locator('[data-notices]').count()).toBe(0);
  await ann.page.getByRole('button', { name: said('menu-resign') }).click();
  await ann.page.getByRole('button', { name: said('menu-resign-yes', { ends: 'yes' }) }).click();

  await other.page.locator('#end-title', { hasText: said('end-you') }).waitFor();
  await ann.page.locator('#end-title', { hasText: said('end-you-resigned') }).waitFor();
  expect(await status(ann.page)).toBe(said('table-over'));

  // The match is Ben's and Ann's; a stranger sees it when one of them says so.
  const eve = await house.regular('Eve');
  const replay = `${new URL(ann.page.url()).pathname}/replay`;
  await eve.page.goto(replay);
  await eve.page.getByText(said('end-replay-missing')).waitFor();
  await ann.page.locator('[data-end] summary').click();
  await ann.page.getByRole('button', { name: said('end-share') }).click();
  expect(await ann.page.getByLabel(like('end-shared')).inputValue()).toContain(replay);
  await eve.page.goto(replay);
  await eve.page.locator('[data-step]').waitFor();
  expect(await eve.page.getByRole('link', { name: said('end-replay-to-table') }).count()).toBe(0);
  await leave(ann, other, eve);
});

test('a replay with open cards shows them, keeps the sentences, and has a list of moves', async () => {
  const ann = await seated('tenzania', [me, bot], { begins: '1' });
  for (let move = 0; move < 3; move++) {
    await untilDue(ann.page);
    await ann.page.keyboard.press('m');
    await ann.page.locator('dialog [data-action]').first().click();
  }
  await untilDue(ann.page);
  await ann.page.locator('[data-way="Menu"]').click();
  await ann.page.getByRole('button', { name: said('menu-resign') }).click();
  await ann.page.getByRole('button', { name: said('menu-resign-yes', { ends: 'yes' }) }).click();
  await ann.page.locator('[data-end] summary').click();
  await ann.page.getByRole('link', { name: said('end-replay') }).click();
  await ann.page.getByLabel(said('end-replay-seen-by')).selectOption('all');

  const moves = ann.page.locator('[data-move]');
  expect(await moves.count()).toBeGreaterThanOrEqual(7);
  await moves.nth(3).click();
  await ann.page.locator('[data-step]', { hasText: /^3 / }).waitFor();
  expect(await ann.page.locator('[data-move="3"]').getAttribute('aria-current')).toBe('step');
  await expect.poll(() => ann.page.locator('[data-told]').innerText()).toMatch(/^Ann plays/);
  for (const seat of [0, 1]) {
    const open = await ann.page.locator(`[data-board] [data-hand="${seat}"] .open`).allInnerTexts();
    expect(open.length).toBe(3);
    for (const card of open) expect(Number(card)).toBeLessThanOrEqual(10);
  }

  // Going on by one and playing on are two different signs.
  const signs = await ann.page
    .locator('.controls button path')
    .evaluateAll((all) => all.map((one) => one.getAttribute('d')));
  expect(new Set(signs).size).toBe(5);
  const next = ann.page.getByRole('button', { name: said('end-replay-next') });
  expect(await next.innerText()).toBe(said('end-replay-next'));
  expect(await findings(ann.page)).toEqual([]);

  // On a phone the moves are a drawer.
  await ann.page.setViewportSize({ width: 390, height: 844 });
  await ann.page.locator('[data-moves]').click();
  await ann.page.locator('dialog [data-move="5"]').click();
  await ann.page.locator('[data-step]', { hasText: /^5 / }).waitFor();
  await expectNoOverhang(ann.page);
  expect(ann.problems).toEqual([]);
  await leave(ann);
});

test('at the end on a phone, what is behind More opens below and moves no button above it', async () => {
  const ann = await house.regular('Ann', { phone: true });
  const { table } = await prepareTable(ann, house, 'ten_squares', { after: 2 });
  await ann.page.goto(`/table/${table}`);
  await ann.page.locator('[data-way="Menu"]').click();
  await ann.page.getByRole('button', { name: said('menu-resign') }).click();
  await ann.page.getByRole('button', { name: said('menu-resign-yes', { ends: 'yes' }) }).click();
  const ways = ann.page.locator('[data-end] .ways > .button, [data-end] summary');
  await ways.last().waitFor();
  const before = await boxes(ways);
  await ann.page.locator('[data-end] summary').tap();
  await ann.page.getByRole('button', { name: said('end-share') }).waitFor();

  expect(await boxes(ways)).toEqual(before);
  await expectNoOverhang(ann.page);
  await ann.leave();
});

test('at a table of two the rules stay in the bar, on a phone, too; Hint keeps its room while it thinks', async () => {
  for (const phone of [true, false]) {
    const [ann, other] = await twoPeople('tenzania', phone);
    await ann.page.locator('[data-way="Talk"]').waitFor();
    expect(await ann.page.locator('[data-way="Rules"]').count()).toBe(1);
    await expectNoOverhang(ann.page);

    const all = ann.page.locator('[data-bar] button');
    const before = await boxes(all);
    await ann.page.locator('[data-way="Hint"] .text').evaluate(
      (node, [hint, thinking]) => {
        node.firstChild!.textContent = thinking!;
        if (node.hasAttribute('data-at-times')) node.setAttribute('data-at-times', hint!);
      },
      [said('table-bar-hint'), said('table-bar-thinking')],
    );
    expect(await boxes(all)).toEqual(before);
    await ann.leave();
    await other.leave();
  }
});
