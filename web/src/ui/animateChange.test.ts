import { expect, test, vi } from 'vitest';
import { animateChange, keyframeOf } from './animateChange';

const comes = () => ({ duration: 300, css: (t: number) => `opacity: ${t}; z-index: 5;` });

test('a node lets another thing arrive, and only another one', async () => {
  const animate = vi.fn();
  const node = { animate } as unknown as Element;
  const { update } = animateChange(node, { thing: 7, comes });
  update({ thing: 7, comes });
  await Promise.resolve();
  expect(animate).not.toHaveBeenCalled();

  update({ thing: 8, comes });
  await Promise.resolve();

  const [frames, { duration }] = animate.mock.lastCall as [Keyframe[], { duration: number }];
  expect(frames[0]).toEqual({ opacity: '0', zIndex: '5' });
  expect(frames.at(-1)).toEqual({ opacity: '1', zIndex: '5' });
  expect(duration).toBe(300);
});

test('where nothing was shown, a thing is there at once', async () => {
  const animate = vi.fn();
  const { update } = animateChange({ animate } as unknown as Element, { thing: 1, comes });
  update({ thing: null, comes });
  update({ thing: 2, comes });
  await Promise.resolve();
  expect(animate).not.toHaveBeenCalled();
});

test('without motion nothing is animated', async () => {
  const animate = vi.fn();
  const { update } = animateChange({ animate } as unknown as Element, { thing: 1, comes });
  update({ thing: 2, comes: () => ({ duration: 0 }) });
  await Promise.resolve();
  expect(animate).not.toHaveBeenCalled();
});

test('a style in words becomes a keyframe', () => {
  expect(keyframeOf('transform: translate(1px, 2px) rotate(3deg);opacity: 1; ')).toEqual({
    transform: 'translate(1px, 2px) rotate(3deg)',
    opacity: '1',
  });
});
