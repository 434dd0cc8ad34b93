import { expect, test } from 'vitest';
import { largestFit, scaleOf } from './scale';

test('a screen is drawn as large as it is, and keeps its room', () => {
  const [small, large] = [scaleOf(1280, 720), scaleOf(3840, 2160)];

  expect(large.zoom / small.zoom).toBeCloseTo(3);
  expect(large.width).toBeCloseTo(small.width);
  expect(scaleOf(1920, 1080).zoom * 14).toBeGreaterThan(22);
});

test('a screen of another shape loses no edge', () => {
  const { zoom, width, height } = scaleOf(1600, 1200);

  expect(width * zoom).toBeCloseTo(1600);
  expect(height * zoom).toBeCloseTo(1200);
});

test('a phone in the hand keeps the usual size', () => {
  expect(scaleOf(390, 844)).toMatchObject({ zoom: 1, isHeld: true });
});

test('what fits stays as it is', () => {
  const tried: number[] = [];
  const zoom = largestFit((one) => {
    tried.push(one);
    return true;
  });

  expect(zoom).toBe(1);
  expect(tried).toEqual([1]);
});

test('what is too high gets as large as it may, and the last layout is one that fits', () => {
  let last = 0;
  const zoom = largestFit((one) => (last = one) <= 0.72);

  expect(zoom).toBeLessThanOrEqual(0.72);
  expect(zoom).toBeGreaterThan(0.7);
  expect(last).toBe(zoom);
});
