/** The rules pages: in short, examples that can be touched, then the clauses, which lead to their examples. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_GAME, type Guest, House, instead } from './serverFixture';
import { expectNoOverhang, expectWholeWords, findingsInBoth } from './layoutChecks';
import { bot, makeTable, me } from './hintPlayer';
import { said } from './wording';

let house: House;
let ann: Guest;
beforeAll(async () => {
  house = await House.open(EVERY_GAME);
  ann = await house.guest('Ann', { phone: true });
});
afterAll(() => house?.close());

async function open(path: string): Promise<void> {
  await ann.page.goto(path);
  await ann.page.locator('[data-example]').first().waitFor();
}

const example = (id: string) => ann.page.locator(`[data-example="${id}"]`);

test.each(instead(EVERY_GAME, ['tenzania', 'ten_days_world', 'heart_of_africa']))(
  '%s in French: the title comes first, then the sections, then pictures and examples, then the clauses',
  async (game) => {
    const { page, problems, leave } = await house.regular('Ben', { phone: true, locale: 'fr-FR' });
    await page.goto(`/rules/${game}`);
    await page.locator('[data-example]').first().waitFor();
    const tops = await page
      .locator('main h1, #in-short, #examples, main nav, .clause')
      .evaluateAll((all) => all.slice(0, 5).map((one) => one.tagName));

    expect(tops).toEqual(['H1', 'NAV', 'H2', 'H2', 'LI']);
    expect(await page.locator('[data-picture]').count()).toBe(3);
    expect(await page.locator('#examples').innerText()).toBe('Exemples interactifs');
    await expectWholeWords(page);
    await expectNoOverhang(page);
    expect(problems).toEqual([]);
    await leave();
  },
);

test('at the table the rules begin with pictures and examples; all clauses are folded below them', async () => {
  const { table } = await makeTable(ann, house, 'heart_of_africa', [me, bot]);
  await ann.page.goto(`/table/${table}`);
  await ann.page.locator('[data-way="Rules"]').tap();
  const drawer = ann.page.locator('dialog');
  await drawer.locator('[data-example]').first().waitFor();
  const order = await drawer
    .locator('[data-picture], [data-example], [data-clauses]')
    .evaluateAll((all) => all.map(({ dataset }) => Object.keys(dataset)[0]));

  expect(order.slice(0, 4)).toEqual(['picture', 'picture', 'picture', 'example']);
  expect(order.at(-1)).toBe('clauses');
  expect(await drawer.locator('.clause').first().isVisible()).toBe(false);
  await drawer.locator('[data-clauses] summary').tap();
  expect(await drawer.locator('.clause').first().isVisible()).toBe(true);
});

test('Sudan and Uganda have no way until tiles are swapped, and the refusal leads to its clause', async () => {
  await open('/rules/ten_days_africa');
  const sudan = example('sudan');
  const progress = sudan.locator('[data-progress]');
  expect(await progress.getAttribute('data-progress')).toBe('2/3');
  await sudan.getByRole('link', { name: 'D36' }).last().click();
  await expect.poll(() => ann.page.evaluate(() => location.hash)).toBe('#D36');
  await ann.page
    .locator('#D36')
    .getByRole('link', { name: said('rules-see-example') })
    .click();
  await expect.poll(() => ann.page.evaluate(() => location.hash)).toBe('#example-sudan');

  for (const [one, other] of [
    [1, 2],
    [2, 3],
    [3, 4],
  ]) {
    await sudan.locator(`[data-day="${one}"]`).tap();
    await sudan.locator(`[data-day="${other}"]`).tap();
  }
  await expect.poll(() => progress.getAttribute('data-progress')).toBe('3/3');
  await sudan.getByRole('button', { name: said('rules-again') }).tap();
  await expect.poll(() => progress.getAttribute('data-progress')).toBe('2/3');
});

test('a whole turn of 10 Days: the tile that is taken completes the journey', async () => {
  await open('/rules/ten_days_usa');
  const turn = example('turn');
  await turn.locator('[data-spot="pile-2"]').tap();
  await turn.locator('[data-day="3"]').tap();
  await turn.getByText('Jim completes a journey of 5 days.').waitFor();
  expect(await turn.locator('[data-progress]').getAttribute('data-progress')).toBe('4/4');
});

test('Cape Town–Port Elizabeth is doubled with a locomotive for 8 points', async () => {
  await open('/rules/heart_of_africa');
  const cape = example('doubling');
  await cape.locator('[data-way-to="double loco x1"]').check();
  await cape.getByRole('button', { name: /Claim/ }).last().tap();
  await cape.getByText('John has 8 points.').waitFor();

  await example('too-few')
    .getByText(/Peter has 3 mountain cards/)
    .waitFor();
});

test('red 2 may end on I or on E; Joe shouts Tenzania', async () => {
  await open('/rules/ten_squares');
  const numbers = example('numbers');
  for (let turned = 0; turned < 3; turned++) await numbers.getByRole('button', { name: 'Reveal the next card' }).tap();
  await expect.poll(() => numbers.locator('button.end').count()).toBe(2);
  await numbers.locator('button.end').last().tap();
  await numbers.getByText('Jim moves the red marker from G to I.').waitFor();

  await open('/rules/tenzania');
  const turns = example('turns');
  for (const card of [0, 1, 0]) await turns.locator('.pick').nth(card).tap();
  await turns
    .getByText(/Tenzania/)
    .last()
    .waitFor();
  expect(await findingsInBoth(ann.page)).toEqual([]);
});
