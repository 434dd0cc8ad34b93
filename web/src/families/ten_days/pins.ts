/** The days of a rack as numbered pins on the maps. */

import type { Pin } from '../../map/placeInfo';
import type { Atlas } from './facts';
import type { Link } from './links';

/** A pin for each place of one map that is on the rack; one that two tiles have carries both days. */
export function pinsOf(atlas: Atlas, map: number, { rack, links }: { rack: number[]; links: Link[] }): Pin[] {
  const days = new Map<string, number[]>();
  rack.forEach((number, at) => {
    const tile = atlas.tile(number);
    if (tile?.place && tile.map === map) days.set(tile.place, [...(days.get(tile.place) ?? []), at + 1]);
  });
  const isReached = (day: number): boolean => links.some((link) => link.day === day || link.lastDay === day);
  return [...days].map(([place, all]) => ({
    id: atlas.place(place).shape,
    text: all.join('·'),
    isReached: all.some(isReached),
  }));
}
