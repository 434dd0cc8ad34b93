/** Where the letters and the badge of each name stand, in pixels. */

import { CALLOUT_PAD, type Callout } from './callouts';
import { BADGE, LEADING, type Label, type Labels } from './labels';
import { rectAround, type Rect } from './rects';
import { displayFrom, textWidth } from './textWidth';

/** `texts`: a box for each line; `badge`: its letter in a circle, if it has one. */
export type LabelBoxes = { id: string; texts: Rect[]; badge: Rect | null };

/** The height of letters with what hangs below the line, and the width of a badge, at size 1. */
const LETTERS = 0.92;
const BADGE_WIDTH = 1.12;

/** Names stay where they are from move to move. */
const known = new WeakMap<Labels, { smallest: number; boxes: LabelBoxes[] }>();

export function labelBoxes(labels: Labels, smallest: number): LabelBoxes[] {
  let found = known.get(labels);
  if (found?.smallest !== smallest) {
    const { inside, callouts } = labels;
    found = {
      smallest,
      boxes: [
        ...inside.map((label) => boxesInside(label, smallest)),
        ...callouts.map((callout) => boxesOf(callout, smallest)),
      ],
    };
    known.set(labels, found);
  }
  return found.boxes;
}

const square = (x: number, y: number, size: number): Rect =>
  rectAround({ x, y }, BADGE_WIDTH * size, BADGE_WIDTH * size);

function boxesInside({ id, x, y, size, lines, badge }: Label, smallest: number): LabelBoxes {
  if (lines.length === 0) return { id, texts: [], badge: square(x, y, size * BADGE * 0.9) };
  const widths = lines.map((line) => textWidth(line, size, displayFrom(smallest)) * size);
  const middles = lines.map((_, at) => y + (at - (lines.length - 1) / 2) * size * LEADING);
  const texts = lines.map((_, at) =>
    rectAround({ x: x + (badge && at === 0 ? (BADGE * size) / 2 : 0), y: middles[at]! }, widths[at]!, LETTERS * size),
  );
  const start = x - (widths[0]! + BADGE * size) / 2 + (BADGE_WIDTH * size) / 2;
  return { id, texts: texts.filter((_, at) => lines[at]), badge: badge ? square(start, middles[0]!, size) : null };
}

function boxesOf({ id, box, lines }: Callout, size: number): LabelBoxes {
  const start = box.left + CALLOUT_PAD;
  const middles = lines.map((_, at) => (box.top + box.bottom) / 2 + (at - (lines.length - 1) / 2) * size * LEADING);
  const texts = lines.map((line, at) => {
    const left = start + (at === 0 ? BADGE * size : 0);
    const half = (LETTERS * size) / 2;
    return { left, right: left + textWidth(line, 0) * size, top: middles[at]! - half, bottom: middles[at]! + half };
  });
  return { id, texts, badge: square(start + (BADGE_WIDTH * size) / 2, middles[0]!, size) };
}
