/** The visible part of a map: its frame on the screen, zoom and offset. */

/** The map fitted into its frame: pixels of the frame, pixels a unit, and where the map begins. */
export type Frame = { width: number; height: number; base: number; left: number; top: number; closest: number };

/** The fitted map, enlarged `k` times and moved; nothing is moved at k = 1. */
export type View = { k: number; x: number; y: number };

export type Point = { x: number; y: number };

export const WHOLE: View = { k: 1, x: 0, y: 0 };
export const CLOSEST = 8;

/**
 * `nearest`: how many pixels a unit of the map must be able to become, however small the frame is.
 * `inset`: pixels at the top of the frame that the whole map keeps free.
 */
export function frameOf(
  map: { width: number; height: number },
  width: number,
  height: number,
  nearest = 0,
  inset = 0,
): Frame {
  const base = Math.min(width / map.width, (height - inset) / map.height);
  return {
    width,
    height,
    base,
    left: (width - map.width * base) / 2,
    top: inset + (height - inset - map.height * base) / 2,
    closest: Math.max(CLOSEST, base > 0 ? nearest / base : 0),
  };
}

/** Where a point of the map is on the screen. */
export function onScreen({ base, left, top }: Frame, { k, x, y }: View, point: Point): Point {
  return { x: (left + point.x * base) * k + x, y: (top + point.y * base) * k + y };
}

/** Which point of the map is there on the screen. */
export const onMap = ({ base, left, top }: Frame, view: View, { x, y }: Point): [x: number, y: number] => [
  ((x - view.x) / view.k - left) / base,
  ((y - view.y) / view.k - top) / base,
];

export const onScreenOf = (frame: Frame, view: View, [x, y]: readonly number[]): Point =>
  onScreen(frame, view, { x: x ?? 0, y: y ?? 0 });

/** The frame, or what is free of it at its top, is always covered: a map cannot be lost. */
export function clamped(frame: Frame, { k, x, y }: View, free: { width: number; height: number } = frame): View {
  const near = Math.min(frame.closest, Math.max(1, k));
  return {
    k: near,
    x: Math.min(0, Math.max(free.width - frame.width * near, x)),
    y: Math.min(0, Math.max(free.height - frame.height * near, y)),
  };
}

/** The same picture at the same size in a frame that has become another. */
export function keepView(from: Frame, to: Frame, { k, x, y }: View): View {
  const near = (k * from.base) / to.base;
  return clamped(to, { k: near, x: x + from.left * k - to.left * near, y: y + from.top * k - to.top * near });
}

/** Zooms; the point under the finger stays under it. */
export function zoomed(frame: Frame, view: View, factor: number, at: Point): View {
  const k = Math.min(frame.closest, Math.max(1, view.k * factor));
  const by = k / view.k;
  return clamped(frame, { k, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by });
}

export function moved(frame: Frame, view: View, dx: number, dy: number): View {
  return clamped(frame, { k: view.k, x: view.x + dx, y: view.y + dy });
}

/** The same zoom or a nearer one, with a point of the map in the middle. */
export function centred(frame: Frame, view: View, point: Point, k = view.k): View {
  const { x, y } = onScreen(frame, { k, x: 0, y: 0 }, point);
  return clamped(frame, { k, x: frame.width / 2 - x, y: frame.height / 2 - y });
}

/** So near that the map covers its frame, with a point of it in the middle, or its own middle. */
export function covering(frame: Frame, map: { width: number; height: number }, point?: Point): View {
  const k = Math.max(frame.width / map.width, frame.height / map.height) / frame.base;
  return centred(frame, WHOLE, point ?? { x: map.width / 2, y: map.height / 2 }, Math.min(frame.closest, k));
}

/**
 * Points in the middle of a free part of the frame, at its top, no nearer than `most`, and all of them where they fit.
 * `least`: how far away the map may go for that; below 1 there is sea around the whole map.
 */
export function fitted(
  frame: Frame,
  free: { width: number; height: number },
  points: Point[],
  most: number,
  margin = 30,
  least = 1,
): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [wide, high] = [Math.max(1, right - left) * frame.base, Math.max(1, bottom - top) * frame.base];
  const k = Math.max(
    least,
    Math.min(frame.closest, most, (free.width - 2 * margin) / wide, (free.height - 2 * margin) / high),
  );
  const { x, y } = onScreen(frame, { k, x: 0, y: 0 }, { x: (left + right) / 2, y: (top + bottom) / 2 });
  const view = { k, x: free.width / 2 - x, y: free.height / 2 - y };
  return k < 1 ? view : clamped(frame, view, free);
}

/** What a picture of one view must undergo to look like another: for the moments in between. */
export function between(from: View, to: View): string {
  const scale = to.k / from.k;
  return `matrix(${[scale, 0, 0, scale, to.x - from.x * scale, to.y - from.y * scale].join()})`;
}

export const isSame = (one: View, other: View): boolean => one.k === other.k && one.x === other.x && one.y === other.y;
