/** The patterns that faces of tiles and cards are filled with. */

import { mount } from 'svelte';
import { COLOURS, type ColourName } from '../theme/colours';
import Patterns from './Patterns.svelte';

const idOf = (colour: ColourName): string => `face-${colour}`;
let areDrawn = false;

/** The id of a colour's pattern; the first face that asks has all of them drawn. */
export function patternOf(colour: ColourName): string {
  if (!areDrawn) {
    areDrawn = true;
    mount(Patterns, {
      target: document.body,
      props: { patterns: (Object.keys(COLOURS) as ColourName[]).map((one): [string, ColourName] => [idOf(one), one]) },
    });
  }
  return idOf(colour);
}
