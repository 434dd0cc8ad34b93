/** A whole game on a phone, with *confirm my move*; nothing scrolls sideways. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { DRAWN, House, instead } from './serverFixture';
import { expectNoOverhang } from './layoutChecks';
import {
  bot,
  isDue,
  makeTable,
  me,
  onceAt,
  playAhead,
  playHint,
  playToEnd,
  prepareTable,
  skipAhead,
} from './hintPlayer';
import { said, saidIn } from './wording';

let house: House;
beforeAll(async () => {
  house = await House.open([...DRAWN, 'ten_days_africa']);
});
afterAll(() => house?.close());

test.each(instead(['Tenzania', '10 Squares'], ['Tenzania']))(
  'one tap starts %s against bots, and it is played to its end',
  async (title) => {
    const ann = await house.regular('Ann', { phone: true, confirm: 'on' });
    await ann.page.goto('/');
    await ann.page.getByRole('button', { name: new RegExp(`^Play now.*${title}`) }).tap();

    // Of the 20 cards that one plays among four, the middle ones are like the first.
    const skipMiddle = onceAt(4, async () => (title === 'Tenzania' ? skipAhead(house, [ann], 12) : undefined));
    await playToEnd([{ page: ann.page, hands: 'taps' }], async (made) => {
      await expectNoOverhang(ann.page);
      await skipMiddle(made);
    });

    await ann.page.locator('[data-end] summary').click();
    await ann.page.getByRole('link', { name: said('end-replay') }).click();
    await ann.page.locator('[data-step]').waitFor();
    await expectNoOverhang(ann.page);
    expect(ann.problems).toEqual([]);
    await ann.leave();
  },
);

test.each(
  instead(
    [
      '/',
      '/new/tenzania',
      '/tables',
      '/history',
      '/rules/tenzania',
      '/rules/ten_squares',
      '/settings',
      '/join',
      '/nowhere',
    ],
    ['/new/tenzania', '/rules/ten_squares'],
  ),
)('%s does not scroll sideways', async (path) => {
  const ann = await house.regular('Ann', { phone: true, confirm: 'on' });
  await ann.page.goto(path);
  await ann.page.locator('h1').first().waitFor();

  await expectNoOverhang(ann.page);
  await ann.leave();
});

test.each(DRAWN)('%s: a hint is read whole, in French too, and the board stays where it is', async (game) => {
  const zoe = await house.regular('Zoé', { phone: true, locale: 'fr-FR' });
  const { table } = await makeTable(zoe, house, game, [me, bot], { begins: '1' }, 7);
  await playAhead(house, table, [{ guest: zoe, seat: 0, made: 0 }], 3);
  await zoe.page.goto(`/table/${table}`);
  await expect.poll(() => isDue(zoe.page)).toBe(true);
  const before = await zoe.page.locator('[data-board]').boundingBox();
  await zoe.page.locator('[data-way="Hint"]').click();
  const hint = zoe.page.locator('header .hint');

  expect(await hint.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThanOrEqual(1);
  expect(await hint.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
  expect(await zoe.page.locator('[data-board]').boundingBox()).toEqual(before);
  await zoe.leave();
});

test.each(
  instead<[string, boolean]>(
    [
      ['a phone', true],
      ['a desktop', false],
    ],
    [['a phone', true]],
  ),
)('in Tenzania on %s the table stays where it is, whatever cards are in hand and whoever is due', async (_, phone) => {
  const ann = await house.regular('Ann', { phone, confirm: 'on' });
  // From 6 to 9 a FIVE goes down by five or over 10: two values, one above the other.
  const { table } = await prepareTable(ann, house, 'tenzania', {
    seats: ['me', 'bot', 'bot'],
    after: 3,
    way: ['play 5 say [1-4]'],
  });
  await ann.page.goto(`/table/${table}`);
  const tops = new Set<number>();
  const look = async () => {
    const { y } = (await ann.page.locator('[data-region="dial"]').boundingBox())!;
    tops.add(Math.round(y));
  };
  for (let move = 0; move < 6; move++) {
    await expect.poll(() => isDue(ann.page)).toBe(true);
    await look();
    await playHint(ann.page, 'taps');
    await look();
  }

  expect([...tops]).toHaveLength(1);
  await ann.leave();
});

test('on a tablet on end the table of Tenzania is large, and hides no seat', async () => {
  const ann = await house.guest('Ann');
  const { page } = ann;
  await page.setViewportSize({ width: 768, height: 1024 });
  const { table } = await prepareTable(ann, house, 'tenzania', { seats: ['me', 'bot', 'bot', 'bot'], after: 8 });
  await page.goto(`/table/${table}`);
  const wood = async () => (await page.locator('[data-board] .wood').boundingBox())!;
  await expect.poll(async () => (await wood()).width).toBeGreaterThan(400);

  const seats = await page
    .locator('[data-board] .seat')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(Math.max(...seats)).toBeLessThanOrEqual((await wood()).y);
  const hand = (await page.locator('[data-board] .own-hand').boundingBox())!;
  expect(hand.y + hand.height).toBeLessThanOrEqual((await page.locator('[data-bar]').boundingBox())!.y + 1);
  await ann.leave();
});

test('the last news above a map are whole sentences, as many as fit', async () => {
  const ann = await house.regular('Ann', { phone: true });
  const { table } = await makeTable(ann, house, 'ten_days_africa', [me, bot, bot], { days: '5' }, 11);
  await playAhead(house, table, [{ guest: ann, seat: 0, made: 0 }]);
  await ann.page.goto(`/table/${table}`);
  const news = ann.page.locator('[data-recent]');
  await ann.page.locator('[data-end]').waitFor();

  await expect
    .poll(() => news.evaluate((line) => line.textContent!.endsWith('.') && line.scrollHeight - line.clientHeight))
    .toBeLessThanOrEqual(1);
  await ann.leave();
});

test('the log opens at its last line', async () => {
  const ann = await house.regular('Ann', { phone: true });
  const { table } = await makeTable(ann, house, 'tenzania', [me, bot], { begins: '1' }, 5);
  await playAhead(house, table, [{ guest: ann, seat: 0, made: 0 }], 9);
  await ann.page.goto(`/table/${table}`);
  await ann.page.locator('[data-way="Log"]').click();
  const lines = ann.page.locator('dialog[open] ol li');

  await expect
    .poll(() => lines.evaluateAll((all) => all.at(-1)!.getBoundingClientRect().bottom - innerHeight))
    .toBeLessThanOrEqual(0);
  expect(await lines.evaluateAll((all) => all[0]!.getBoundingClientRect().top)).toBeLessThan(0);
  await ann.leave();
});

test('the menu says of confirming what the settings say', async () => {
  const ann = await house.regular('Ann', { phone: true, confirm: 'touch' });
  const { table } = await makeTable(ann, house, 'tenzania', [me, bot], { begins: '1' }, 5);
  await ann.page.goto(`/table/${table}`);
  await ann.page.locator('[data-way="Menu"]').click();
  const choice = ann.page.locator('[data-confirm]');

  expect(await choice.inputValue()).toBe('touch');
  await choice.selectOption('off');
  await ann.page.locator('dialog[open] a[href="/settings"]').click();
  const never = ann.page.locator('[name="confirm"][value="off"]');
  await never.waitFor({ state: 'attached' });
  expect(await never.isChecked()).toBe(true);
  await ann.leave();
});

test('in 10 Squares the end is told alone, without what held for a next card, and says whose marker is home', async () => {
  const ann = await house.regular('Ann', { phone: true });
  const { table } = await makeTable(ann, house, 'ten_squares', [me, bot], {}, 3);
  await playAhead(house, table, [{ guest: ann, seat: 0, made: 0 }]);
  await ann.page.goto(`/table/${table}`);
  await ann.page.locator('[data-end]').waitFor();

  const news = (await ann.page.locator('[data-recent]').textContent())!.trim();
  const [title, reason] = await ann.page.locator('[data-end] :is(h2, h2 + p)').allTextContents();
  const isOwn = title === said('end-you');
  const winner = isOwn ? 'Ann' : title!.split(' ')[0]!;
  const told = { you: isOwn ? 'yes' : 'no', seat: winner, winner };
  expect(news).toBe(saidIn('ten_squares', 'event-home', told));
  expect(reason).toBe(saidIn('ten_squares', 'ending-home', told));
  await ann.leave();
});

test('in Tenzania on a phone the table stays where it is when the last card has left the hand', async () => {
  const ann = await house.regular('Ann', { phone: true });
  const { page } = ann;
  const { table } = await makeTable(ann, house, 'tenzania', [me, bot, bot], { begins: '1' }, 5);
  await playAhead(house, table, [{ guest: ann, seat: 0, made: 0 }], 6);
  await page.goto(`/table/${table}`);
  const hand = page.locator('.own-hand');
  await hand.locator('.pick').first().waitFor();
  const { height } = (await hand.boundingBox())!;
  // The hand as it is once its last card is played, while the others still play theirs.
  await hand.locator('.rail').evaluate((cards) => cards.replaceChildren());

  expect((await hand.boundingBox())!.height).toBe(height);
  await ann.leave();
});
