/** The sentences of the examples. */

import { sayer } from '../../../text/translator';
import catalogue from './en.ftl?raw';

export const say = sayer(
  { en: [catalogue] },
  import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' }),
);
