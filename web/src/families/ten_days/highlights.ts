/** How maps highlight places for the selected thing. */

import type { Mark } from '../../map/placeInfo';
import type { Atlas } from './facts';
import { closersOf, flightsOf, reachOf, type Lit } from './help';
import { either } from './describe';
import type { Touched } from './selection';
import { SIGNS } from './signs';
import { say } from './messages';

export type Lights = { touched: Touched | null; rack: number[]; hasHelp: boolean };

const NOTHING: ReadonlyMap<string, Lit> = new Map();

/** Which places are lit, by name. */
export function litPlaces(atlas: Atlas, { touched, rack, hasHelp }: Lights): ReadonlyMap<string, Lit> {
  if (!touched) return NOTHING;
  if (touched.kind === 'link')
    return hasHelp || touched.link.isLinked ? litByLink(atlas, touched.link, rack) : new Map();
  const tile = touched.kind === 'tile' ? atlas.tile(touched.tile) : null;
  const place = touched.kind === 'place' ? touched.place : tile?.place;
  if (place) return hasHelp ? reachOf(atlas, place) : new Map([[place, { kind: 'chosen' }]]);
  return hasHelp && touched.kind === 'tile' && tile?.kind === 'plane' ? flightsOf(atlas, touched.tile) : new Map();
}

/** Both ends of a link, and what would close it if it is a gap. */
function litByLink(atlas: Atlas, link: Parameters<typeof closersOf>[2], rack: number[]): Map<string, Lit> {
  const lit = new Map<string, Lit>();
  if (link.isLinked) {
    for (const way of link.ways ?? []) lit.set(way, { kind: 'via', sign: 'car' });
  } else {
    for (const { tiles } of closersOf(atlas, rack, link)) {
      const place = atlas.tile(tiles[0]!)?.place;
      if (place) lit.set(place, { kind: 'near-by', says: 'closes' });
    }
  }
  for (const place of [link.from, link.to]) if (place) lit.set(place, { kind: 'chosen' });
  return lit;
}

/** The marks of one map, by shape. */
export function marksOf(atlas: Atlas, map: number, lit: ReadonlyMap<string, Lit>): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const [place, { kind, sign, says, ways }] of lit) {
    if (atlas.mapOfPlace(place) !== map) continue;
    marks.set(atlas.place(place).shape, {
      kind,
      ...(sign ? { sign: SIGNS[sign] } : {}),
      ...(says ? { says: say('board-lit', { how: says, ways: either(ways ?? []) }) } : {}),
    });
  }
  return marks;
}
