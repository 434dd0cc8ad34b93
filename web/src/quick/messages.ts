/** The sentences of quick games: they come with the page that says them. */

import { translator } from '../text/translator';
import catalogue from './en.ftl?raw';

export const say = translator(
  { en: [catalogue] },
  import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' }),
);
