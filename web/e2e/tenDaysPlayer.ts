/** Helpers that play and read the 10 Days boards. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A game as the tests play it: the shortest journeys that the rules have, and a deal with which hints win after every kind of move. */
export type Trip = { options: Record<string, string>; days: number; seed: number; moves: number };

export const TRIPS: Record<string, Trip> = {
  ten_days_africa: { options: { days: '5', begins: '1' }, days: 5, seed: 1121, moves: 10 },
  ten_days_usa: { options: { days: '5', begins: '1' }, days: 5, seed: 1030, moves: 12 },
  ten_days_world: { options: { begins: '1' }, days: 20, seed: 1716, moves: 57 },
};

/** Keys for a hint, as the board's own list of keys says: no focus is moved by anything else. */
export function keysFor(hint: string, days: number): string[] {
  const numbers = [...hint.matchAll(/\d+/g)].map(([found]) => Number(found));
  const day = (number: number): string[] => (days > 10 ? [...String(number).padStart(2, '0')] : [String(number % 10)]);
  const [first = 0, second = 0] = numbers;
  if (hint.startsWith('Place it on') && numbers.length === 1) return day(first);
  if (hint.startsWith('Place it on')) return [...day(first), String(second)];
  if (hint.startsWith('Swap')) return [...day(first), ...day(second), 'Enter'];
  if (hint.startsWith('Take')) return ['t', String(first)];
  if (hint.startsWith('Discard')) return ['x', String(first)];
  if (hint.startsWith('Draw a tile from')) return ['d', hint.includes('Africa') ? '1' : '2'];
  return first ? ['d', String(first)] : ['d'];
}

const LONGEST = { timeout: 20_000 };

/** Where the own seat is: how many entries it has made, and whether it is due or the match is over. */
const stand = (page: Page) =>
  page.evaluate(() => ({
    count: Number(document.querySelector<HTMLElement>('[data-count]')?.dataset.count ?? -1),
    isOver: document.querySelector('[data-end]') !== null,
  }));

/** Until the own seat is due, all who fill at the same time have filled, or the match is over. */
export async function untilDue(page: Page): Promise<void> {
  const isDue = (): boolean =>
    document.querySelector('[data-end], [data-busy="false"] [data-way="Hint"]:enabled') !== null;
  await page.waitForFunction(isDue, null, LONGEST);
}

/** Until the others have filled their racks: who draws first from the same piles is then no matter of luck. */
export const untilOthersFilled = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('.others') !== null && document.querySelector('.others .due') === null,
    null,
    LONGEST,
  );

async function untilMoved(page: Page, before: number): Promise<void> {
  const hasMoved = (count: number): boolean =>
    document.querySelector('[data-end]') !== null ||
    Number(document.querySelector<HTMLElement>('[data-count]')?.dataset.count ?? -1) > count;
  await page.waitForFunction(hasMoved, before, LONGEST);
}

/** One move as the hint says it, by nothing but keys. */
export async function playByKeys(page: Page, days: number): Promise<void> {
  const { count } = await stand(page);
  await page.keyboard.press('h');
  const hint = await page.locator('header .hint b').innerText();
  for (const key of keysFor(hint, days)) await page.keyboard.press(key);
  await untilMoved(page, count);
}

/** One move by taps on what the hint lights, one thing after another. */
export async function playByTaps(page: Page): Promise<void> {
  const { count } = await stand(page);
  await page.locator('[data-way="Hint"]').click();
  const lit = page.locator('[data-board] button.hinted:enabled:not([aria-pressed="true"])');
  await lit.first().waitFor();
  for (let taps = 0; taps < 4; taps++) {
    const send = page.locator('[data-own] .button.primary:enabled');
    await ((await send.count()) ? send : lit.first()).click();
    const isSent = await page.evaluate((before) => {
      const table = document.querySelector<HTMLElement>('[data-count]');
      return (
        document.querySelector('[data-end]') !== null ||
        table?.dataset.busy === 'true' ||
        Number(table?.dataset.count) > before
      );
    }, count);
    if (isSent) return untilMoved(page, count);
  }
  throw new Error('the board does not let me play the hint');
}

/** Plays until the end; `watch` is called before each move. */
export async function travel(
  page: Page,
  play: (page: Page) => Promise<void>,
  watch: (made: number) => Promise<void> = async () => {},
): Promise<number> {
  await untilOthersFilled(page);
  for (let made = 0; made < 80; made++) {
    await untilDue(page);
    if ((await stand(page)).isOver) return made;
    await watch(made);
    await play(page);
  }
  throw new Error('the game does not end');
}

/** The links of the winner's rack, as the board shows them after the end. */
export async function expectJourneyShown(page: Page, days: number): Promise<void> {
  await page.locator('[data-rack]').first().waitFor();
  const winner = page.locator('.won[data-rack]');
  // The tags come a few at a time.
  await expect.poll(() => winner.locator('[data-day]').count()).toBe(days);
  expect(await winner.innerText()).toContain(`${days - 1} of ${days - 1} connected`);
  expect(await winner.locator('.gap').count()).toBe(0);
}
