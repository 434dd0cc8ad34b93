/** The patterns that faces of tiles are filled with. */

import { mount } from 'svelte';
import { PLACE_COLOURS, type ColourName } from '../../core/theme/colours';
import Patterns from './Patterns.svelte';

const idOf = (colour: ColourName): string => `tile-${colour}`;
let areDrawn = false;

/** The id of a colour's pattern; the first face that asks has all of them drawn. */
export function patternOf(colour: ColourName): string {
  if (!areDrawn) {
    areDrawn = true;
    mount(Patterns, { target: document.body, props: { patterns: PLACE_COLOURS.map((one): [string, ColourName] => [idOf(one), one]) } });
  }
  return idOf(colour);
}
