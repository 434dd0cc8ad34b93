/** Finds where a bubble points to, so that it hides no plate. */

export type BubbleSpot = { x: number; y: number; side: 'below' | 'above' | 'beside' | 'after' };
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A mark that lies lower than this part of the window has its bubble above. */
const LOW = 0.6;
/** A bubble is hardly wider than this, nor higher than twice this, in pixels. */
const [WIDEST, HALF] = [260, 42];

/** What may lie on the board is no row that is played on, and no status line. */
type Around = { status?: Box; others?: readonly Box[]; rows?: readonly Box[]; top?: number };

/** Beside plates along a map, over the map's edge and below the status line there; else below the plate of the mark, or above one that lies low. */
export function spotOfBubble(
  mark: Box,
  plate: Box,
  maps: readonly Box[],
  height: number,
  { status, others = [], rows = [], top = 0 }: Around = {},
): BubbleSpot {
  const [x, y] = [(mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2];
  // Plates that lie on a map themselves have none beside them.
  const isOnMap = maps.some(({ left, right }) => left < plate.left && plate.left < right);
  const map = isOnMap
    ? undefined
    : maps.findLast(({ right, top, bottom }) => right <= plate.left && top <= y && bottom >= y);
  if (map) {
    const isUnder = status && y - HALF < status.bottom && status.right > map.right - WIDEST;
    return { x: map.right, y: isUnder ? status.bottom + HALF : y, side: 'beside' };
  }
  if (mark.bottom > height * LOW) return { x, y: plate.top, side: 'above' };
  // Plates in two rows: it comes below the last of those that it would lie on.
  let bottom = plate.bottom;
  for (const other of [...others].sort((one, next) => one.top - next.top)) {
    const isUnder = other.top < bottom + 2 * HALF && other.bottom > bottom;
    if (isUnder && other.left < x + WIDEST && other.right > x - WIDEST) bottom = other.bottom;
  }
  const isOnRow = rows.some((row) => row.top < bottom + 2 * HALF && row.bottom > bottom && row.left < x + WIDEST);
  if (isOnRow && plate.top - 2 * HALF >= top) return { x, y: plate.top, side: 'above' };
  if (isOnRow) return { x: plate.right, y, side: 'after' };
  return { x, y: bottom, side: 'below' };
}
