/** Where the buttons of a small map stand: in its seas, so that all of its frame is for places. */

import type { Rect } from './rects';

/**
 * Two buttons, to make the map large and to search, stand in both upper corners, or side by side at the lower
 * edge, with their middle so far along it; in the lower corner at the end stands another map.
 */
export type Dock = 'corner' | number;

/** A button, and the other map, with what is kept free around them. */
const BUTTON = 44;
export const OTHER = { width: 66, height: 46 };
const EDGE = 4;
const AIR = 3;

/** Where a button at the lower edge begins: the first, or the second. */
export const alongOf = (dock: number, at: 0 | 1): string =>
  `calc(${100 * dock}% ${at === 0 ? `- ${BUTTON + AIR / 2}px` : `+ ${AIR / 2}px`})`;

export function dockedAt(dock: Dock, { width, height }: { width: number; height: number }): Rect[] {
  const upper = { top: 0, bottom: EDGE + BUTTON + AIR };
  const reach = BUTTON + 2 * AIR;
  const buttons =
    dock === 'corner'
      ? [
          { ...upper, left: 0, right: EDGE + BUTTON + AIR },
          { ...upper, left: width - EDGE - BUTTON - AIR, right: width },
        ]
      : [
          {
            left: dock * width - reach,
            right: dock * width + reach,
            top: height - EDGE - BUTTON - AIR,
            bottom: height,
          },
        ];
  return [
    ...buttons,
    { left: width - EDGE - OTHER.width - AIR, right: width, top: height - EDGE - OTHER.height - AIR, bottom: height },
  ];
}
