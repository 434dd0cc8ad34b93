import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { atlas } from './build/atlas/plugin.ts';
import { brotli } from './build/brotli.ts';
import { offline } from './build/offline.ts';
import { rails } from './build/rails/plugin.ts';

const PACKAGE = readFileSync(new URL('../src/tenfold/__init__.py', import.meta.url), 'utf8');
const VERSION = /^__version__ = "(.+)"$/m.exec(PACKAGE)![1];
const SERVER = process.env.TENFOLD_SERVER ?? 'http://127.0.0.1:8010';

export default defineConfig({
  plugins: [svelte(), atlas(), rails(), offline(), brotli()],
  define: {
    'import.meta.env.TENFOLD_VERSION': JSON.stringify(VERSION),
  },
  // Files find each other wherever they lie; only index.html has whole paths, for pages that lie deeper.
  base: './',
  build: {
    outDir: '../src/tenfold/server/web',
    emptyOutDir: true,
    // The page is served under `default-src 'self'`: nothing may become a data: address.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // What every page needs comes in one file: the runtime, and the sentences of the shell. Those of another
    // language come in a file of their own, which only its readers load.
    rolldownOptions: {
      // Local tables are a second way in, loaded by whoever wants one: the first page doesn't grow by them.
      input: ['index.html', 'src/local/local.ts'],
      preserveEntrySignatures: 'exports-only',
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              // What only a table says comes with it.
              test: /node_modules\/(svelte|@fluent)\/|\/src\/text\/(en\/(?!(end|lobby|menu)\.)|(?!sayAtTable)[^/]+$)|\/(core|agents)\/text\/en\.ftl/,
            },
            {
              debugName: 'words',
              name: (id) => `words-${/\/text\/([a-z]+)/.exec(id)?.[1]}`,
              test: /\/src\/text\/(?!en\/)[a-z]+\/|\/(core|agents)\/text\/(?!en\.)[a-z]+\.ftl/,
            },
          ],
        },
      },
    },
  },
  // A worker loads its game and its sentences when it knows which.
  worker: { format: 'es' },
  server: {
    proxy: { '/api': { target: SERVER, ws: true }, '/return': SERVER },
    // Boards say some sentences of their games, which stand with the rules.
    fs: { allow: ['..'] },
  },
  test: {
    projects: [
      {
        extends: true,
        // Stores are tested as the browser runs them, not as a server would render them.
        resolve: { conditions: ['browser'] },
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          environment: './build/vitestBrowserEnv.ts',
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // WebAssembly against what native code did; tests/wasm runs it.
          name: 'compare',
          include: ['src/**/*.compare.ts'],
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        // How fast WebAssembly is; bench/wasm.py runs it.
        test: { name: 'speed', include: ['src/**/*.speed.ts'], testTimeout: 600_000 },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 180_000,
          // The first server after a change compiles the games.
          hookTimeout: 180_000,
          // As patient as the browser's own waiting: a busy machine is no fault.
          expect: { poll: { timeout: 15_000 } },
          // Once more what failed on a busy machine; the gate's table names it, for it hides a race that wants mending.
          retry: 1,
          // One file after the other in one process, which keeps one browser for all of them; the gate runs several of these.
          maxWorkers: 1,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['e2e/**/*.slow.ts'],
          testTimeout: 600_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'shots',
          include: ['e2e/**/*.shots.ts', 'e2e/**/*.draw.ts'],
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
