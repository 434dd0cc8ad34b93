/** Pan and zoom of a map: the drawn view, the view under the hand, and how it comes to rest. */

import { untrack } from 'svelte';
import type { Hands } from './gestures';
import { isDirection, type Direction } from './arrowKeys';
import { between, centred, isSame, moved, onScreen, WHOLE, zoomed, type Frame, type Point, type View } from './view';

/** How far the keys go with Shift, in pixels, and how much plus and minus zoom. */
const STEPS: Record<Direction, [dx: number, dy: number]> = {
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
};
const KEY_ZOOM = 1.6;
/** What has the focus keeps so far from the edge. */
const MARGIN = 40;
/** After so long without a movement the hand rests; a glide must have come to its end. */
const REST_AFTER = 140;
const GLIDE_TIME = 220;

export class PanZoom {
  /** What the picture is drawn for. */
  view = $state.raw<View>(WHOLE);
  isMoving = $state(false);
  isGliding = $state(false);
  stage = $state<HTMLElement>();
  /** Where the hand has moved the picture; it is drawn anew when the hand rests. */
  live: View = WHOLE;
  /** Whether anybody has moved it yet. */
  isMoved = false;
  readonly hands: Hands;
  #resting: ReturnType<typeof setTimeout> | undefined;
  readonly #frame: () => Frame;
  readonly #hasMotion: () => boolean;

  constructor(frame: () => Frame, hasMotion: () => boolean) {
    [this.#frame, this.#hasMotion] = [frame, hasMotion];
    this.hands = {
      canMove: () => this.live.k > 1,
      move: (dx, dy) => this.#show(moved(frame(), this.live, dx, dy)),
      zoom: (factor, at) => {
        const next = zoomed(frame(), this.live, factor, at);
        if (isSame(next, this.live)) return false;
        this.#show(next);
        return true;
      },
      rest: () => this.#rest(),
      doubleTap: (at) => this.zoom(this.live.k > 5 ? 1 / this.live.k : 2, at),
    };
  }

  /** Is there from now on, without having moved: the frame has become another. */
  place(next: View): void {
    if (
      !isSame(
        next,
        untrack(() => this.view),
      )
    )
      this.view = next;
    this.live = next;
  }

  #show(next: View): void {
    if (!this.stage) return;
    this.isMoved = this.isMoving = true;
    this.live = next;
    this.stage.style.transform = between(this.view, next);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#rest(), this.isGliding ? GLIDE_TIME : REST_AFTER);
  }

  /** The picture is drawn anew for where it has come to. */
  #rest(): void {
    clearTimeout(this.#resting);
    this.isMoving = this.isGliding = false;
    this.view = this.live;
    if (this.stage) this.stage.style.transform = '';
  }

  /** Goes there in a moment, or at once. */
  glide(next: View): void {
    if (isSame(next, this.live)) return;
    this.isMoved = true;
    this.live = next;
    if (this.#hasMotion() && this.stage) {
      this.isGliding = true;
      // The picture must be there before it can glide; whoever asks meanwhile means where it goes.
      requestAnimationFrame(() => this.#show(this.live));
    } else this.#rest();
  }

  zoom(factor: number, at: Point = this.#middle()): void {
    this.glide(zoomed(this.#frame(), this.live, factor, at));
  }

  #middle(): Point {
    const { width, height } = this.#frame();
    return { x: width / 2, y: height / 2 };
  }

  /** What has got the focus comes into sight. */
  keepInSight(point: Point): void {
    const frame = this.#frame();
    const { x, y } = onScreen(frame, this.live, point);
    if (x < MARGIN || y < MARGIN || x > frame.width - MARGIN || y > frame.height - MARGIN)
      this.glide(centred(frame, this.live, point));
  }

  /** Plus, minus, Home and Shift with an arrow; whether it was one of these. */
  press({ key, shiftKey }: KeyboardEvent): boolean {
    if (key === '+' || key === '=') this.zoom(KEY_ZOOM);
    else if (key === '-') this.zoom(1 / KEY_ZOOM);
    else if (key === 'Home') this.glide(WHOLE);
    else if (isDirection(key) && shiftKey) this.glide(moved(this.#frame(), this.live, ...STEPS[key]));
    else return false;
    return true;
  }
}
