import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { stableProps } from './stableProps.svelte';

test('what has not become another is not asked for again', () => {
  let view = $state.raw({ places: 3, name: 'Ann' });
  const runs = { places: 0, name: 0 };
  const heard: string[] = [];
  const stop = $effect.root(() => {
    const props = stableProps(() => ({
      get places() {
        return view.places;
      },
      get name() {
        return view.name;
      },
    }));
    $effect(() => {
      runs.places += 1;
      void props.places;
    });
    $effect(() => {
      runs.name += 1;
      heard.push(props.name);
    });
  });
  flushSync();
  view = { places: 3, name: 'Ann' };
  flushSync();
  view = { places: 3, name: 'Ben' };
  flushSync();
  stop();

  expect(runs).toEqual({ places: 1, name: 2 });
  expect(heard).toEqual(['Ann', 'Ben']);
});
