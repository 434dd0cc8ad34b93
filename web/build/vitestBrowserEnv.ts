/** Tests as the browser runs: for a server, which Node looks like, nothing follows a change. */

import type { Environment } from 'vitest/runtime';

export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
