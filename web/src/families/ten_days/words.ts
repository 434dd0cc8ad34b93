/** The sentences of these boards: those of the family's games, and their own. */

import family from '../../../../src/tenfold/families/ten_days/text/en.ftl?raw';
import { sayer } from '../../text/sayer';
import board from './en.ftl?raw';

export const say = sayer({ en: [family, board] });
