/** Loads the pages of a replay and rebuilds each view from its differences. */

import type { EventItem, ReplayPage, View } from '../net/protocol';

export type ReplayStep = { view: View; events: EventItem[] };

/** Every step of a page with its whole view; the first has one. */
export function unfoldSteps(page: ReplayPage): ReplayStep[] {
  const steps: ReplayStep[] = [];
  for (const step of page.steps) {
    const before = steps.at(-1)?.view as View;
    const state = { ...before?.state, ...step.change?.state };
    steps.push({ view: step.view ?? { ...before, ...step.change, state }, events: step.events });
  }
  return steps;
}

export class ReplayPages {
  private readonly pages = new Map<string, Promise<ReplayStep[]>>();

  constructor(
    private readonly fetchPage: (observer: string, page: number) => Promise<ReplayPage>,
    private readonly size: number,
    private readonly length: number,
  ) {}

  /** A step as an observer saw it; the page after it is on its way already. */
  async step(observer: string, at: number): Promise<ReplayStep | undefined> {
    const number = Math.floor(at / this.size);
    const page = this.page(observer, number);
    if ((number + 1) * this.size < this.length) this.page(observer, number + 1).catch(() => {});
    return (await page)[at - number * this.size];
  }

  private page(observer: string, number: number): Promise<ReplayStep[]> {
    const key = `${observer}/${number}`;
    let page = this.pages.get(key);
    if (!page) {
      page = this.fetchPage(observer, number).then(unfoldSteps);
      this.pages.set(key, page);
      page.catch(() => this.pages.delete(key));
    }
    return page;
  }
}
