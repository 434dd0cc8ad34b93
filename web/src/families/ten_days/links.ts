/** The connections of a rack, day by day, for display; the server decides. */

import type { Atlas, Tile } from './facts';

export type LinkCode = 'walk' | 'ferry' | 'drive' | 'fly';

export type GapCode =
  | 'open'
  | 'starts-with-ride'
  | 'ends-with-ride'
  | 'two-rides'
  | 'ride-from-nowhere'
  | 'ride-to-nowhere'
  | 'same-country'
  | 'other-map'
  | 'by-plane-only'
  | 'divided-sudan'
  | 'four-corners'
  | 'no-border'
  | 'same-country-ride'
  | 'other-map-drive'
  | 'no-third-place'
  | 'wrong-colour'
  | 'map-not-visited';

/** What is between two days, or between two places with a ride between them; days count from 1. */
export type Link = {
  day: number;
  lastDay: number;
  code: LinkCode | GapCode;
  clause: string;
  isLinked: boolean;
  from?: string;
  to?: string;
  /** The places that an automobile may pass. */
  ways?: string[];
  colour?: string;
  /** The places that have not the colour of the plane. */
  wrong?: string[];
  map?: string;
};

type Rack = (Tile | null)[];

/** Every link and every gap of a rack, in the order of the days (D15). */
export function linksOf(atlas: Atlas, rack: number[]): Link[] {
  const tiles = rack.map((number) => atlas.tile(number));
  const links: Link[] = [];
  const [first, last] = [tiles[0], tiles.at(-1)];
  if (first && first.kind !== 'place') links.push(gap(1, 1, 'starts-with-ride', 'D16'));
  let day = 0;
  while (day < tiles.length - 1) {
    const link = linkAt(atlas, tiles, day);
    links.push(link);
    // The goal of a ride has been looked at, whether it was reached or not.
    day = link.lastDay - 1;
  }
  if (last && last.kind !== 'place') links.push(gap(tiles.length, tiles.length, 'ends-with-ride', 'D16'));
  return [...links, ...missingMaps(atlas, tiles)];
}

const gap = (day: number, lastDay: number, code: GapCode, clause: string, more: Partial<Link> = {}): Link => ({
  day,
  lastDay,
  code,
  clause,
  isLinked: false,
  ...more,
});

function linkAt(atlas: Atlas, rack: Rack, day: number): Link {
  const [here, there, beyond] = [rack[day], rack[day + 1], rack[day + 2]];
  const number = day + 1;
  if (!here || !there) return gap(number, number + 1, 'open', 'D15');
  if (here.kind !== 'place' && there.kind !== 'place') return gap(number, number + 1, 'two-rides', 'D19');
  if (here.kind !== 'place') return gap(number, number + 1, 'ride-from-nowhere', 'D15', { to: there.place! });
  if (there.kind === 'place') return onFoot(atlas, number, here.place!, there.place!);
  if (day + 2 === rack.length) return gap(number, number + 1, 'ride-to-nowhere', 'D16', { from: here.place! });
  if (!beyond) return gap(number, number + 2, 'open', 'D15');
  if (beyond.kind !== 'place') return gap(number, number + 1, 'ride-to-nowhere', 'D19', { from: here.place! });
  return there.kind === 'automobile'
    ? byAutomobile(atlas, number, here.place!, beyond.place!)
    : byPlane(atlas, number, here, there, beyond);
}

function onFoot(atlas: Atlas, day: number, from: string, to: string): Link {
  if (atlas.place(from).ferries.includes(to))
    return { day, lastDay: day + 1, code: 'ferry', clause: 'D21', isLinked: true, from, to };
  if (atlas.walk(from).includes(to))
    return { day, lastDay: day + 1, code: 'walk', clause: 'D20', isLinked: true, from, to };
  return gap(day, day + 1, ...whyNotOnFoot(atlas, from, to), { from, to });
}

function whyNotOnFoot(atlas: Atlas, from: string, to: string): [GapCode, string] {
  if (from === to) return ['same-country', 'D17'];
  if (atlas.mapOfPlace(from) !== atlas.mapOfPlace(to)) return ['other-map', 'D33'];
  if (atlas.place(from).by_plane_only || atlas.place(to).by_plane_only) return ['by-plane-only', 'D26'];
  if (atlas.isDivided(from, to)) return ['divided-sudan', 'D36'];
  if (atlas.isCorner(from, to)) return ['four-corners', 'D25'];
  return ['no-border', 'D20'];
}

function byAutomobile(atlas: Atlas, day: number, from: string, to: string): Link {
  const ways = atlas.ways(from, to);
  const told = { from, to, ways };
  if (from === to && !atlas.options.same_country) return gap(day, day + 2, 'same-country-ride', 'D35', told);
  if (ways.length > 0) return { day, lastDay: day + 2, code: 'drive', clause: 'D22', isLinked: true, ...told };
  if (atlas.mapOfPlace(from) !== atlas.mapOfPlace(to)) return gap(day, day + 2, 'other-map-drive', 'D33', told);
  if (atlas.place(from).by_plane_only || atlas.place(to).by_plane_only)
    return gap(day, day + 2, 'by-plane-only', 'D26', told);
  return gap(day, day + 2, 'no-third-place', 'D22', told);
}

function byPlane(atlas: Atlas, day: number, here: Tile, plane: Tile, beyond: Tile): Link {
  const [from, to] = [here.place!, beyond.place!];
  const told = { from, to, colour: plane.colour! };
  if (from === to && !atlas.options.same_country) return gap(day, day + 2, 'same-country-ride', 'D35', told);
  const wrong = [from, to].filter((place) => !atlas.isServed(place, plane.colour!));
  if (wrong.length > 0) return gap(day, day + 2, 'wrong-colour', 'D23', { ...told, wrong });
  const isFar = atlas.place(from).by_plane_only || atlas.place(to).by_plane_only;
  return { day, lastDay: day + 2, code: 'fly', clause: isFar ? 'D26' : 'D23', isLinked: true, ...told };
}

/** A journey around the world needs a place from each map (D32). */
function missingMaps(atlas: Atlas, rack: Rack): Link[] {
  if (atlas.facts.maps.length < 2 || rack.includes(null)) return [];
  const visited = new Set(rack.flatMap((tile) => (tile?.kind === 'place' ? [tile.map] : [])));
  return atlas.facts.maps.flatMap((map, number) =>
    visited.has(number) ? [] : [gap(1, rack.length, 'map-not-visited', 'D32', { map: map.title })],
  );
}

/** How far a journey is: steps from day to day that are linked, of all steps. */
export type Progress = { linked: number; all: number };

export function progressOf(links: Link[], days: number): Progress {
  const linked = links.filter((link) => link.isLinked).reduce((sum, link) => sum + link.lastDay - link.day, 0);
  return { linked, all: days - 1 };
}
