/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AVATARS, faceOf } from './characters';

it('has a picture for each look that the server knows, and no other', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../src/tenfold/server/looks.py'), 'utf8');
  const known = Array.from(
    source
      .split('Literal[')[1]!
      .split(']')[0]!
      .matchAll(/"([a-z]+)"/g),
    ([, name]) => name!,
  );

  expect([...AVATARS].sort()).toEqual(known.sort());
  expect(AVATARS.every((avatar) => faceOf(avatar))).toBe(true);
});
