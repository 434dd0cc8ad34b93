import { expect, test } from 'vitest';
import type { ReviewTurn } from '../net/protocol';
import { marksOf, pathOf, pointAt, type Box } from './curve';

const box: Box = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };
const moments = [
  { number: 0, chances: [0.5, 0.5] },
  { number: 1, chances: [0.25, 0.75] },
  { number: 4, chances: [1, 0] },
];

test('a sure win is at the top right, the deal at the left', () => {
  expect(pointAt(box, 3, 2, 1)).toEqual({ x: 110, y: 5 });
  expect(pointAt(box, 3, 0, 0.5)).toEqual({ x: 10, y: 30 });
  expect(pointAt(box, 1, 0, 0)).toEqual({ x: 10, y: 55 });
});

test('a curve goes through every moment of its seat', () => {
  expect(pathOf(box, moments, 1)).toBe('M10.0 30.0L60.0 17.5L110.0 55.0');
});

test('a mark stands on the curve of its seat, with its number in the list', () => {
  const turn = (number: number, seat: number) => ({ number, seat, kind: 'luck' }) as ReviewTurn;

  expect(marksOf(box, { moments, turns: [turn(1, 1), turn(4, 0), turn(9, 0)] })).toEqual([
    { x: 60, y: 17.5, number: 1, seat: 1, kind: 'luck', label: 1 },
    { x: 110, y: 5, number: 4, seat: 0, kind: 'luck', label: 2 },
  ]);
});

test('marks that would lie on each other stand above one another, in the chart', () => {
  const many = Array.from({ length: 60 }, (_, number) => ({ number, chances: [0.5] }));
  const turns = [20, 21, 22, 23].map((number) => ({ number, seat: 0, kind: 'luck' }) as ReviewTurn);
  const tall: Box = { width: 320, height: 240, left: 52, right: 16, top: 14, bottom: 26 };
  const marks = marksOf(tall, { moments: many, turns });

  for (const [at, one] of marks.entries())
    for (const other of marks.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(22);
  expect(marks[0]!.y).toBe(pointAt(tall, 60, 20, 0.5).y);
});
