import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { Deferred } from './deferred.svelte';

test('what follows comes after the frame, and only as it is then', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let count = $state(1);
  let following!: Deferred<number>;
  const stop = $effect.root(() => {
    following = new Deferred(() => count);
  });
  flushSync();
  expect(following.current).toBe(1);

  count = 2;
  flushSync();
  count = 3;
  flushSync();
  expect(following.current).toBe(1);
  expect(frames.length).toBe(1);
  frames[0]!();
  vi.runAllTimers();

  expect(following.current).toBe(3);
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('when a screen is passed on, all of it follows at once', () => {
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  let view = $state.raw({ seat: 0, tile: 'Chad' });
  let following!: Deferred<string>;
  const stop = $effect.root(() => {
    following = new Deferred(() => view.tile, { whose: () => view.seat });
  });
  flushSync();
  view = { seat: 0, tile: 'Mali' };
  flushSync();
  expect(following.current).toBe('Chad');
  view = { seat: 1, tile: 'Togo' };
  flushSync();
  expect(following.current).toBe('Togo');
  stop();
  vi.unstubAllGlobals();
});

test('a page in the background follows at once', () => {
  vi.stubGlobal('document', { hidden: true });
  let count = $state(1);
  let following!: Deferred<number>;
  const stop = $effect.root(() => {
    following = new Deferred(() => count);
  });
  count = 2;
  flushSync();
  expect(following.current).toBe(2);
  stop();
  vi.unstubAllGlobals();
});
