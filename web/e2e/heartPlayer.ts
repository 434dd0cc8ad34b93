/** Helpers that play The Heart of Africa. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isDue, isOver } from './hintPlayer';

export const GAME = 'heart_of_africa';

export const untilDue = (page: Page) =>
  expect.poll(async () => (await isDue(page)) || (await isOver(page)), { timeout: 30_000 }).toBe(true);

/** Keeps the first tickets, as many as must be kept; one button decides. */
export async function chooseTickets(page: Page): Promise<void> {
  const sheet = page.locator('[data-choosing]');
  const decide = sheet.locator('.button.primary');
  for (let at = 0; !(await decide.isEnabled()); at++) await sheet.locator('[data-ticket]').nth(at).press('Enter');
  await decide.press('Enter');
  await sheet.waitFor({ state: 'detached' });
}

/** What each seat has in each line of the score sheet. */
export async function sheetOf(page: Page, seats: number): Promise<Record<string, number>[]> {
  const cells = await page
    .locator('[data-cell]')
    .evaluateAll((all) =>
      all.map((cell) => [(cell as HTMLElement).dataset.cell!, Number((cell as HTMLElement).dataset.value)] as const),
    );
  const of = new Map(cells);
  return Array.from({ length: seats }, (_, seat) =>
    Object.fromEntries(
      ['tracks', 'doubled', 'done', 'missed', 'bonus', 'total'].map((item) => [item, of.get(`${item}-${seat}`) ?? NaN]),
    ),
  );
}

export const addsUp = ({ tracks, doubled, done, missed, bonus, total }: Record<string, number>) =>
  tracks! + doubled! + done! - missed! + bonus! === total;

/** Where each arrow key leads from each track, as the page itself says. */
export const arrowsOf = (page: Page): Promise<[number, string, number][]> =>
  page.evaluate(() => {
    const numberOf = (one: Element | null): number => Number((one as HTMLElement | null)?.dataset.track ?? -1);
    return [...document.querySelectorAll<HTMLElement>('[data-track]')].flatMap((track) =>
      ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key): [number, string, number] => {
        track.focus();
        track.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        return [numberOf(track), key, numberOf(document.activeElement)];
      }),
    );
  });

/** The keys that lead from a track to the nearest one of those that are wanted. */
export function keysTo(arrows: [number, string, number][], from: number, wanted: (track: number) => boolean): string[] {
  const ways = new Map<number, string[]>([[from, []]]);
  for (const [track, keys] of ways) {
    if (wanted(track)) return keys;
    for (const [here, key, there] of arrows) if (here === track && !ways.has(there)) ways.set(there, [...keys, key]);
  }
  throw new Error('some track cannot be reached');
}
