/** Finds where a bubble points to, so that it hides no plate. */

export type BubbleSpot = { x: number; y: number; side: 'below' | 'above' | 'beside' };
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A mark that lies lower than this part of the window has its bubble above. */
const LOW = 0.6;
/** What lies further from the plate than this is no map beside it, in pixels. */
const NEAR = 40;
/** A bubble is hardly wider than this, nor higher than twice this, in pixels. */
const [WIDEST, HALF] = [260, 42];

/** Beside plates along a map, over the map's edge and below the status line there; else below the plate of the mark, or above one that lies low. */
export function spotOfBubble(mark: Box, plate: Box, maps: readonly Box[], height: number, status?: Box): BubbleSpot {
  const [x, y] = [(mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2];
  const map = maps.find(({ left, right, top, bottom }) => {
    const isBeside = right <= plate.left && plate.left - right < NEAR && left < right;
    return isBeside && top <= y && bottom >= y;
  });
  if (map) {
    const isUnder = status && y - HALF < status.bottom && status.right > map.right - WIDEST;
    return { x: map.right, y: isUnder ? status.bottom + HALF : y, side: 'beside' };
  }
  const isLow = mark.bottom > height * LOW;
  return { x, y: isLow ? plate.top : plate.bottom, side: isLow ? 'above' : 'below' };
}
