/** Takes screenshots of a page in every size and theme. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { brokenWords, cutWords } from './layoutChecks';
import { PHONE, type Guest, type House } from './serverFixture';
import { LANGUAGE } from './wording';

export const FOLDER = resolve(import.meta.dirname, '../../shots');
type Size = { name: string; width: number; height: number };
const SIZES: Size[] = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
];
/** What people look at from a sofa. */
export const SOFA: Size[] = [
  { name: 'tv', width: 1920, height: 1080 },
  { name: 'small-tv', width: 1280, height: 720 },
];
/** `SHOTS=turn,end make shots` takes only what has one of these in its name. */
const ONLY = process.env.SHOTS?.split(',');

/** `READ=fr make shots` takes whole pages on a phone in a language, their words and what is cut off beside them. */
export const IS_READ = process.env.READ !== undefined;

export async function shootToRead(page: Page, scene: string): Promise<void> {
  const folder = join(FOLDER, 'read', LANGUAGE);
  mkdirSync(folder, { recursive: true });
  await page.setViewportSize(PHONE);
  // Pictures and codes that come late would leave holes in what is read.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(350);
  await page.screenshot({ path: join(folder, `${scene}.png`), fullPage: true });
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const flaws = [...(await cutWords(page)), ...(await brokenWords(page)), ...(overhang > 0 ? [`${overhang} px`] : [])];
  const words = await page.locator('body').innerText();
  writeFileSync(join(folder, `${scene}.txt`), `${flaws.map((one) => `! ${one}\n`).join('')}${words}\n`);
}

async function shoot(page: Page, scene: string, sizes: Size[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, ...size } of sizes) {
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForTimeout(350);
      await page.screenshot({ path: join(FOLDER, `${scene}-${name}-${theme}.png`) });
    }
  }
}

/** A picture to take: how a guest comes to it. */
export function sceneOf(
  house: () => House,
): (name: string, make: (guest: Guest) => Promise<void>, sizes?: Size[]) => void {
  return (name, make, sizes = SIZES) =>
    test.skipIf(ONLY && !ONLY.some((one) => name.includes(one)))(name, async () => {
      const guest = await house().guest('Ann', { phone: IS_READ });
      await make(guest);
      await (IS_READ ? shootToRead(guest.page, name) : shoot(guest.page, name, sizes));
      await guest.context.close();
    });
}
