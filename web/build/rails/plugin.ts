import type { Plugin } from 'vite';
import { layout } from './layout.ts';

const NAME = 'rails:heart';

/** `import('rails:heart')` is the board of The Heart of Africa, laid out when the page is built. */
export function rails(): Plugin {
  return {
    name: 'tenfold-rails',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(layout()))});` : null,
  };
}
