/** Polls a game review until it is finished. */

import { api } from '../net/api';
import type { Review } from '../net/protocol';

const POLL_INTERVAL = 600;

export class ReviewPoll {
  now = $state.raw<Review>({ status: 'none' });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  constructor(private readonly table: () => string) {}

  /** Begin it, or begin it again; fails as the server refuses. */
  async begin(): Promise<void> {
    this.now = await api.startReview(this.table());
    this.goOn();
  }

  /** What it comes to, when it is no longer at work. */
  async finished(): Promise<Review> {
    while (!this.isOver && this.now.status === 'working')
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
    return this.now;
  }

  stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  private goOn(): void {
    if (this.isOver || this.now.status !== 'working') return;
    this.timer = setTimeout(() => void this.ask(), POLL_INTERVAL);
  }

  /** Who does not answer now may do so later. */
  private async ask(): Promise<void> {
    const found = await api.review(this.table()).catch(() => this.now);
    // Another process may have begun it, and be gone.
    this.now = found.status === 'none' ? await api.startReview(this.table()).catch(() => this.now) : found;
    this.goOn();
  }
}
