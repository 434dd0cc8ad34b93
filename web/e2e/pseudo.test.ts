/** Every page in a language that nobody speaks, on a phone: what no catalogue says stands out, and longer words are not cut. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Guest } from './serverFixture';
import { expectNoOverhang, expectWholeWords } from './layoutChecks';
import { advance, bot, makeTable, me, screensForAll } from './hintPlayer';
import { pseudo, speakPseudo, untranslated } from './pseudo';

const GAMES = ['tenzania', 'ten_squares', 'ten_days_africa', 'heart_of_africa'];

let house: House;
let ann: Guest;
beforeAll(async () => {
  house = await House.open(GAMES);
  ann = await house.guest('Ann', { phone: true, locale: 'fr-FR' });
  await speakPseudo(ann.context, house.address);
});
afterAll(() => house?.close());

/** Words that no catalogue says: names of places, of the characters, of people, of languages and of the program, and the codes that English prints. */
const CODES = [
  'red',
  'black',
  'white',
  'blue',
  'green',
  'orange',
  'pink',
  'yellow',
  'purple',
  'grey',
  'triangle',
  'square',
  'circle',
  'loco',
  'desert',
  'jungle',
  'mountain',
];
const KNOWN = new Set([
  ...CODES,
  ...['Tenfold', 'Ann', 'English', 'Français', ...dataWords()].flatMap((name) => name.match(/\p{L}{3,}/gu) ?? []),
]);

/** Everything that the files of names and facts call something, and the names of bot characters. */
function dataWords(): string[] {
  const read = (folder: string, files: RegExp): string[] => {
    const root = join(import.meta.dirname, folder);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => files.test(path))
      .map((path) => readFileSync(join(root, path), 'utf8'));
  };
  const texts = [...read('../src/generated', /facts\.json$/), ...read('../../src/tenfold', /names\.json$/)];
  const characters = read('../../src/tenfold/agents', /characters\.toml$/).flatMap((text) =>
    [...text.matchAll(/^id = "(\w+)"/gm)].map(([, id]) => id!),
  );
  return [
    ...texts.flatMap((text) => [...text.matchAll(/"([^"]+)"/g)].map(([, one]) => one!)),
    ...characters.map((id) => id[0]!.toUpperCase() + id.slice(1)),
  ];
}

/** What is read or heard, stretch by stretch; rules are pages of their own, and examples are baked with their words. */
const stretches = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (
        !walker.currentNode.parentElement!.closest(
          'script, style, noscript, .prose, [data-example], kbd, code, nav[aria-label]',
        )
      )
        found.push(walker.currentNode.textContent!);
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(one.getAttribute(name) ?? '');
    }
    // Moves, codes and addresses are alike in every language.
    const isAlike = (text: string): boolean => /^([a-z]+( [a-z\d-]+)*|[A-Z\d]{6}|\S*\/join(\/\S*)?)$/.test(text);
    return [document.title, ...found].map((text) => text.trim()).filter((text) => text && !isAlike(text));
  });

/** What is said, but by no catalogue; a row of one letter marks a track. */
async function strangers(page: Page): Promise<string[]> {
  const read = await stretches(page);
  if (read.filter((text) => text.includes('⟦')).length < 4) return ['nothing is said yet'];
  const found = read.flatMap((text) =>
    untranslated(text)
      .filter((word) => !KNOWN.has(word) && !/^(.)\1+$/.test(word))
      .map((word) => `${word}: ${text.slice(0, 80)}`),
  );
  return [...new Set(found)];
}

async function expectNothingElse(page = ann.page): Promise<void> {
  await expect.poll(() => strangers(page)).toEqual([]);
  await expectWholeWords(page);
  await expectNoOverhang(page);
  expect(ann.problems).toEqual([]);
}

test('only words change, not what a sentence is made of', () => {
  expect(
    pseudo(
      '# Note\nfree = { $count ->\n    [one] One <b>seat</b>\n   *[other] { $count } seats\n}\nall = { free } left',
    ),
  ).toBe(
    '# Note\nfree = { $count ->\n    [one] ⟦Óñé ~⟧ <b>⟦séát ~⟧</b>\n   *[other] { $count } ⟦séáts ~⟧\n}\nall = { free } ⟦léft ~⟧',
  );
  expect(untranslated('⟦Á ⟦b⟧ ç⟧ left Kenya')).toEqual(['left', 'Kenya']);
});

test.each([
  '/',
  '/tables',
  '/history',
  '/join',
  '/settings',
  '/new/heart_of_africa',
  '/rules/tenzania',
  '/puzzle',
  '/me',
  '/host',
  '/evening',
  '/nowhere',
])('%s', async (path) => {
  await ann.page.goto(path);
  await ann.page.locator('h1').first().waitFor();
  await expectNothingElse();
});

test.each(GAMES)('a table of %s, its log and its menu', async (game) => {
  const { table } = await makeTable(ann, house, game, [me, bot], {}, 4);
  await advance(ann, house, table, 3);
  await ann.page.goto(`/table/${table}`);
  await ann.page.locator('[data-board]').waitFor();
  await expectNothingElse();
  if (game !== 'tenzania') return;
  for (const way of ['Log', 'Menu']) {
    await ann.page.locator(`[data-way="${way}"]`).click();
    await ann.page.locator('dialog[open]').waitFor();
    await expectNothingElse();
    await ann.page.keyboard.press('Escape');
  }
});

test('screens for all, as wide as a TV and as narrow as a phone', async () => {
  const wide = await ann.context.newPage();
  const phone = ann.page;
  await wide.setViewportSize({ width: 1920, height: 1080 });
  for await (const [path, there] of screensForAll(ann, house, 'tenzania')) {
    for (const page of [phone, wide]) {
      await page.goto(path);
      await page.locator(there).first().waitFor();
      await expectNothingElse(page);
    }
  }
});
