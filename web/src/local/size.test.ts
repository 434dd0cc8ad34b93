// What a game's rules cost whoever loads them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtGames, isBuilt } from './builtRules';

const MOST = 30_000;

describe.runIf(isBuilt)('rules as WebAssembly', () => {
  test.each(builtGames())('of %s have at most 30 kB', (game) => {
    const { length } = brotliCompressSync(readFileSync(join(import.meta.dirname, 'games', `${game}.wasm`)));
    expect(length).toBeLessThanOrEqual(MOST);
  });
});
