/** Measures the layout of a page. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Finding = { id: string; impact: string | null; nodes: { html: string; failureSummary?: string }[] };

/** What axe finds, except what is only a matter of taste; `rules`: by these alone. */
export async function findings(page: Page, rules?: string[]): Promise<string[]> {
  // The page forbids foreign scripts; the debugger may run one all the same.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Finding[] }> } };
    // What is in order needn't be described.
    return (await axe.run({ resultTypes: ['violations'], ...(only ? { runOnly: only } : {}) })).violations;
  }, rules);
  return found
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}

/** What axe finds in either theme: in the dark only colours are others. */
export async function findingsInBoth(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const found = await findings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...found, ...(await findings(page, ['color-contrast', 'link-in-text-block']))];
}

/** The page, or what scrolls on it, is not wider than its place, as soon as it is laid out. */
export const expectNoOverhang = (page: Page, scroller = ':root'): Promise<void> =>
  expect
    .poll(() => page.locator(scroller).evaluate((node) => node.scrollWidth - node.clientWidth))
    .toBeLessThanOrEqual(0);

export type Box = { x: number; y: number; width: number; height: number };
export const boxes = async (all: Locator): Promise<Box[]> =>
  all.evaluateAll((nodes) =>
    nodes.map((node) => node.getBoundingClientRect().toJSON() as Box).filter(({ width }) => width > 0),
  );
export const overlap = (one: Box, other: Box) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1;

/** What may be touched lies between the bars without any scrolling, as soon as the page is laid out. */
export const expectWithin = (page: Page, touched: string): Promise<void> =>
  expect.poll(() => outside(page, touched)).toEqual([]);

/** What of that lies elsewhere; or that there is nothing yet. */
async function outside(page: Page, touched: string): Promise<(Box | string)[]> {
  const [screen, [top], [bar], found] = await Promise.all([
    page.evaluate(() => ({ width: innerWidth, height: innerHeight })),
    boxes(page.locator('.table > .top')),
    boxes(page.locator('.table > .bar')),
    boxes(page.locator(touched)),
  ]);
  if (!top || !bar || found.length === 0) return ['nothing is there yet'];
  const isBeside = bar.height > screen.height / 2;
  const [floor, edge] = isBeside ? [screen.height, bar.x] : [bar.y, screen.width];
  return found.filter(
    // On a stage the bar is only below what is beside the map.
    ({ x, y, width, height }) =>
      y < top.height || y + height > (x + width > bar.x ? floor : screen.height) + 0.5 || x < 0 || x + width > edge,
  );
}

/** No name is cut off. */
export const expectWholeNames = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator('[data-board] .name, [data-board] .plate strong, [data-side] .name')
        .evaluateAll((all) =>
          all
            .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible')
            .map((one) => one.textContent),
        ),
    )
    .toEqual([]);

/** No word is cut where it is shown: no element hides what does not fit. */
export const expectWholeWords = (page: Page): Promise<void> => expect.poll(() => cutWords(page)).toEqual([]);

export const cutWords = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((all) =>
    all
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()))
      .filter((one) => {
        const { overflowX, clipPath, visibility } = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        const isSeen = visibility === 'visible' && clipPath === 'none' && box.width > 2 && box.height > 2;
        const frame = one.closest('[data-curve] svg')?.getBoundingClientRect();
        const isOutside = frame !== undefined && (box.left < frame.left - 0.5 || box.right > frame.right + 0.5);
        return isSeen && (isOutside || (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1));
      })
      .map((one) => `${one.getAttribute('class')}: ${one.textContent!.trim()}`),
  );

/** Words that go on in the next line without a hyphen that the catalogue has. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement!.checkVisibility({ visibilityProperty: true })) continue;
      for (const word of node.textContent!.matchAll(/[\p{L}\d]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const [first, ...others] = range.getClientRects();
        if (first && first.width > 2 && others.some(({ top }) => top >= first.bottom - 1)) found.push(word[0]);
      }
    }
    return found;
  });

/** Small phones, a phone on its side, a small and a usual desktop. */
export const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

/** Everything on the page that can be used is reached by Tab alone; of a group of choices, one. */
export async function expectKeysReach(page: Page): Promise<void> {
  const missing = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, summary)');
    const usable = [...all].filter((one) => one.checkVisibility() && !one.matches(':disabled, [type="radio"]'));
    for (const one of usable) one.dataset.unreached = '';
    addEventListener('focusin', ({ target }) => delete (target as HTMLElement).dataset.unreached);
    return usable.length;
  });
  expect(missing).toBeGreaterThan(0);
  const left = page.locator('[data-unreached]');
  await page.locator('main').focus();
  for (let pressed = 0; pressed < 4 * missing && (await left.count()) > 0; pressed++) await page.keyboard.press('Tab');
  expect(await left.evaluateAll((nodes) => nodes.map((node) => node.outerHTML))).toEqual([]);
}
