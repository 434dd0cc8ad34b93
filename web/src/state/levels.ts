/** The names of playing strengths. */

import { say } from '../text/say';

export const levelText = (level: string): string => say('bot-level', { level });
