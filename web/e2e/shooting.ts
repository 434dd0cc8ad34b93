/** Pictures of a page in every size and theme. */

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import type { Guest, House } from './house';

const FOLDER = resolve(import.meta.dirname, '../../shots');
const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
];
/** `SHOTS=turn,end make shots` takes only what has one of these in its name. */
const ONLY = process.env.SHOTS?.split(',');

async function shoot(page: Page, scene: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, ...size } of SIZES) {
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForTimeout(350);
      await page.screenshot({ path: join(FOLDER, `${scene}-${name}-${theme}.png`) });
    }
  }
}

/** A picture to take: how a guest comes to it. */
export function sceneOf(house: () => House): (name: string, make: (guest: Guest) => Promise<void>) => void {
  return (name, make) =>
    test.skipIf(ONLY && !ONLY.some((one) => name.includes(one)))(name, async () => {
      const guest = await house().guest('Ann');
      await make(guest);
      await shoot(guest.page, name);
      await guest.context.close();
    });
}
