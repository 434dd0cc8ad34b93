import { expect, test } from 'vitest';
import { ADJECTIVES, ANIMALS, madeUpName, nameOf } from './guestName.svelte';

/** The longest name that the server takes. */
const LONGEST = 24;

test('every made-up name is another one, and short enough to stay whole beside a number', () => {
  const names = Array.from({ length: ADJECTIVES * ANIMALS }, (_, at) =>
    nameOf(at % ADJECTIVES, Math.floor(at / ADJECTIVES)),
  );

  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(name.length).toBeLessThanOrEqual(LONGEST - 3);
  }
});

test('a made-up name stays the same', () => {
  expect(madeUpName()).toBe(madeUpName());
});
