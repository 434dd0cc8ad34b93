/** An evening: one code for all, the wall, rest and go on, and another neighbour in the next round. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, House, type Guest } from './serverFixture';
import { expectNoOverhang, findings, findingsInBoth } from './layoutChecks';
import { like, marked, said, saidIn } from './wording';

let house: House;
beforeAll(async () => {
  house = await House.open(['tenzania']);
});
afterAll(() => house?.close());

/** Comes in by the code, says a name, and waits. */
async function comeIn(guest: Guest, code: string, name: string): Promise<void> {
  await guest.page.goto('/join');
  await guest.page.getByLabel(said('new-join-code')).fill(code);
  await guest.page.getByRole('button', { name: said('shell-join') }).click();
  await guest.page.getByLabel(said('evening-name')).fill(name);
  await guest.page.getByRole('button', { name: said('evening-enter') }).click();
  await guest.page.getByText(like('evening-wait-first')).waitFor();
}

/** A list of many guests is short at first, and whole by one tap. */
async function findEveryGuest({ page }: Guest): Promise<void> {
  const address = '**/api/evenings/*';
  await page.route(address, async (route) => {
    const evening = await (await route.fetch()).json();
    const guests = Array.from({ length: 30 }, (_, at) => ({ ...evening.guests[0], guest: at, name: `Guest ${at}` }));
    await route.fulfill({ json: { ...evening, guests } });
  });
  await page.getByRole('button', { name: said('evening-guests-all', { count: 30 }) }).click();
  await page.getByText('Guest 29').waitFor();
  await page.unroute(address);
  await expect.poll(() => page.locator('.guests li').count()).toBe(2);
}

const tableOn = (guest: Guest) => guest.page.url().match(/table\/([^/?]+)/)?.[1];

test('a host leads two rounds from a browser; guests on phones are led to their tables', async () => {
  const host = await house.guest('Zoe');
  await host.page.goto('/');
  await host.page.getByRole('link', { name: marked('start-evening', 'make') }).click();
  await host.page.getByLabel(said('evening-size')).selectOption('2');
  await host.page.getByRole('button', { name: said('evening-create') }).click();
  const code = (await host.page.locator('[data-invite] .code').textContent())!.replace(said('tv-code'), '').trim();

  const guests = await Promise.all([house.guest('', { phone: true }), house.guest('', { phone: true })]);
  await Promise.all(guests.map((guest, at) => comeIn(guest, code, ['Ann', 'Ben'][at]!)));
  await expectNoOverhang(guests[0]!.page);
  expect(await findingsInBoth(guests[0]!.page)).toEqual([]);
  await expect.poll(() => host.page.locator('.guests li').count()).toBe(2);
  await findEveryGuest(host);
  const shown = (await host.page.locator('[data-invite] .code').boundingBox())!;
  expect(shown.y + shown.height).toBeLessThanOrEqual(DESKTOP.height);

  // Whoever looks elsewhere finds the way back on the start page: the host, and a guest.
  for (const { page } of [host, guests[0]!]) {
    await page.goto('/');
    await page.locator('[data-event]').click();
    await page.locator('[data-host], [data-evening]').waitFor();
  }

  await host.page.getByRole('button', { name: said('evening-begin') }).click();
  await Promise.all(guests.map((guest) => guest.page.locator('[data-board] .board').waitFor()));
  const first = guests.map(tableOn);
  expect(new Set(first).size).toBe(1);
  await expect.poll(() => host.page.locator('[data-table]').count()).toBe(1);
  // One table has room to be read from a few steps away.
  expect(await host.page.locator('[data-tables]').evaluate((node) => parseFloat(getComputedStyle(node).fontSize))).toBe(
    20,
  );
  expect(await findingsInBoth(host.page)).toEqual([]);

  const wall = await host.context.newPage();
  await wall.setViewportSize({ width: 1280, height: 720 });
  await wall.goto(`${host.page.url().replace('?', '/wall?')}`);
  await wall.locator('[data-wall] [data-table]').waitFor();
  expect(await wall.locator('[data-wall] img').count()).toBe(1);
  expect(await findingsInBoth(wall)).toEqual([]);

  await host.page.getByRole('button', { name: said('evening-pause') }).click();
  await Promise.all(guests.map((guest) => guest.page.locator('[data-paused]').waitFor()));
  const board = guests[0]!.page.locator('[data-board]');
  expect(await board.evaluate((node) => getComputedStyle(node).filter)).toContain('grayscale');
  await wall.getByText(said('evening-paused')).waitFor();
  await host.page.getByRole('button', { name: said('evening-go-on') }).click();
  await Promise.all(guests.map((guest) => guest.page.locator('[data-paused]').waitFor({ state: 'detached' })));

  // One gives up: the match is over, and both wait for the next round, one here and one at the table.
  const [giving, winning] = guests as [Guest, Guest];
  await giving.page.getByRole('button', { name: said('table-bar-menu') }).click();
  await giving.page.getByRole('button', { name: said('menu-resign') }).click();
  await giving.page.getByRole('button', { name: said('menu-resign-yes', { ends: 'yes' }) }).click();
  await winning.page.locator('[data-at-evening] a').click();
  await winning.page.locator('[data-place]').waitFor();
  expect(await winning.page.locator('[data-place]').textContent()).toContain('You won');
  await expectNoOverhang(winning.page);

  // Before the host's page knows that all are done, it would ask first.
  await host.page.locator('button.primary', { hasText: said('evening-next') }).click();
  await expect
    .poll(() => guests.every((guest) => tableOn(guest) !== undefined && tableOn(guest) !== first[0]))
    .toBe(true);
  const csv = await host.context.request.get(
    `/api/evenings/${host.page.url().match(/evening\/([^/?]+)/)![1]}/results.csv`,
  );
  expect(await csv.text()).toContain('Ann');
  expect([host, ...guests].flatMap(({ problems }) => problems)).toEqual([]);
});

test('clocks stand at the table, and only those that run go down', async () => {
  const ann = await house.guest('Ann', { phone: true });
  await ann.page.goto('/new/tenzania');
  await ann.page.locator('.who select').nth(1).selectOption({ index: 3 });
  await ann.page.getByLabel(saidIn('tenzania', 'option-begins')).selectOption('1');
  await ann.page
    .getByLabel(said('clock-choice'))
    .selectOption(said('clock-per-move', { per: said('clock-minutes', { count: 3 }) }));
  await ann.page.getByLabel(said('clock-then')).selectOption(said('clock-then-choice', { then: 'bot' }));
  await ann.page.getByRole('button', { name: said('lobby-start') }).click();
  const times = ann.page.locator('[data-clocks] .time');
  await expect.poll(() => times.allTextContents()).toEqual([expect.stringMatching(/^2:5/), '3:00']);
  expect(await ann.page.locator('[data-clocks] .runs .name').allTextContents()).toEqual(['Ann']);
  await expectNoOverhang(ann.page);
  expect(await findings(ann.page)).toEqual([]);
  expect(ann.problems).toEqual([]);
});
