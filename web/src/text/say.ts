/** Messages of the shell: pages, tables and what all boards share. */

import cast from '../../../src/tenfold/agents/text/en.ftl?raw';
import shared from '../../../src/tenfold/core/text/en.ftl?raw';
import { translator } from './translator';

const areas = import.meta.glob<string>(['./en/*.ftl', '!./en/{end,lobby,menu}.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const later = import.meta.glob<string>(
  ['./*/*.ftl', '!./en/*', '../../../src/tenfold/{core,agents}/text/*.ftl', '!**/en.ftl'],
  { query: '?raw', import: 'default' },
);

export const say = translator({ en: [shared, cast, ...Object.values(areas)] }, later);
