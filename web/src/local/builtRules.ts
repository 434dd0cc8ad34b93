// For tests in Node: the rules that `make web` built.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Companions, type Translated } from './companions';
import { withBoxes } from './boxes';
import type { Box, GameFacts } from './facts';
import { Rules } from './rules';

const facts = import.meta.glob<GameFacts>(['./games/*.ts', '!./games/*.companions.ts'], {
  import: 'default',
  eager: true,
});
const companions = import.meta.glob<Translated>('./games/*.companions.ts', { import: 'default', eager: true });

/** All games that were built: none where there is no linker, which the gate doesn't accept. */
export const builtGames = (): string[] => Object.values(facts).map(({ id }) => id);

export const isBuilt = builtGames().length > 0 || !!process.env.TENFOLD_GATE;

export const factsOf = (game: string): GameFacts => facts[`./games/${game}.ts`]!;

export const moduleOf = (game: string): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(join(import.meta.dirname, 'games', `${game}.wasm`)));

const translated = (game: string): Translated => companions[`./games/${game}.companions.ts`]!;

const networkOf = (game: string): Uint8Array | null => {
  const path = join(import.meta.dirname, `../../../src/tenfold/games/${game}/data/network.safetensors`);
  return existsSync(path) ? readFileSync(path) : null;
};

export const rulesOf = (game: string, boxes?: Box[]): Rules =>
  new Rules(
    withBoxes(factsOf(game), translated(game), boxes),
    moduleOf(game),
    translated(game).solver,
    networkOf(game),
  );

export const companionsOf = (game: string, facts = factsOf(game)): Companions =>
  new Companions(facts, translated(game));
