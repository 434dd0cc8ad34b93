/** The board of The Heart of Africa: whole games by taps and by keys, every sheet, a phone, and who hears of what. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import facts from '../src/generated/heart_of_africa.facts.json';
import { addsUp, arrowsOf, chooseTickets, GAME, keysTo, sheetOf, untilDue } from './heartPlayer';
import { House, instead, type Guest } from './serverFixture';
import { expectNoOverhang, findings } from './layoutChecks';
import { guestOf, playAhead, playToEnd, prepareTable, tableOn, type Moment } from './hintPlayer';

const TRACKS = facts.tracks;
const FIVE = ['me', 'bot', 'bot', 'bot', 'bot'];
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
  const [ann, ben] = [await house.guest('Ann'), await house.guest('Ben')];
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
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('at 390×844: the last trains by taps, the last round, the sheet step by step, and a picture to keep', async () => {
  const ann = await house.guest('Ann', { phone: true });
  const { page } = ann;
  await arrive(ann, { fields: { turns_left: [1, 2] } });
  await page.locator('.banner', { hasText: 'Last round' }).waitFor();

  await playToEnd([{ page, hands: 'taps' }]);

  const rows = await sheetOf(page, 2);
  expect(rows.every(addsUp)).toBe(true);
  const ticket = page.locator('[data-score] .ticket').first();
  await ticket.tap();
  expect(await page.locator('.frame circle.ring').count()).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Show scoring step by step' }).tap();
  expect((await sheetOf(page, 2)).map(({ total }) => total)).toEqual(rows.map(({ tracks }) => tracks));
  const next = page.getByRole('button', { name: 'Next' });
  await next.tap();
  expect((await sheetOf(page, 2)).map(({ total }) => total)).toEqual(
    rows.map(({ tracks, doubled }) => tracks! + doubled!),
  );
  await next.tap();
  expect(await page.locator('.frame circle.ring').count()).toBeGreaterThanOrEqual(2);
  await page.getByRole('button', { name: 'Skip to the end' }).tap();
  expect(await sheetOf(page, 2)).toEqual(rows);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('[data-picture]').tap()]);
  expect(saved.suggestedFilename()).toBe('the-heart-of-africa.png');
  expect(ann.problems).toEqual([]);
  await ann.context.close();
});

test('nothing names the winner while the sheet adds up; it does when the sheet is skipped', async () => {
  const ann = await house.guest('Ann', { motion: true });
  const { page } = ann;
  await arrive(ann, { fields: { turns_left: [1, 2] } });
  const made = Number(await page.locator('[data-count]').getAttribute('data-count'));

  await playAhead(house, tableOn(page), [{ guest: ann, seat: 0, made }]);
  await page.locator('[data-score]:not([data-step="all"])').waitFor();

  expect(await page.locator('[data-end], .won').count()).toBe(0);
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  await page.locator('[data-end] h2').waitFor();
  expect(await page.locator('[data-score] .won').count()).toBeGreaterThan(0);
  await ann.context.close();
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
  const [ann, ben] = [await house.guest('Ann'), await house.guest('Ben')];
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
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('a claim doubled with locomotives; taken back first, and claimed again', async () => {
  const ann = await house.guest('Ann');
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
  await ann.context.close();
});

test("a ferry is paid with its locomotives; a track of one's own and a closed one say why not", async () => {
  const ann = await house.guest('Ann');
  const { page } = ann;
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
  expect(ann.problems).toEqual([]);
  await ann.context.close();
});

test('before it is paid the sheet says why a track cannot be doubled, and what the others did can be looked at', async () => {
  const ann = await house.guest('Ann');
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
      expect(await refused.innerText()).toMatch(/\(H2[789]/);
      break;
    }
    expect(deal).toBeLessThan(5);
  }
  await ann.context.close();
});

test('on a phone: tickets, a colour, a claim; axe is content by day and by night, and nothing scrolls sideways', async () => {
  const ann = await house.guest('Ann', { phone: true });
  const { page } = ann;
  const isClean = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(80);
      expect(await findings(page)).toEqual([]);
    }
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
  expect(await page.locator('.track.bright').count()).toBeGreaterThan(1);
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
  await page.locator('.track.payable').first().press('Enter');
  await page.locator('[data-claim]').waitFor();
  await isClean();
  expect(ann.problems).toEqual([]);
  await ann.context.close();
});

test('the choice of tickets is one command, and like a half-made claim never reaches another browser', async () => {
  const [ann, ben] = [await house.guest('Ann'), await house.guest('Ben')];
  const [heard, sent]: [string[], string[]] = [[], []];
  ben.page.on('websocket', (line) => line.on('framereceived', ({ payload }) => heard.push(String(payload))));
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
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('on small screens the hand, what is to be decided and every name are in sight at once', async () => {
  const ann = await house.guest('Ann');
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
  await ann.context.close();
});

test('at first the whole board is in sight: large, legible, and under no panel', async () => {
  const ann = await house.guest('Ann');
  await ann.page.setViewportSize({ width: 1280, height: 800 });
  await arrive(ann, { after: 20 });
  const seen = await ann.page.evaluate(() => {
    const frame = document.querySelector('.frame')!.getBoundingClientRect();
    const names = [...document.querySelectorAll<SVGTextElement>('.frame text.name')].map((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      const under = document.elementFromPoint(x + width / 2, y + height / 2);
      return {
        name: text.textContent!.trim(),
        y: y + height / 2,
        size: Number(text.getAttribute('font-size')) * text.getScreenCTM()!.a,
        isFree: under?.closest('.frame') != null,
      };
    });
    return { share: (frame.width * frame.height) / (innerWidth * innerHeight), names };
  });
  const yOf = (name: string): number => seen.names.find((one) => one.name.startsWith(name))!.y;

  // A mouse that rests on a route lifts it and is told what it costs; a short one is passed over.
  const hovered = await ann.page.locator('.track .slot').nth(40).boundingBox();
  await ann.page.mouse.move(hovered!.x + hovered!.width / 2, hovered!.y + hovered!.height / 2);
  expect(await ann.page.locator('[data-tip]').count()).toBe(0);
  await ann.page.locator('[data-tip]').waitFor();
  expect(await ann.page.locator('.track.hovered').count()).toBe(1);

  expect(seen.share).toBeGreaterThanOrEqual(0.55);
  expect(yOf('Cape Town') - yOf('Fachoda')).toBeGreaterThanOrEqual(0.75 * 800);
  expect(Math.min(...seen.names.map(({ size }) => size))).toBeGreaterThanOrEqual(10.99);
  expect(seen.names.filter(({ isFree }) => !isFree)).toEqual([]);
  await ann.context.close();
});

test('by touch a first tap lifts a card and a second takes it, where moves are confirmed; cards are as wide as a thumb', async () => {
  const ann = await house.guest('Ann', { phone: true, confirm: 'touch' });
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
    expect(seen.map).toBeGreaterThan(width > height ? 0.85 : 0.48);
    expect(seen.names.length).toBeGreaterThan(25);
    await expectNoOverhang(page);
  }
  expect(ann.problems).toEqual([]);
  await ann.context.close();
});
