/** How much to enlarge the page for a TV. */

/** The room that the page is laid out in, whatever the screen: letters of 14 px come out as about 1/47 of its height. */
const LAYOUT_SIZE = { width: 1168, height: 657 };
/** On a screen that somebody holds in the hand, things have their usual size. */
const HANDHELD_BELOW = 900;

export type Scale = { zoom: number; width: number; height: number; isHeld: boolean };

export function scaleOf(width: number, height: number): Scale {
  const isHeld = width < HANDHELD_BELOW || width < height;
  const zoom = isHeld ? 1 : Math.min(width / LAYOUT_SIZE.width, height / LAYOUT_SIZE.height);
  return { zoom, width: width / zoom, height: height / zoom, isHeld };
}

/** How often a board is laid out anew to find the size at which it fits. */
const MAX_TRIES = 6;
const MIN_ZOOM = 0.4;

/**
 * The largest zoom up to 1 at which something fits into its room; `fits` lays it out at a zoom. A board
 * that fits at once costs one try.
 */
export function largestFit(fits: (zoom: number) => boolean): number {
  if (fits(1)) return 1;
  let [good, bad] = [MIN_ZOOM, 1];
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const zoom = (good + bad) / 2;
    if (fits(zoom)) good = zoom;
    else bad = zoom;
  }
  fits(good);
  return good;
}
