import type { Plugin } from 'vite';
import { bake } from './bake.ts';

const PREFIX = 'atlas:';

/** `import('atlas:NAME')` is a map, baked from the atlases when the page is built. */
export function atlas(): Plugin {
  return {
    name: 'tenfold-atlas',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(bake(id.slice(PREFIX.length + 1))))});`;
    },
  };
}
