/** The sentences of this board: those that all games share, those of the game, and its own. */

import shared from '../../../../src/tenfold/core/text/en.ftl?raw';
import game from '../../../../src/tenfold/games/tenzania/text/en.ftl?raw';
import { translator } from '../../text/translator';
import board from './en.ftl?raw';

const later = import.meta.glob<string>(
  [
    '../../../../src/tenfold/core/text/*.ftl',
    '../../../../src/tenfold/games/tenzania/text/*.ftl',
    './*.ftl',
    '!**/en.ftl',
  ],
  { query: '?raw', import: 'default' },
);

export const say = translator({ en: [shared, game, board] }, later);
