/** Shows view frames one after another, so that players can follow what happens. */

import type { ViewFrame } from '../net/protocol';

/** How long one event is seen before the next view comes, in milliseconds. */
export const TIME_PER_EVENT = 340;
/** A client that is further behind sees the present at once. */
const MAX_QUEUED = 8;

export class ViewQueue {
  private frames: ViewFrame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (frame: ViewFrame) => void) {}

  /** Adds a frame; where nobody follows the events, everything is shown at once. */
  add(frame: ViewFrame, isFollowed: boolean): void {
    this.frames.push(frame);
    if (!isFollowed || this.frames.length > MAX_QUEUED) this.showAll();
    else if (this.timer === undefined) this.showNext();
  }

  /** Forgets the frames that were not shown yet. */
  clear(): void {
    this.frames = [];
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private showAll(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const frames = this.frames;
    this.frames = [];
    for (const frame of frames) this.show(frame);
  }

  private showNext(): void {
    const frame = this.frames.shift();
    this.timer = undefined;
    if (!frame) return;
    this.show(frame);
    this.timer = setTimeout(() => this.showNext(), TIME_PER_EVENT * Math.max(1, frame.events.length));
  }
}
