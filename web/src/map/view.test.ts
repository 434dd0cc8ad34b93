import africa from 'atlas:africa';
import usa from 'atlas:usa';
import { expect, test } from 'vitest';
import facts from '../generated/ten_days_africa.facts.json';
import states from '../generated/ten_days_usa.facts.json';
import { nextPlace, type Direction } from './arrowKeys';
import { centred, clamped, CLOSEST, fitted, frameOf, keepView, moved, onScreen, WHOLE, zoomed } from './view';

const frame = frameOf({ width: 1000, height: 500 }, 400, 400);

test('a map is fitted into its frame and stands in the middle', () => {
  expect(onScreen(frame, WHOLE, { x: 0, y: 0 })).toEqual({ x: 0, y: 100 });
  expect(onScreen(frame, WHOLE, { x: 1000, y: 500 })).toEqual({ x: 400, y: 300 });
});

test('what is under the finger stays there while zooming', () => {
  const view = zoomed(frame, WHOLE, 3, { x: 120, y: 200 });
  expect(onScreen(frame, view, { x: 300, y: 250 })).toEqual({ x: 120, y: 200 });
  expect(view.k).toBe(3);
});

test('the map cannot be lost: it always covers its frame', () => {
  expect(clamped(frame, { k: 2, x: 500, y: -9000 })).toEqual({ k: 2, x: 0, y: -400 });
  expect(zoomed(frame, WHOLE, 0.2, { x: 0, y: 0 })).toEqual(WHOLE);
  expect(zoomed(frame, WHOLE, 99, { x: 0, y: 0 }).k).toBe(CLOSEST);
  expect(moved(frame, WHOLE, 50, 50)).toEqual(WHOLE);
});

test('a place is brought into the middle', () => {
  const view = centred(frame, WHOLE, { x: 500, y: 250 }, 4);
  expect(onScreen(frame, view, { x: 500, y: 250 })).toEqual({ x: 200, y: 200 });
});

const go = (
  data: typeof africa,
  places: Record<string, { shape: string }>,
  from: string,
  ...ways: Direction[]
): string | undefined => {
  const ids = Object.values(places).map(({ shape }) => shape);
  let at: string | null = places[from]!.shape;
  for (const way of ways) at = at && nextPlace(data, ids, at, way);
  return Object.keys(places).find((name) => places[name]!.shape === at);
};

test('arrow keys go to the neighbour in that direction', () => {
  const places = facts.maps[0]!.places;
  expect(go(africa, places, 'Chad', 'ArrowLeft')).toBe('Niger');
  expect(go(africa, places, 'Chad', 'ArrowRight')).toBe('Sudan');
  expect(go(africa, places, 'Chad', 'ArrowUp')).toBe('Libya');
  expect(go(africa, places, 'Tunisia', 'ArrowUp')).toBeUndefined();
  const all = states.maps[0]!.places;
  expect(go(usa, all, 'Kansas', 'ArrowUp')).toBe('Nebraska');
  expect(go(usa, all, 'Colorado', 'ArrowLeft')).toBe('Utah');
});

test('by arrow keys every place is reached from every other', () => {
  for (const [data, places] of [
    [africa, facts.maps[0]!.places],
    [usa, states.maps[0]!.places],
  ] as const) {
    const ids = Object.values(places).map(({ shape }) => shape);
    const reached = new Set([ids[0]!]);
    for (const id of reached) {
      for (const way of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = nextPlace(data, ids, id, way);
        if (next) reached.add(next);
      }
    }
    expect(ids.filter((id) => !reached.has(id))).toEqual([]);
  }
});

test('in a frame of another height a picture keeps its size and its place', () => {
  const map = { width: 1000, height: 1500 };
  const [from, to] = [frameOf(map, 300, 300), frameOf(map, 300, 260)];
  const view = zoomed(from, WHOLE, 3, { x: 150, y: 150 });
  const after = keepView(from, to, view);

  for (const point of [
    { x: 400, y: 700 },
    { x: 600, y: 800 },
  ]) {
    const [one, other] = [onScreen(from, view, point), onScreen(to, after, point)];
    expect(other.x).toBeCloseTo(one.x);
    expect(other.y).toBeCloseTo(one.y);
  }
});

test.each([
  [900, 1000],
  [1300, 1480],
])('points at %i and %i are fitted into the part of the frame that nothing covers', (high, low) => {
  const tall = frameOf({ width: 1000, height: 1500 }, 300, 400);
  const free = { width: 300, height: 200 };
  const view = fitted(
    tall,
    free,
    [
      { x: 300, y: high },
      { x: 600, y: low },
    ],
    3,
  );

  for (const point of [
    { x: 300, y: high },
    { x: 600, y: low },
  ]) {
    const { x, y } = onScreen(tall, view, point);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(free.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(free.height);
  }
});

test('where a small frame asks for it, one can go nearer than eight times', () => {
  const small = frameOf({ width: 1000, height: 1500 }, 300, 150, 2.6);
  expect(small.closest * small.base).toBeCloseTo(2.6);
  expect(zoomed(small, WHOLE, 100, { x: 0, y: 0 }).k).toBe(small.closest);
});

test('where the map may go farther away, points at both its ends are fitted above what covers it', () => {
  const [ends, free] = [[0, 500].map((y) => ({ x: 500, y })), { width: 400, height: 180 }];
  const isFree = (least: number): boolean => {
    const view = fitted(frame, free, ends, 1, 20, least);
    return ends.every((end) => onScreen(frame, view, end).y >= 0 && onScreen(frame, view, end).y <= free.height);
  };
  expect([isFree(1), isFree(0.5)]).toEqual([false, true]);
});
