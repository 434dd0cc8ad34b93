/** The board of The Heart of Africa: whole games by taps and by keys, every sheet, a phone, and who hears of what. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import facts from '../src/generated/heart_of_africa.facts.json';
import { addsUp, arrowsOf, chooseTickets, GAME, keysTo, sheetOf, untilDue } from './heartPlayer';
import { House, instead, thorough, type Guest } from './serverFixture';
import { boxes, expectNoOverhang, findingsInBoth } from './layoutChecks';
import { guestOf, hear, playAhead, playToEnd, prepareTable, resign, tableOn, type Moment } from './hintPlayer';
import { said, saidIn } from './wording';

const TRACKS = facts.tracks;
const FIVE = ['me', 'bot', 'bot', 'bot', 'bot'];
const FOUR = FIVE.slice(0, 4);
const FERRIES = TRACKS.filter(({ ferry }) => ferry > 0).map(({ claim }) => `claim ${claim}`);

let house: House;
beforeAll(async () => {
  house = await House.open([GAME]);
});
afterAll(() => house?.close());

const trackOf = (page: Page, claim: string) =>
  page.locator(`[data-track="${TRACKS.findIndex((track) => `claim ${track.claim}` === claim)}"]`);

/** A table in the middle of a match, open on the page; the actions that were wanted. */
async function arrive(guest: Guest, moment: Moment): Promise<string[]> {
  const { table, way } = await prepareTable(guest, house, GAME, moment);
  await guest.page.goto(`/table/${table}`);
  await guest.page.locator('.track').first().waitFor();
  await untilDue(guest.page);
  return way;
}

test('two browsers play the last trains, one by taps and one by keys alone, and see the same end', async () => {
  const [ann, ben] = [await house.regular('Ann'), await house.regular('Ben')];
  const { table } = await prepareTable(ann, house, GAME, {
    seats: ['me', await guestOf(ben)],
    fields: { trains: [0, 7] },
  });
  const pages = [ann.page, ben.page];
  for (const page of pages) {
    await page.goto(`/table/${table}`);
    await page.locator('.track').first().waitFor();
  }

  await playToEnd(
    [
      { page: ann.page, hands: 'taps' },
      { page: ben.page, hands: 'keys' },
    ],
    async () => {
      for (const page of pages) if (await page.locator('[data-choosing]').count()) await chooseTickets(page);
    },
  );

  for (const page of pages) {
    const rows = await sheetOf(page, 2);
    expect(rows.every(addsUp)).toBe(true);
    const scores = (await page.locator('[data-end] td.score').allInnerTexts()).map(Number);
    expect(rows.map(({ total }) => total!).sort()).toEqual(scores.sort());
  }
  expect([...ann.problems, ...ben.problems]).toEqual([]);
  await Promise.all([ann.leave(), ben.leave()]);
});

test('resigning against bots shows how it ended, and counts nothing', async () => {
  const ann = await house.regular('Ann');
  await arrive(ann, { seats: FOUR });
  await resign(ann.page);

  expect(await ann.page.locator('[data-end] [data-look]').count()).toBe(1);
  expect(await ann.page.locator('[data-score]').count()).toBe(0);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('at 390×844: the last trains by taps, the last round, the sheet step by step, and a picture to keep', async () => {
  const ann = await house.regular('Ann', { phone: true });
  const { page } = ann;
  await arrive(ann, { fields: { turns_left: [1, 2] } });
  await page.locator('.banner', { hasText: 'Last round' }).waitFor();

  await playToEnd([{ page, hands: 'taps' }]);

  const rows = await sheetOf(page, 2);
  expect(rows.every(addsUp)).toBe(true);
  const ticket = page.locator('[data-score] .ticket').first();
  await ticket.tap();
  expect(await page.locator('.frame circle.ring').count()).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: saidIn(GAME, 'board-score-start') }).tap();
  expect((await sheetOf(page, 2)).map(({ total }) => total)).toEqual(rows.map(({ tracks }) => tracks));
  const next = page.getByRole('button', { name: saidIn(GAME, 'board-score-next') });
  await next.tap();
  expect((await sheetOf(page, 2)).map(({ total }) => total)).toEqual(
    rows.map(({ tracks, doubled }) => tracks! + doubled!),
  );
  await next.tap();
  expect(await page.locator('.frame circle.ring').count()).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: saidIn(GAME, 'board-score-skip') }).tap();
  expect(await sheetOf(page, 2)).toEqual(rows);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('[data-picture]').tap()]);
  expect(saved.suggestedFilename()).toBe('the-heart-of-africa.jpg');
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('nothing names the winner while the sheet adds up; it does when the sheet is skipped', async () => {
  const ann = await house.regular('Ann', { motion: true });
  const { page } = ann;
  await arrive(ann, { fields: { turns_left: [1, 2] } });
  const made = Number(await page.locator('[data-count]').getAttribute('data-count'));

  await playAhead(house, tableOn(page), [{ guest: ann, seat: 0, made }]);
  await page.locator('[data-score]:not([data-step="all"])').waitFor();

  expect(await page.locator('[data-end], .won').count()).toBe(0);
  expect(await page.locator('header').first().innerText()).not.toMatch(/Globetrotter|tickets|wins/);
  await page.getByRole('button', { name: saidIn(GAME, 'board-score-skip') }).click();
  await page.locator('[data-end] h2').waitFor();
  expect(await page.locator('[data-score] .won').count()).toBeGreaterThan(0);
  await ann.leave();
});

test('on a phone the whole map is in sight while the sheet adds up', async () => {
  const ann = await house.regular('Ann', { phone: true, motion: true });
  const { page } = ann;
  await arrive(ann, { seats: FIVE, fields: { turns_left: [1, 2] } });
  const made = Number(await page.locator('[data-count]').getAttribute('data-count'));

  await playAhead(house, tableOn(page), [{ guest: ann, seat: 0, made }]);
  await page.locator('[data-score]:not([data-step="all"])').waitFor();
  await page.waitForTimeout(400);

  const [top, map, sheet, bar] = await Promise.all(
    ['.table > .top', '.frame[role=group]', '[data-score]', '[data-bar]'].map((what) =>
      page.locator(what).boundingBox(),
    ),
  );
  expect(map!.y).toBeGreaterThanOrEqual(top!.y + top!.height);
  expect(sheet!.y).toBeGreaterThanOrEqual(map!.y + map!.height);
  expect(sheet!.y + sheet!.height).toBeLessThanOrEqual(bar!.y);
  await ann.leave();
});

/** Of the tracks every eighth in the gate; `make slow` asks all of them. */
const REACHED = [...TRACKS.keys()];

test('by keys the tracks of the 96 routes are reached and chosen', async () => {
  const left = new Set(
    instead(
      REACHED,
      REACHED.filter((track) => track % 8 === 0),
    ),
  );
  const [ann, ben] = [await house.regular('Ann'), await house.regular('Ben')];
  const { page } = ann;
  const { table } = await prepareTable(ann, house, GAME, { seats: ['me', await guestOf(ben)], seat: 1, after: 30 });
  // While somebody else is to play, who chooses a track is told of it and no more.
  for (const one of [ben.page, page]) {
    await one.goto(`/table/${table}`);
    await one.locator('.track').first().waitFor();
  }
  const arrows = await arrowsOf(page);
  const focused = () =>
    page.evaluate(() => Number((document.activeElement as HTMLElement | null)?.dataset.track ?? -1));

  for (const track of REACHED) expect(() => keysTo(arrows, 0, (one) => one === track)).not.toThrow();
  for (let here = await focused(); left.size > 0;) {
    for (const key of keysTo(arrows, here, (track) => left.has(track))) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    here = await page.evaluate(() =>
      Number(
        (document.activeElement as HTMLElement).getAttribute('aria-pressed') === 'true'
          ? (document.activeElement as HTMLElement).dataset.track
          : -1,
      ),
    );
    expect(here).toBeGreaterThanOrEqual(0);
    const { length } = TRACKS[here]!;
    await page.locator('.about', { hasText: length === 1 ? '1 space' : `${length} spaces` }).waitFor();
    left.delete(here);
  }

  expect(new Set(TRACKS.map(({ between }) => between.join())).size).toBe(96);
  await Promise.all([ann.leave(), ben.leave()]);
});

test('a claim doubled with locomotives; taken back first, and claimed again', async () => {
  const ann = await house.regular('Ann');
  const { page } = ann;
  const way = await arrive(ann, { after: 40, way: ['claim .*', 'pay .*', 'double (.* )?loco x.*'] });
  const sheet = page.locator('[data-claim]');
  await trackOf(page, way[0]!).press('Enter');
  await sheet.waitFor();
  await sheet.getByRole('button', { name: 'Cancel' }).press('Enter');
  await sheet.waitFor({ state: 'detached' });
  await untilDue(page);

  // One button that says the points of what is chosen; nothing else is said while it is on its way.
  const { length } = TRACKS.find(({ claim: name }) => `claim ${name}` === way[0])!;
  const said = (points: number) => new RegExp(`\\b${points}\\b`);
  await trackOf(page, way[0]!).press('Enter');
  expect(await sheet.locator('.button.primary').innerText()).toMatch(said(facts.points[length]!));
  for (const one of way.slice(1)) await page.locator(`[data-way-to="${one}"]`).check();
  const texts = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('[data-claim] .button.primary');
      if (button) seen.add(button.innerText.trim());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  await sheet.locator('.button.primary', { hasText: said(2 * facts.points[length]!) }).click();
  await sheet.waitFor({ state: 'detached' });
  for (const text of await texts.evaluate((seen) => [...seen])) expect(text).toMatch(said(2 * facts.points[length]!));

  await page.locator('.track[data-owner="0"].last, .track[data-owner="0"]').first().waitFor({ state: 'attached' });
  await page.locator('[data-way="Log"]').click();
  await expect
    .poll(() =>
      page
        .locator('[data-side] li, [data-log] li')
        .allInnerTexts()
        .then((all) => all.join(' ')),
    )
    .toMatch(/You claim .* doubled with .*locomotive/s);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test("a ferry is paid with its locomotives; a track of one's own and a closed one say why not", async () => {
  const ann = await house.regular('Ann');
  const { page } = ann;
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const [ferry] = await arrive(ann, { after: 20, way: [FERRIES.join('|'), 'pay .*'] });
  await trackOf(page, ferry!).press('Enter');
  await page.locator('[data-claim]', { hasText: 'ferry' }).waitFor();
  const ways = await page
    .locator('[data-way-to^="pay"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.wayTo!));
  const least = TRACKS.find(({ claim: name }) => `claim ${name}` === ferry)!.ferry;
  expect(ways.length).toBeGreaterThan(0);
  for (const pay of ways) expect(Number(/loco x(\d+)/.exec(pay)?.[1] ?? 0)).toBeGreaterThanOrEqual(least);
  await page.locator('[data-claim] .button.primary').click();
  await expect.poll(() => trackOf(page, ferry!).getAttribute('data-owner')).toBe('0');

  await arrive(ann, { after: 130, fields: { cards_taken: [0, 0], turns_left: [0, 0] } });
  const owner = await page
    .locator('[data-track]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.owner ?? ''));
  const own = owner.indexOf('0');
  const closed = TRACKS.findIndex(({ twin }, track) => twin !== null && owner[track] === '' && owner[twin] === '1');
  for (const [track, said] of [
    [own, 'You already own'],
    [closed, 'a double route closes'],
  ] as const) {
    await page.locator(`[data-track="${track}"]`).press('Enter');
    const reason = page.locator('[data-reason]', { hasText: said });
    // Beside the map, in nobody's way; the clause is a touch away.
    await reason.getByRole('button', { name: /^Rule H/ }).press('Enter');
    await page.locator('dialog', { hasText: said }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await reason.waitFor({ state: 'detached' });
  }
  // The page knows why by itself: the rules are here, and all that they need is in its view.
  expect(sent.some((command) => command.includes('"act'))).toBe(true);
  expect(sent.filter((command) => command.includes('"why"'))).toEqual([]);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('before it is paid the sheet says why a track cannot be doubled, and what the others did can be looked at', async () => {
  const ann = await house.regular('Ann');
  const { page } = ann;
  for (let deal = 0; ; deal++) {
    await arrive(ann, {
      seed: `single ${deal}`,
      after: 30,
      fields: { cards_taken: [0, 0] },
      way: ['claim .*', 'pay .*'],
      seats: ['me', 'bot', 'bot'],
    });
    const payable = await page.locator('.track.payable').first().elementHandle();
    await page.locator('[data-look-back]').press('Enter');
    await page.locator('[data-since="0"]').waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await payable!.press('Enter');
    await page.locator('[data-claim]').waitFor();
    const refused = page.locator('[data-refused]');
    if (
      await refused.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      )
    ) {
      // What nobody has asked for names no rule.
      expect(await refused.getAttribute('data-refused')).toMatch(/^H2[789]/);
      expect(await refused.innerText()).not.toMatch(/H\d/);
      break;
    }
    expect(deal).toBeLessThan(5);
  }
  await ann.leave();
});

test('on a phone: tickets, a colour, a claim; axe is content by day and by night, and nothing scrolls sideways', async () => {
  const ann = await house.regular('Ann', { phone: true });
  const { page } = ann;
  const isClean = async () => {
    expect(await findingsInBoth(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoOverhang(page);
  };
  /** Both places of what is looked at lie on the map, and under no sheet. */
  const isInSight = () =>
    page.evaluate(() => {
      const [map, sheet] = ['.frame', '.sheets > *'].map((what) =>
        document.querySelector(what)?.getBoundingClientRect(),
      );
      const floor = Math.min(map!.bottom, sheet?.top ?? Infinity);
      const rings = [...document.querySelectorAll('.frame circle.ring')].map((ring) => ring.getBoundingClientRect());
      // A long way may touch the edges: nothing is shown smaller than the whole map.
      return (
        rings.length > 1 &&
        rings.every(
          ({ left, right, top, bottom }) =>
            left > map!.left - 16 && right < map!.right + 16 && top > map!.top - 16 && bottom < floor + 16,
        )
      );
    });
  await arrive(ann, {});
  for (const ticket of await page.locator('[data-ticket]').all()) {
    await ticket.tap();
    await expect.poll(isInSight).toBe(true);
    await ticket.tap();
  }
  await page.locator('[data-ticket]').first().tap();
  const one = await page.locator('.track.bright').count();
  expect(one).toBeGreaterThan(1);
  const rings = await page.locator('.frame circle.ring').count();
  await page.locator('[data-ticket]').nth(1).tap();
  await expect.poll(() => page.locator('.frame circle.ring').count()).toBeGreaterThan(rings);
  await page.locator('[data-ticket]').nth(1).tap();
  await expect.poll(() => page.locator('.track.bright').count()).toBe(one);
  expect(Number(await page.locator('[data-alone]').first().getAttribute('data-alone'))).toBeGreaterThan(0);
  await isClean();

  await arrive(ann, { after: 60, way: ['claim .*'] });
  await page.locator('[data-hand="red"]').tap();
  expect(await page.locator('.track.bright').count()).toBeGreaterThan(5);
  await page.locator('[data-hand="red"]').tap();
  for (const ticket of await page.locator('[data-own-ticket]').all()) {
    await ticket.tap();
    await expect.poll(isInSight).toBe(true);
  }
  await page.locator('[data-legend-open]').tap();
  const legend = page.locator('[data-legend-sheet]');
  await legend.getByText(saidIn(GAME, 'board-terrain-name', { terrain: 'jungle' })).waitFor();
  await isClean();
  await page.keyboard.press('Escape');
  await legend.waitFor({ state: 'detached' });
  await page.locator('.track.payable').first().press('Enter');
  await page.locator('[data-claim]').waitFor();
  await isClean();
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('the choice of tickets is one command, and like a half-made claim never reaches another browser', async () => {
  const [ann, ben] = [await house.regular('Ann'), await house.regular('Ben')];
  const [heard, sent]: [string[], string[]] = [[], []];
  hear(ben.page, heard);
  ann.page.on('websocket', (line) => line.on('framesent', ({ payload }) => sent.push(String(payload))));
  const visit = async (moment: Moment): Promise<string[]> => {
    const { table, way } = await prepareTable(ann, house, GAME, { seats: ['me', await guestOf(ben)], ...moment });
    for (const { page } of [ann, ben]) {
      await page.goto(`/table/${table}`);
      await page.locator('.track').first().waitFor();
    }
    return way;
  };

  await visit({});
  await chooseTickets(ann.page);
  expect(sent.filter((text) => text.includes('"act')).map((text) => JSON.parse(text).type)).toEqual(['act-all']);
  await expect.poll(() => heard.join('').includes('has chosen their tickets')).toBe(true);
  expect(/"code":"(keep|return)"/.test(heard.join(''))).toBe(false);

  const [route] = await visit({ after: 60, way: ['claim .*', 'pay .*'] });
  await ben.page.waitForTimeout(200);
  const before = heard.length;
  await trackOf(ann.page, route!).press('Enter');
  await ann.page.locator('[data-claim]').waitFor();
  await ben.page.waitForTimeout(400);
  expect(/claim|pay/.test(heard.slice(before).join(''))).toBe(false);
  expect(/"(claim|pay)-begun","args":\{"seat":0/.test(heard.join(''))).toBe(false);
  expect(await ben.page.locator('[data-claim], [data-choosing]').count()).toBe(0);
  await Promise.all([ann.leave(), ben.leave()]);
});

test('on small screens the hand, what is to be decided and every name are in sight at once', async () => {
  const ann = await house.regular('Ann');
  const { page } = ann;
  const isSeen = (what: string) =>
    page
      .locator(what)
      .last()
      .evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const spots = [
          [left + 4, top + 4],
          [right - 4, bottom - 4],
          [(left + right) / 2, (top + bottom) / 2],
        ] as const;
        return spots.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
      });
  const cut = () =>
    page
      .locator('[data-seat] .name')
      .evaluateAll(
        (all) =>
          all.filter(
            (one) => one.scrollWidth > one.clientWidth + 1 || getComputedStyle(one).textOverflow === 'ellipsis',
          ).length,
      );
  const seats = FIVE;
  const moments: { moment: Moment; open?: string; decides: string }[] = [
    { moment: { seats }, decides: '.choose .button.primary' },
    { moment: { seats, after: 60, fields: { cards_taken: [0, 0] } }, decides: '[data-take="tickets"]' },
    {
      moment: { seats, after: 60, way: ['claim .*', 'pay .*', 'double .*'] },
      open: '.track.payable',
      decides: '[data-claim] .button.primary',
    },
  ];
  for (const { moment, open, decides } of moments) {
    await page.setViewportSize({ width: 360, height: 640 });
    await arrive(ann, moment);
    if (open) await page.locator(open).first().press('Enter');
    await page.locator(decides).waitFor();
    for (const size of [
      { width: 360, height: 640 },
      { width: 844, height: 390 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => isSeen('[data-hand]'), { message: `${decides} at ${size.width}` }).toBe(true);
      await expect.poll(() => isSeen(decides), { message: `${decides} at ${size.width}` }).toBe(true);
      expect(await cut()).toBe(0);
      await expectNoOverhang(page);
    }
  }
  await ann.leave();
});

/** Which part of the window the map takes, which names and stops of the board lie where, and what lies on them. */
const boardOn = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('.frame[role=group]')!.getBoundingClientRect();
    const boxOf = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const isWithin = ({ left, right, top, bottom }: ReturnType<typeof boxOf>) =>
      left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
    const isFree = ({ left, right, top, bottom }: ReturnType<typeof boxOf>) => {
      const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return under?.closest('.frame') != null;
    };
    const names = [...document.querySelectorAll<SVGTextElement>('.frame text.name')].map((text) => ({
      name: text.textContent!.trim(),
      ...boxOf(text),
      size: Number(text.getAttribute('font-size')) * text.getScreenCTM()!.a,
    }));
    const stops = [...document.querySelectorAll('.frame circle.stop')].map(boxOf);
    // Letters have no ink in the upper and lower fifth of their lines.
    const inks = names.map(({ top, bottom, size, ...rest }) => ({
      ...rest,
      top: top + size / 5,
      bottom: bottom - size / 5,
    }));
    const letters = [...document.querySelectorAll<SVGTextElement>('.frame text.mark')];
    return {
      crossed: inks.flatMap((one, at) =>
        inks
          .slice(0, at)
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          )
          .map((other) => `${one.name} on ${other.name}`),
      ),
      letters: letters.map((text) => Number(text.getAttribute('font-size')) * text.getScreenCTM()!.a),
      share: (frame.width * frame.height) / (innerWidth * innerHeight),
      names,
      smallest: Math.min(...names.map(({ size }) => size)),
      outside: [
        ...names.filter((one) => !isWithin(one)).map(({ name }) => name),
        ...stops.filter((one) => !isWithin(one)),
      ],
      covered: [...names.filter((one) => !isFree(one)).map(({ name }) => name), ...stops.filter((one) => !isFree(one))],
    };
  });

const FIRST_VIEWS = [
  { width: 1280, height: 800, share: 0.55, size: 11 },
  { width: 390, height: 844, share: 0.52, size: 11 },
  { width: 844, height: 390, share: 0.4, size: 11 },
  { width: 1920, height: 1080, share: 0.6, size: 24, isTv: true },
  ...instead(
    [
      { width: 1440, height: 900, share: 0.55, size: 11 },
      { width: 1920, height: 1080, share: 0.55, size: 11 },
      { width: 1024, height: 768, share: 0.55, size: 11 },
      { width: 768, height: 1024, share: 0.55, size: 11 },
    ],
    [],
  ),
];

test('at first the whole board is in sight at every size: large, legible, and under no panel and no button', async () => {
  const ann = await house.regular('Ann', { confirm: 'touch' });
  const { page } = ann;
  const { table } = await prepareTable(ann, house, GAME, { seats: FIVE, after: 60, fields: { cards_taken: [0, 0] } });
  for (const { width, height, share, size, isTv = false } of FIRST_VIEWS) {
    await page.setViewportSize({ width, height });
    await page.goto(`/table/${table}${isTv ? '/tv' : ''}`);
    await page.locator('.track').first().waitFor();
    if (!isTv) await untilDue(page);
    const at = `${width}×${height}${isTv ? ' on a TV' : ''}`;
    // A bot that greets lies over the map for a moment.
    await page.locator('[data-banter]').waitFor({ state: 'detached' });
    await expect.poll(() => boardOn(page).then(({ outside }) => outside), { message: at }).toEqual([]);
    const seen = await boardOn(page);
    expect(seen.share, at).toBeGreaterThanOrEqual(share);
    expect(seen.smallest, at).toBeGreaterThanOrEqual(size - 0.01);
    // On a TV there is nothing that could be touched or lie on the map.
    if (!isTv) expect(seen.covered, at).toEqual([]);
    expect(seen.names.length, at).toBeGreaterThan(25);
    const yOf = (name: string): number => seen.names.find((one) => one.name.startsWith(name))!.top;
    if (width === 1280) expect(yOf('Cape Town') - yOf('Fachoda')).toBeGreaterThanOrEqual(0.85 * height);
    expect(seen.crossed, at).toEqual([]);
    // Where the board is as small as on a phone, letters are a little smaller than names, or wait until somebody goes closer.
    if (width > 900 || height === 844) expect(seen.letters.length, at).toBeGreaterThan(2);
    for (const letter of seen.letters) expect(letter, at).toBeGreaterThanOrEqual(width > 900 ? size - 0.01 : 8.99);
    await expectNoOverhang(page);
  }
  await ann.leave();
});

test('the first claim of a game opens its sheet before any wagon lies anywhere', async () => {
  const ann = await house.regular('Ann', { motion: true });
  const { page } = ann;
  const [claim] = await arrive(ann, {
    way: ['claim .*', 'pay .*'],
    fields: { paid_track: [TRACKS.length, 999], cards_taken: [0, 0] },
  });
  await trackOf(page, claim!).press('Enter');
  await page.locator('[data-claim]').waitFor();
  await page.waitForTimeout(300);

  expect(await page.locator('.laying').count()).toBe(0);
  expect(ann.problems).toEqual([]);
  await ann.leave();
});

test('while tickets are chosen none of them moves, and a hint names all that it keeps', async () => {
  const ann = await house.regular('Ann', { phone: true });
  const { page } = ann;
  await arrive(ann, {});
  const places = () => boxes(page.locator('[data-ticket]'));
  const before = await places();
  for (const ticket of await page.locator('[data-ticket]').all()) {
    await ticket.tap();
    await page.waitForTimeout(100);
    expect(await places()).toEqual(before);
  }
  await page.locator('[data-way="Hint"]').tap();

  await page.locator('[data-advised]').waitFor();
  expect(Number(await page.locator('[data-advised]').getAttribute('data-advised'))).toBeGreaterThanOrEqual(2);
  await ann.leave();
});

test.each(instead(['en-GB', 'fr'], ['fr']))('in %s what a deck is called stands whole on its card', async (locale) => {
  const ann = await house.regular('Ann', { locale });
  const { page } = ann;
  await arrive(ann, { seats: FIVE, after: 60, fields: { cards_taken: [0, 0] } });
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(200);
    const cut = await page.locator('[data-take] .word').evaluateAll((all) =>
      all
        .filter((word) => {
          const [own, card] = [word, word.closest('[data-take]')!].map((one) => one.getBoundingClientRect());
          return word.scrollWidth > word.clientWidth || own!.right > card!.right || own!.top < card!.top;
        })
        .map((word) => word.textContent),
    );
    expect(cut, `${width}×${height}`).toEqual([]);
  }
  await ann.leave();
});

test('a mouse that rests on a route lifts it and is told what it costs; a short one is passed over', async () => {
  const ann = await house.regular('Ann');
  await arrive(ann, { after: 20 });
  const hovered = await ann.page.locator('.track .slot').nth(40).boundingBox();
  await ann.page.mouse.move(hovered!.x + hovered!.width / 2, hovered!.y + hovered!.height / 2);
  expect(await ann.page.locator('[data-tip]').count()).toBe(0);
  await ann.page.locator('[data-tip]').waitFor();
  expect(await ann.page.locator('.track.hovered').count()).toBe(1);
  await ann.leave();
});

test('of the routes that can be paid, those on the way of an open ticket stand out', async () => {
  const ann = await house.regular('Ann');
  const { page } = ann;
  // With locomotives nearly every route can be paid.
  await arrive(ann, { seats: FOUR, seed: 'loco 8', after: 60, fields: { cards_taken: [0, 0], hand_size: [7, 40] } });
  const numbers = (what: string): Promise<string[]> =>
    page.locator(what).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.track!));
  const payable = await numbers('.track.payable');
  expect(payable.length).toBeGreaterThan(40);

  const wanted = (await page.locator('[data-wanted]').getAttribute('data-wanted'))!.split(' ');

  const onTheWay = new Set<string>();
  for (const ticket of await page.locator('[data-own-ticket]').all()) {
    await ticket.click();
    await page.locator('.track.bright').first().waitFor();
    for (const track of await numbers('.track.bright')) onTheWay.add(track);
    await ticket.click();
  }
  expect(wanted.sort()).toEqual(payable.filter((track) => onTheWay.has(track)).sort());
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.length).toBeLessThan(payable.length / 3);
  await ann.leave();
});

test('a junction that the page speaks of is named on the map', async () => {
  const ann = await house.regular('Ann');
  const { page } = ann;
  await arrive(ann, { after: 20, way: ['take .*'] });
  const isJunction = (stop: number): boolean => facts.places[facts.stops[stop]!.place]!.kind === 'junction';
  const track = TRACKS.findIndex(({ between }) => between.filter(isJunction).length === 1);
  const stop = TRACKS[track]!.between.find(isJunction)!;

  await page.locator(`[data-track="${track}"]`).press('Enter');

  const name = page.locator(`[data-junction="${stop}"]`);
  await name.waitFor({ state: 'attached' });
  const said = await page.locator('.about b, [data-claim] h2').first().innerText();
  expect(said).toContain(await name.textContent());
  await ann.leave();
});

thorough('at the end a phone names every place that a ticket below the map names', async () => {
  const ann = await house.regular('Ann', { phone: true });
  const { page } = ann;
  await arrive(ann, { fields: { turns_left: [1, 1] }, seats: FIVE });
  await playToEnd([{ page, hands: 'taps' }]);

  const plain = (text: string): string => text.replace(/\s+/g, '');
  const below = plain((await page.locator('[data-tickets-of]').allTextContents()).join());
  const told = facts.places.map(({ name }) => plain(name)).filter((name) => name && below.includes(name));
  const names = (await page.locator('.names .name').allTextContents()).map(plain);
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((name) => !names.includes(name))).toEqual([]);
  await ann.leave();
});

test('a search finds places, each once; the one that is picked is ringed in the middle, and no route has the focus', async () => {
  const ann = await house.regular('Ann', { phone: true });
  const { page } = ann;
  await arrive(ann, { after: 20, way: ['take .*'] });

  await page.getByRole('button', { name: said('map-find') }).click();
  await page.getByRole('combobox').fill('wal');
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['Walvis Bay']);
  await page.keyboard.press('Enter');

  const ring = page.locator('[data-found]');
  await ring.waitFor();
  await expect
    .poll(async () => {
      const [at, frame] = [await ring.boundingBox(), await page.locator('.frame[role=group]').boundingBox()];
      return Math.abs(at!.x + at!.width / 2 - frame!.x - frame!.width / 2);
    })
    .toBeLessThan(2);
  expect(await page.locator('.track:focus').count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('.track:focus').count()).toBe(1);
  await ann.leave();
});

test('what happens out of sight is shown: the map travels there, and back to where it was', async () => {
  const [ann, ben] = [await house.regular('Ann', { motion: true }), await house.regular('Ben')];
  const { table, way } = await prepareTable(ann, house, GAME, {
    seats: ['me', await guestOf(ben)],
    seat: 1,
    after: 30,
    way: ['claim .*', 'pay .*'],
  });
  for (const { page } of [ann, ben]) {
    await page.goto(`/table/${table}`);
    await page.locator('.track').first().waitFor();
  }
  const track = trackOf(ann.page, way[0]!);
  const seen = async () => ({
    frame: (await ann.page.locator('.frame[role=group]').boundingBox())!,
    route: (await track.boundingBox())!,
  });
  const isInSight = async (): Promise<boolean> => {
    const { frame, route } = await seen();
    const [x, y] = [route.x + route.width / 2, route.y + route.height / 2];
    return x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height;
  };
  // Ann looks closely at the corner that is farthest from it.
  const { frame, route } = await seen();
  const corner = {
    x: route.x > frame.x + frame.width / 2 ? frame.x + 60 : frame.x + frame.width - 60,
    y: route.y > frame.y + frame.height / 2 ? frame.y + 60 : frame.y + frame.height - 60,
  };
  await ann.page.mouse.move(corner.x, corner.y);
  await ann.page.keyboard.down('Control');
  for (let turn = 0; turn < 12; turn++) await ann.page.mouse.wheel(0, -100);
  await ann.page.keyboard.up('Control');
  await expect.poll(isInSight).toBe(false);
  await ann.page.waitForTimeout(600);
  const before = (await seen()).route;

  await trackOf(ben.page, way[0]!).press('Enter');
  await ben.page.locator('[data-claim] .button.primary').click();

  await expect.poll(isInSight, { interval: 30 }).toBe(true);
  expect(await track.getAttribute('data-owner')).toBe('1');
  await expect
    .poll(async () => {
      const { x, y } = (await seen()).route;
      return Math.hypot(x - before.x, y - before.y);
    })
    .toBeLessThan(2);
  await Promise.all([ann.leave(), ben.leave()]);
});

test('wagons are laid one by one, and a ticket that is completed gets its stamp, after those that are still open', async () => {
  const ann = await house.regular('Ann', { motion: true });
  const { page } = ann;
  const [claim] = await arrive(ann, {
    seed: 'stamp 0',
    after: 122,
    way: ['claim pretoria-bloemfontein', 'pay .*'],
    fields: { cards_taken: [0, 0] },
  });
  const stamps = page.locator('[data-own-ticket] .stamp');
  const before = await stamps.count();
  const stamped = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (target instanceof Element && target.matches('.stamp')) names.push(animationName);
    });
    return names;
  });

  await trackOf(page, claim!).press('Enter');
  await page.locator('[data-claim] .button.primary').click();

  // One wagon after the other rolls in, and the owner's mark with the last.
  await page.locator('.laying .new').first().waitFor();
  const delays = await page
    .locator('.laying .new')
    .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).animationDelay)));
  const wagons = TRACKS[Number(await trackOf(page, claim!).getAttribute('data-track'))]!.length;
  expect(new Set(delays).size).toBe(wagons);
  expect(delays).toEqual([...delays].sort((one, other) => one - other));
  await expect.poll(() => stamps.count()).toBe(before + 1);
  await expect.poll(() => stamped.jsonValue()).toHaveLength(1);
  const isDone = await page
    .locator('[data-own-ticket]')
    .evaluateAll((all) => all.map((one) => one.classList.contains('done')));
  expect(isDone).toEqual([...isDone].sort());
  await ann.leave();
});

test('on a phone the map keeps its size from turn to turn and while a route is claimed; all seats are in sight', async () => {
  const [ann, ben] = [await house.regular('Ann', { phone: true }), await house.regular('Ben')];
  const { page } = ann;
  const { table, way } = await prepareTable(ann, house, GAME, {
    seats: ['me', await guestOf(ben), 'bot'],
    after: 60,
    fields: { cards_taken: [0, 0] },
    way: ['claim .*', 'pay .*'],
  });
  await page.goto(`/table/${table}`);
  await page.locator('.track').first().waitFor();
  await untilDue(page);
  const frame = () => page.locator('.frame[role=group]').boundingBox();
  const before = await frame();

  await trackOf(page, way[0]!).press('Enter');
  await page.locator('[data-claim]').waitFor();
  await page.waitForTimeout(200);
  expect(await frame()).toEqual(before);
  await page.locator('[data-claim] .button.primary').click();
  await page.locator('[data-way="Hint"]:disabled').waitFor();
  await page.waitForTimeout(200);
  expect(await frame()).toEqual(before);

  const cut = await page.locator('[data-seat]').evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < 0 || right > innerWidth || one.scrollWidth > one.clientWidth;
      })
      .map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
  await Promise.all([ann.leave(), ben.leave()]);
});

test('at the end the score sheet of five fits beside the map', async () => {
  const ann = await house.regular('Ann');
  const { page } = ann;
  await arrive(ann, { seats: FIVE, fields: { turns_left: [1, 1] } });
  await playToEnd([{ page, hands: 'taps' }]);
  await page.locator('[data-score]').waitFor();
  for (const { width, height } of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() =>
        page.locator('[data-score], [data-score] table, [data-score] th, [data-score] td').evaluateAll(
          (all) =>
            all.filter((one) => {
              const { right } = one.getBoundingClientRect();
              return one.scrollWidth > one.clientWidth + 1 || right > innerWidth;
            }).length,
        ),
      )
      .toBe(0);
  }

  // Beside the map everybody's total is in sight with the result; phones show more of the map.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect
    .poll(() =>
      page
        .locator('[data-score] tr')
        .last()
        .evaluate((row) => row.getBoundingClientRect().bottom),
    )
    .toBeLessThan(740);

  // A tablet shows the map as large as it can, and what to do next.
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.evaluate(() => scrollTo(0, 0));
  const [map, next] = [page.locator('.frame[role=group]'), page.getByRole('button', { name: said('end-rematch') })];
  await expect.poll(async () => (await map.boundingBox())!.height).toBeGreaterThan(0.42 * 1024);
  expect((await next.boundingBox())!.y).toBeLessThan(920);
  await ann.leave();
});

test('what happened last stands where there is room beside the map; on phones two tickets are in sight instead', async () => {
  const ann = await house.regular('Ann');
  const { page } = ann;
  await arrive(ann, { seats: FIVE, after: 60, fields: { cards_taken: [0, 0] } });
  await page.setViewportSize({ width: 1440, height: 900 });
  const last = page.locator('[data-last-moves] li').last();
  await expect.poll(() => last.innerText()).not.toBe('');
  const [line, bar] = await Promise.all([last.boundingBox(), page.locator('[data-bar]').boundingBox()]);
  expect(line!.y + line!.height).toBeLessThanOrEqual(bar!.y);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.locator('[data-last-moves]').count()).toBe(0);
    const ends = () =>
      page.locator('[data-own-ticket] .where').evaluateAll((all) =>
        all.slice(0, 2).map((one) => {
          const text = document.createRange();
          text.selectNodeContents(one);
          return text.getBoundingClientRect().right;
        }),
      );
    await expect
      .poll(async () => Math.max(...(await ends())), { message: `${width}` })
      .toBeLessThan(page.viewportSize()!.width - (width > height ? 60 : 0));
    await expectNoOverhang(page);
  }
  await ann.leave();
});

test('a hint is read whole above and beside the map', async () => {
  const ann = await house.regular('Ann');
  const { page } = ann;
  const { table } = await prepareTable(ann, house, GAME, { seats: FIVE, after: 60, fields: { cards_taken: [0, 0] } });
  for (const { width, height } of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    ...instead([{ width: 768, height: 1024 }], []),
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto(`/table/${table}`);
    await untilDue(page);
    const land = () => page.locator('.ground > g').getAttribute('transform');
    const before = await land();
    await page.locator('[data-way="Hint"]').click();
    const hint = page.locator('header .hint');
    await hint.waitFor();
    // However long it is, the map does not move for it.
    await page.locator('header .hint').evaluate((one) => (one.textContent += ` ${one.textContent}`.repeat(3)));
    await page.waitForTimeout(200);
    if (width > 853) expect(await land()).toBe(before);
    expect(
      await hint.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]),
    ).toEqual([0, 0]);
  }
  await ann.leave();
});

test('by touch a first tap lifts a card and a second takes it, where moves are confirmed; cards are as wide as a thumb', async () => {
  const ann = await house.regular('Ann', { phone: true, confirm: 'touch' });
  const { page } = ann;
  await arrive(ann, { seats: FIVE, after: 60, fields: { cards_taken: [0, 0] } });
  const card = page.locator('[data-take="display-1"]');
  const made = () => page.locator('[data-count]').getAttribute('data-count');
  const before = await made();
  await card.tap();
  await page.locator('[data-take="display-1"].lifted').waitFor();
  await page.locator('[data-take="display-2"]').tap();
  expect(await page.locator('.lifted').getAttribute('data-take')).toBe('display-2');
  expect(await made()).toBe(before);
  await page.locator('[data-take="display-2"]').tap();
  await expect.poll(made).not.toBe(before);

  // A sheet covers no route that it is about; without it the map is where it was.
  await arrive(ann, { seats: FIVE, after: 60, fields: { cards_taken: [0, 0] }, way: ['claim .*'] });
  const lowest = await page.locator('.track.payable').evaluateAll((all) => {
    const low = all.sort((one, other) => other.getBoundingClientRect().top - one.getBoundingClientRect().top)[0];
    return (low as HTMLElement).dataset.track!;
  });
  await page.locator(`[data-track="${lowest}"]`).press('Enter');
  await page.locator('[data-claim]').waitFor();
  await expect
    .poll(() =>
      page.evaluate((track) => {
        const [route, sheet] = [`[data-track="${track}"]`, '[data-claim]'].map((what) =>
          document.querySelector(what)!.getBoundingClientRect(),
        );
        return sheet!.top - route!.bottom;
      }, lowest),
    )
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.locator('[data-claim]').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.frame.closer').count()).toBe(0);

  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(200);
    const seen = await page.evaluate(() => {
      const boxOf = (one: Element) => one.getBoundingClientRect();
      const [map, ...seats] = ['.frame[role=group]', 'li[data-seat]'].flatMap((what) =>
        [...document.querySelectorAll(what)].map(boxOf),
      );
      const controls = [...document.querySelectorAll('.map .tool, [data-look-back]')].map(boxOf);
      const names = [...document.querySelectorAll<SVGTextElement>('.frame text.name')].map((text) => ({
        name: text.textContent!.trim(),
        size: Number(text.getAttribute('font-size')) * text.getScreenCTM()!.a,
        box: boxOf(text),
      }));
      return {
        cards: [...document.querySelectorAll('[data-take]')].map(boxOf).map((box) => Math.min(box.width, box.height)),
        map: map!.height / innerHeight,
        rows: new Set(seats.map(({ top }) => Math.round(top))).size,
        names: names.map(({ name }) => name),
        small: names.filter(({ size }) => size < 10.99).map(({ name }) => name),
        hidden: names
          .filter(({ box }) =>
            controls.some(
              (one) =>
                Math.min(one.right, box.right) - Math.max(one.left, box.left) > 3 &&
                Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > 4,
            ),
          )
          .map(({ name }) => name),
        on: names
          .filter((one, at) =>
            names
              .slice(0, at)
              .some(
                ({ box }) =>
                  Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 3 &&
                  Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 6,
              ),
          )
          .map(({ name }) => name),
      };
    });
    expect(Math.min(...seen.cards)).toBeGreaterThanOrEqual(44);
    expect(seen).toMatchObject({ rows: 1, small: [], hidden: [], on: [] });
    expect(seen.map).toBeGreaterThan(width > height ? 0.85 : 0.52);
    expect(seen.names.length).toBeGreaterThan(25);
    await expectNoOverhang(page);
  }
  expect(ann.problems).toEqual([]);
  await ann.leave();
});
