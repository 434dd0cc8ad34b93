/** The sentences of these boards: those of the family's games, and their own. */

import family from '../../../../src/tenfold/families/ten_days/text/en.ftl?raw';
import { placeNames } from '../../text/placeNames';
import { translator } from '../../text/translator';
import board from './en.ftl?raw';

const later = import.meta.glob<string>(
  ['../../../../src/tenfold/families/ten_days/text/*.ftl', './*.ftl', '!**/en.ftl'],
  { query: '?raw', import: 'default' },
);

export const say = translator({ en: [family, board] }, later);

/** A place by its name in the language of the page. */
export const placeName = placeNames(
  import.meta.glob<Record<string, string>>('../../../../src/tenfold/families/ten_days/text/*.names.json', {
    import: 'names',
  }),
);
