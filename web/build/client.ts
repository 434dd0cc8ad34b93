/** For tests of what follows a change: Node compiles stores for a server, and there nothing follows. */

import type { Environment } from 'vitest/runtime';

export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
