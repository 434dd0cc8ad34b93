/** The sentences of the box editor, and what core/box.py says of boxes. */

import { translator } from '../text/translator';
import catalogue from './en.ftl?raw';
import notes from '../../../src/tenfold/core/text/boxes/en.ftl?raw';

export const say = translator(
  { en: [catalogue] },
  import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' }),
);

export const sayOfBox = translator(
  { en: [notes] },
  import.meta.glob<string>(
    ['../../../src/tenfold/core/text/boxes/*.ftl', '!../../../src/tenfold/core/text/boxes/en.ftl'],
    { query: '?raw', import: 'default' },
  ),
);
