/** Where the buttons of a small map stand: in its seas, so that all of its frame is for places. */

import type { Rect } from './rects';

/** The search stands in the upper corner at the end, or so far along the lower edge; in the lower corner at the end stands another map. */
export type Dock = 'corner' | number;

/** The search, and the other map, with what is kept free around them. */
export const SEARCH = 44;
export const OTHER = { width: 66, height: 46 };
const EDGE = 4;
const AIR = 3;

export function dockedAt(dock: Dock, { width, height }: { width: number; height: number }): Rect[] {
  const middle = dock === 'corner' ? width - EDGE - SEARCH / 2 : dock * width;
  const top = dock === 'corner' ? EDGE : height - EDGE - SEARCH;
  return [
    {
      left: middle - SEARCH / 2 - AIR,
      right: middle + SEARCH / 2 + AIR,
      top: top - AIR,
      bottom: top + SEARCH + AIR,
    },
    { left: width - EDGE - OTHER.width - AIR, right: width, top: height - EDGE - OTHER.height - AIR, bottom: height },
  ];
}
