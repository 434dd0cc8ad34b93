/** Takes screenshots of a page in every size and theme. */

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import type { Guest, House } from './serverFixture';

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
      const guest = await house().guest('Ann');
      await make(guest);
      await shoot(guest.page, name, sizes);
      await guest.context.close();
    });
}
