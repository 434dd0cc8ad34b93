/** Drag, pinch, wheel and double tap on a map; other gestures scroll the page. */

import type { Point } from './view';

export type Hands = {
  /** Whether there is anything to move: a whole map leaves every drag to the page. */
  canMove: () => boolean;
  move: (dx: number, dy: number) => void;
  /** Zooms by a factor at a point of the frame; whether anything changed. */
  zoom: (factor: number, at: Point) => boolean;
  /** The hand has let go. */
  rest: () => void;
  /** A second tap at the same place, at once. */
  doubleTap: (at: Point) => void;
};

const DRAG_FROM = 5;
const DOUBLE_TIME = 320;
const DOUBLE_WITHIN = 28;
/** How much one notch of a wheel zooms. */
const NOTCH = 0.0022;

export function gestures(node: HTMLElement, hands: Hands): { destroy: () => void } {
  let last: Point | null = null;
  let spread = 0;
  let isDragging = false;
  let tapped: { at: Point; time: number } | null = null;

  const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = node.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  function drag(at: Point): void {
    if (!last) return;
    if (!isDragging && Math.hypot(at.x - last.x, at.y - last.y) < DRAG_FROM) return;
    isDragging = true;
    hands.move(at.x - last.x, at.y - last.y);
    last = at;
  }

  function letGo(): void {
    if (isDragging) hands.rest();
    last = null;
  }

  function pointerdown(event: PointerEvent): void {
    isDragging = false;
    if (event.pointerType === 'touch' || event.button !== 0) return;
    if (hands.canMove()) last = inFrame(event);
  }
  const pointermove = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || !last) return;
    drag(inFrame(event));
  };
  const pointerup = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') letGo();
  };

  function touchstart(event: TouchEvent): void {
    isDragging = false;
    if (event.touches.length === 2) {
      event.preventDefault();
      [last, spread] = pinchOf(event);
    } else if (event.touches.length === 1 && hands.canMove()) last = inFrame(event.touches[0]!);
  }
  function touchmove(event: TouchEvent): void {
    if (event.touches.length === 2 && last) {
      event.preventDefault();
      const [middle, wide] = pinchOf(event);
      isDragging = true;
      hands.move(middle.x - last.x, middle.y - last.y);
      hands.zoom(wide / spread, middle);
      [last, spread] = [middle, wide];
    } else if (event.touches.length === 1 && last) {
      if (event.cancelable) event.preventDefault();
      drag(inFrame(event.touches[0]!));
    }
  }
  function touchend(event: TouchEvent): void {
    if (event.touches.length === 0) letGo();
    else last = inFrame(event.touches[0]!);
  }

  function pinchOf({ touches }: TouchEvent): [Point, number] {
    const [one, other] = [inFrame(touches[0]!), inFrame(touches[1]!)];
    return [
      { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
    ];
  }

  /** With Ctrl (or a pinch on a trackpad), while the map has the focus, or where the page has nothing to scroll; what cannot zoom, scrolls. */
  function wheel(event: WheelEvent): void {
    const scrolls = document.documentElement.scrollHeight > innerHeight;
    if (!event.ctrlKey && scrolls && !node.contains(document.activeElement)) return;
    const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    if (hands.zoom(Math.exp(-pixels * NOTCH * (event.ctrlKey ? 2 : 1)), inFrame(event)) || event.ctrlKey)
      event.preventDefault();
  }

  /** A drag ends in a click, which is none; another one may be the first of two. */
  function click(event: MouseEvent): void {
    if (isDragging) {
      event.stopPropagation();
      event.preventDefault();
      isDragging = false;
      return;
    }
    // A click by the keyboard has no place.
    if (event.detail > 0) tapped = { at: inFrame(event), time: event.timeStamp };
  }

  /** The second tap counts wherever it lands: what the first one has opened may lie between. */
  function secondClick(event: MouseEvent): void {
    if (!tapped || isDragging || event.detail === 0) return;
    const at = inFrame(event);
    const isDouble =
      event.timeStamp - tapped.time < DOUBLE_TIME && Math.hypot(at.x - tapped.at.x, at.y - tapped.at.y) < DOUBLE_WITHIN;
    tapped = null;
    if (!isDouble) return;
    event.stopPropagation();
    event.preventDefault();
    hands.doubleTap(at);
  }

  node.addEventListener('pointerdown', pointerdown);
  window.addEventListener('pointermove', pointermove);
  window.addEventListener('pointerup', pointerup);
  node.addEventListener('touchstart', touchstart, { passive: false });
  node.addEventListener('touchmove', touchmove, { passive: false });
  node.addEventListener('touchend', touchend);
  node.addEventListener('touchcancel', touchend);
  node.addEventListener('wheel', wheel, { passive: false });
  window.addEventListener('click', secondClick, true);
  node.addEventListener('click', click, true);
  return {
    destroy() {
      window.removeEventListener('click', secondClick, true);
      window.removeEventListener('pointermove', pointermove);
      window.removeEventListener('pointerup', pointerup);
    },
  };
}
