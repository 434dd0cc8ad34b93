/** People who travel: what the tests of the 10 Days boards do and look at. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isDue, isOver, type Hands } from './player';

/** Keys for a hint, as the board's own list of keys says: no focus is moved by anything else. */
export function keysFor(hint: string, days: number): string[] {
  const numbers = [...hint.matchAll(/\d+/g)].map(([found]) => Number(found));
  const day = (number: number): string[] => (days > 10 ? [...String(number).padStart(2, '0')] : [String(number % 10)]);
  const [first = 0, second = 0] = numbers;
  if (hint.startsWith('Put it on') && numbers.length === 1) return day(first);
  if (hint.startsWith('Put it on')) return [...day(first), String(second)];
  if (hint.startsWith('Swap')) return [...day(first), ...day(second), 'Enter'];
  if (hint.startsWith('Take')) return ['t', String(first)];
  if (hint.startsWith('Discard')) return ['x', String(first)];
  if (hint.startsWith('Draw a tile of')) return ['Tab', 'Enter'];
  return first ? ['d', String(first)] : ['d'];
}

const countOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('[data-count]')?.dataset.count ?? -1));

/** One move as the hint says it, by nothing but keys. */
export async function playByKeys(page: Page, days: number): Promise<void> {
  const before = await countOf(page);
  await page.keyboard.press('h');
  const hint = await page.locator('header .hint b').innerText();
  if (hint.startsWith('Draw a tile of')) {
    // The two buttons that name a map are reached as every button is.
    for (let at = 0; at < 60; at++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.classList.contains('hinted'))) break;
    }
    await page.keyboard.press('Enter');
  } else for (const key of keysFor(hint, days)) await page.keyboard.press(key);
  await expect.poll(async () => (await isOver(page)) || (await countOf(page)) > before, { timeout: 15_000 }).toBe(true);
}

/** Plays until the end by keys alone. */
export async function playToEndByKeys(page: Page, days: number, most = 400): Promise<number> {
  for (let moves = 0; moves < most; moves++) {
    await expect.poll(async () => (await isOver(page)) || (await isDue(page)), { timeout: 15_000 }).toBe(true);
    if (await isOver(page)) return moves;
    await playByKeys(page, days);
  }
  throw new Error('the game does not end');
}

/** The links of the winner's rack, as the board shows them after the end. */
export async function expectJourneyShown(page: Page, days: number): Promise<void> {
  await page.locator('[data-rack]').first().waitFor();
  const winner = page.locator('.won[data-rack]');
  expect(await winner.locator('[data-day]').count()).toBe(days);
  expect(await winner.innerText()).toContain(`${days - 1} of ${days - 1} links`);
  expect(await winner.locator('.gap').count()).toBe(0);
}

export type { Hands };
