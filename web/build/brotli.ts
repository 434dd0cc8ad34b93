import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = /\.(html|js|css|svg|json|wasm|webmanifest)$/;

/** Writes `name.br` beside every file of the build that it makes smaller; our server sends it as it is. */
export function brotli(): Plugin {
  let folder = '';
  return {
    name: 'tenfold-brotli',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (COMPRESSED.test(name)) compress(join(folder, name));
      }
    },
  };
}

function compress(path: string): void {
  const bytes = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
}
