/** Finds where a bubble points to, so that it hides no plate. */

export type BubbleSpot = { x: number; y: number; side: 'below' | 'above' | 'beside' };
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A mark that lies lower than this part of the window has its bubble above. */
const LOW = 0.6;

/** Beside plates along a map, over the map's edge; else below the plate of the mark, or above one that lies low. */
export function spotOfBubble(mark: Box, plate: Box, map: Box | undefined, height: number): BubbleSpot {
  const [x, y] = [(mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2];
  if (map && map.right <= plate.left && map.top <= y && map.bottom >= y) return { x: map.right, y, side: 'beside' };
  const isLow = mark.bottom > height * LOW;
  return { x, y: isLow ? plate.top : plate.bottom, side: isLow ? 'above' : 'below' };
}
