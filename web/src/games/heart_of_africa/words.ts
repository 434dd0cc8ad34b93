/** The sentences of this board: those that all games share, those of the game, and its own. */

import shared from '../../../../src/tenfold/core/text/en.ftl?raw';
import game from '../../../../src/tenfold/games/heart_of_africa/text/en.ftl?raw';
import { sayer } from '../../text/sayer';
import board from './en.ftl?raw';

export const say = sayer({ en: [shared, game, board] });
