// The games whose rules are in these pages. Pages that were built without a linker for WebAssembly have none.
import { Companions, type Translated } from './companions';
import { withBoxes } from './boxes';
import type { Box, GameFacts } from './facts';
import { Rules } from './rules';

const facts = import.meta.glob<GameFacts>(['./games/*.ts', '!./games/*.companions.ts'], { import: 'default' });
const companions = import.meta.glob<Translated>('./games/*.companions.ts', { import: 'default' });
const modules = import.meta.glob<string>('./games/*.wasm', { query: '?url', import: 'default' });

const networks = import.meta.glob<string>('../../../src/tenfold/games/*/data/network.safetensors', {
  query: '?url',
  import: 'default',
});

export const localGames = (): string[] => Object.keys(modules).map((path) => /(\w+)\.wasm$/.exec(path)![1]!);

export const loadFacts = (game: string): Promise<GameFacts> => facts[`./games/${game}.ts`]!();

export async function loadRules(game: string, boxes?: Box[]): Promise<Rules> {
  const [found, url, translated] = await Promise.all([
    loadFacts(game),
    modules[`./games/${game}.wasm`]!(),
    companions[`./games/${game}.companions.ts`]!(),
  ]);
  // Not every host of files knows what such a file is.
  const module = await WebAssembly.compileStreaming(fetch(url)).catch(async () =>
    WebAssembly.compile(await (await fetch(url)).arrayBuffer()),
  );
  return new Rules(withBoxes(found, translated, boxes), module, translated.solver, await loadNetworkFile(game));
}

async function loadNetworkFile(game: string): Promise<Uint8Array | null> {
  const url = await networks[`../../../src/tenfold/games/${game}/data/network.safetensors`]?.();
  return url === undefined ? null : new Uint8Array(await (await fetch(url)).arrayBuffer());
}

export const loadCompanions = async (facts: GameFacts): Promise<Companions> =>
  new Companions(facts, await companions[`./games/${facts.id}.companions.ts`]!());
