import { describe, expect, test } from 'vitest';
import { PanZoom } from './panZoom.svelte';
import { frameOf, WHOLE } from './view';

const frame = frameOf({ width: 100, height: 100 }, 400, 400);
const still = () =>
  new PanZoom(
    () => frame,
    () => false,
  );
const press = (moving: PanZoom, key: string, shiftKey = false) => moving.press({ key, shiftKey } as KeyboardEvent);

describe('a map that is moved over', () => {
  test('plus zooms at its middle, minus and Home come back', () => {
    const moving = still();

    expect(press(moving, '+')).toBe(true);

    expect(moving.view).toMatchObject({ k: 1.6, x: -120, y: -120 });
    press(moving, '-');
    expect(moving.view).toEqual(WHOLE);
    press(moving, '=');
    press(moving, 'Home');
    expect(moving.view).toEqual(WHOLE);
  });

  test('Shift with an arrow moves it, an arrow alone is left to others', () => {
    const moving = still();
    press(moving, '+');

    expect(press(moving, 'ArrowRight', true)).toBe(true);
    expect(press(moving, 'ArrowRight')).toBe(false);

    expect(moving.view.x).toBe(-200);
  });

  test('a whole map leaves drags to the page, a nearer one does not', () => {
    const moving = still();
    expect(moving.hands.canMove()).toBe(false);

    moving.hands.doubleTap({ x: 0, y: 0 });

    expect(moving.hands.canMove()).toBe(true);
    expect(moving.view).toEqual({ k: 2, x: 0, y: 0 });
  });

  test('what gets the focus comes into sight, and what is in sight stays where it is', () => {
    const moving = still();
    press(moving, '+');
    const before = moving.view;

    moving.keepInSight({ x: 50, y: 50 });
    expect(moving.view).toBe(before);

    moving.keepInSight({ x: 99, y: 50 });
    expect(moving.view.x).toBeCloseTo(-240);
  });

  test('a frame that has become another does not count as moved', () => {
    const moving = still();

    moving.place({ k: 2, x: 0, y: 0 });

    expect(moving.isMoved).toBe(false);
    expect(moving.live).toBe(moving.view);
  });
});
