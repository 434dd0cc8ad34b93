/** How well bots play, in words. */

import { say } from '../text/say';

export const levelText = (level: string): string => say('bot-level', { level });
