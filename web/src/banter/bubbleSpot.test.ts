/** Where bubbles of bots lie. */

import { expect, test } from 'vitest';
import { spotOfBubble } from './bubbleSpot';

const boxOf = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('beside plates along a map the bubble lies over the edge of the map', () => {
  const [mark, plate, map] = [boxOf(960, 20, 30, 30), boxOf(950, 10, 160, 60), boxOf(0, 0, 935, 800)];
  expect(spotOfBubble(mark, plate, [map], 800)).toEqual({ x: 935, y: 35, side: 'beside' });
});

test('beside a status line that reaches so far the bubble lies below it', () => {
  const [mark, plate, beside] = [boxOf(960, 20, 30, 30), boxOf(945, 10, 160, 60), boxOf(0, 0, 935, 800)];
  const spot = spotOfBubble(mark, plate, [beside], 800, { status: boxOf(300, 8, 420, 44) });
  expect(spot).toEqual({ x: 935, y: 94, side: 'beside' });
  expect(spotOfBubble(mark, plate, [beside], 800, { status: boxOf(100, 8, 420, 44) }).y).toBe(35);
});

test('plates that lie on one of two maps have it below them', () => {
  const [mark, plate] = [boxOf(950, 28, 24, 24), boxOf(942, 8, 106, 50)];
  const maps = [boxOf(0, 0, 578, 552), boxOf(586, 0, 694, 552)];
  expect(spotOfBubble(mark, plate, maps, 800)).toEqual({ x: 962, y: 58, side: 'below' });
});

test('below plates above a map it hides no part of the plate', () => {
  const [mark, plate, map] = [boxOf(12, 80, 24, 24), boxOf(8, 76, 90, 80), boxOf(8, 160, 374, 400)];
  expect(spotOfBubble(mark, plate, [map], 844)).toEqual({ x: 24, y: 156, side: 'below' });
});

test('a mark that lies low has it above its plate', () => {
  const [mark, plate] = [boxOf(12, 700, 24, 24), boxOf(8, 690, 90, 80)];
  expect(spotOfBubble(mark, plate, [], 844)).toEqual({ x: 24, y: 690, side: 'above' });
});

test('where plates stand in two rows it lies below both: it hides no other plate', () => {
  const [mark, plate] = [boxOf(205, 130, 30, 30), boxOf(198, 124, 176, 44)];
  const others = [boxOf(12, 124, 182, 44), boxOf(12, 172, 182, 44), boxOf(198, 172, 176, 44)];
  const spot = spotOfBubble(mark, plate, [], 844, { others });
  expect(spot).toEqual({ x: 220, y: 216, side: 'below' });
  expect(spotOfBubble(mark, plate, [], 844, { others: others.slice(0, 1) }).y).toBe(168);
  expect(spotOfBubble(mark, plate, [], 844, { others: [boxOf(198, 500, 176, 44)] }).y).toBe(168);
});

test('above a row that is played on it lies over the plate, or after it where the status line is', () => {
  const [mark, plate, row] = [boxOf(24, 200, 24, 24), boxOf(20, 196, 84, 30), boxOf(12, 238, 366, 80)];
  const spot = (top: number) => spotOfBubble(mark, plate, [], 844, { rows: [row], top });
  expect(spot(100)).toEqual({ x: 36, y: 196, side: 'above' });
  expect(spot(150)).toEqual({ x: 104, y: 212, side: 'after' });
  expect(spotOfBubble(mark, plate, [], 844, { rows: [boxOf(12, 400, 366, 80)] }).side).toBe('below');
});
