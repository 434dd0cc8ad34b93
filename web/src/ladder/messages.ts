/** The sentences of the ladder. */

import { translator } from '../text/translator';
import catalogue from './en.ftl?raw';

export const say = translator(
  { en: [catalogue] },
  import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' }),
);
