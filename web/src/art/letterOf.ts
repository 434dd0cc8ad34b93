import { say } from '../text/say';
import type { ColourName } from '../theme/colours';

/** A game colour's letter in the reader's language; grey routes, which take any colour, have none. */
export const letterOf = (colour: ColourName): string => say('kit-colour-letter', { colour });
