/** Players that follow a guided first game by what its ring shows. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hands } from './hintPlayer';

/** Where the guide is, and what it rings: once for each moment. */
export async function moment(
  page: Page,
): Promise<{ step: number; steps: number; said: string; ring: { x: number; y: number } | null; mark: string }> {
  return page.evaluate(() => {
    const coach = document.querySelector<HTMLElement>('[data-coach]')!;
    const box = document.querySelector('[data-rings] > *')?.getBoundingClientRect();
    const [step, steps] = [Number(coach?.dataset.step ?? -1), Number(coach?.dataset.steps ?? 0)];
    const said = coach?.querySelector<HTMLElement>('[data-said]')?.innerText ?? '';
    const count = document.querySelector<HTMLElement>('[data-count]')?.dataset.count;
    const ring = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    return {
      step,
      steps,
      said,
      ring,
      mark: JSON.stringify([step, count, box && [box.x, box.y, box.width, box.height].map(Math.round)]),
    };
  });
}

/** The moment when the guide waits for the learner, or is over; what moves has come to rest. */
export async function asked(page: Page, before = ''): Promise<Awaited<ReturnType<typeof moment>>> {
  const end = Date.now() + 20_000;
  let last = await moment(page);
  while (Date.now() < end) {
    await page.waitForTimeout(30);
    const now = await moment(page);
    const isBusy = (await page.locator('[data-busy="true"]').count()) > 0;
    if (
      !isBusy &&
      now.mark === last.mark &&
      now.mark !== before &&
      now.steps > 0 &&
      (now.ring || now.step === now.steps)
    )
      return now;
    last = now;
  }
  throw new Error(`the guide does not go on: ${last.mark}`);
}

/** Follows a guide to its end: touches what is ringed, or presses the key of what has the focus. */
export async function follow(page: Page, hands: Hands, watch = async (): Promise<void> => {}): Promise<string[]> {
  const said: string[] = [];
  for (let now = await asked(page); ; now = await asked(page, now.mark)) {
    if (said.at(-1) !== now.said) said.push(now.said);
    await watch();
    if (now.step === now.steps) return said;
    if (hands === 'taps') await page.mouse.click(now.ring!.x, now.ring!.y);
    else await pressRinged(page);
  }
}

/** By keys alone: the focus is on what is ringed, or a few tabs away; the ring moves with the page. */
async function pressRinged(page: Page): Promise<void> {
  const isThere = async () =>
    page.evaluate(
      (ring) => {
        const box = (document.activeElement?.closest('label') ?? document.activeElement)?.getBoundingClientRect();
        if (box === undefined || ring === null || document.activeElement === document.body) return false;
        return (
          box.left <= ring.x && ring.x <= box.right && box.top <= ring.y && ring.y <= box.bottom && box.width < 500
        );
      },
      (await moment(page)).ring,
    );
  const reached = async () => {
    if (await isThere()) return true;
    await page.waitForTimeout(300); // the guide may bring the focus by itself
    if (await isThere()) return true;
    await page.keyboard.press('Tab');
    return isThere();
  };
  // On a busy machine the focus may have gone by, and comes around again.
  await expect.poll(reached, { timeout: 60_000 }).toBe(true);
  // A choice among several is made as browsers make it.
  const isRadio = await page.evaluate(() => document.activeElement?.matches('input[type=radio]') ?? false);
  await page.keyboard.press(isRadio ? 'Space' : 'Enter');
}
