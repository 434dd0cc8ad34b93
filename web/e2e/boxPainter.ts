/** Paints a map in the editor of boxes, by touch. */

import type { Page } from 'playwright-core';

export async function paint(page: Page, colour: string, place: string): Promise<void> {
  await page.locator(`[data-brush="${colour}"]`).tap();
  const shape = page
    .locator('[data-map]')
    .getByRole('button', { name: new RegExp(`^${place}`) })
    .first();
  await shape.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await shape.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}
