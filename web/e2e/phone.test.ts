/** A whole game on a phone, with *confirm my move*; nothing scrolls sideways. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, instead } from './serverFixture';
import { expectNoOverhang } from './layoutChecks';
import { onceAt, playToEnd, skipAhead } from './hintPlayer';
import { said } from './wording';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house?.close());

test.each(['Tenzania', '10 Squares'])('one tap starts %s against bots, and it is played to its end', async (title) => {
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
});

test.each(
  instead(
    ['/', '/new/tenzania', '/tables', '/rules/tenzania', '/rules/ten_squares', '/settings', '/join', '/nowhere'],
    ['/new/tenzania', '/rules/ten_squares'],
  ),
)('%s does not scroll sideways', async (path) => {
  const ann = await house.regular('Ann', { phone: true, confirm: 'on' });
  await ann.page.goto(path);
  await ann.page.locator('h1').first().waitFor();

  await expectNoOverhang(ann.page);
  await ann.leave();
});
