/** Shows view frames one after another, so that players can follow what happens. */

import type { EventItem, ViewFrame } from '../net/protocol';

/** How long some events take to be seen, in milliseconds. */
export type ShowTime = (events: EventItem[]) => number;

/** How long one event is seen where a board says nothing else, in milliseconds. */
const TIME_PER_EVENT = 340;
/** However much happens, a move takes no longer. */
export const MAX_SHOW_TIME = 1_200;
/** A client that is further behind sees the present at once. */
const MAX_QUEUED = 8;

export function showTimeOf(events: EventItem[], ofBoard?: ShowTime): number {
  const wanted = ofBoard?.(events) ?? TIME_PER_EVENT * events.length;
  return Math.min(MAX_SHOW_TIME, Math.max(TIME_PER_EVENT, wanted));
}

export class ViewQueue {
  private frames: ViewFrame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (frame: ViewFrame) => void,
    private readonly showTime: ShowTime = showTimeOf,
  ) {}

  /** Adds a frame; where nobody follows the events, everything is shown at once. */
  add(frame: ViewFrame, isFollowed: boolean): void {
    this.frames.push(frame);
    if (!isFollowed || this.frames.length > MAX_QUEUED) this.showAll();
    else if (this.timer === undefined) this.showNext();
  }

  /** Shows at once what waits; whether anything did. */
  skip(): boolean {
    const isBehind = this.frames.length > 0;
    if (isBehind) this.showAll();
    return isBehind;
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

  /** The more frames wait, the shorter each is seen: whoever is behind catches up. */
  private showNext(): void {
    const frame = this.frames.shift();
    this.timer = undefined;
    if (!frame) return;
    this.show(frame);
    this.timer = setTimeout(() => this.showNext(), this.showTime(frame.events) / Math.max(1, this.frames.length));
  }
}
