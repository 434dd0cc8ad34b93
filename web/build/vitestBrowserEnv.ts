/** A Vitest environment that runs Svelte as in a browser, so that effects follow changes. */

import type { Environment } from 'vitest/runtime';

export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
