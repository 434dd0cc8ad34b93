/** Private help, computed in the browser from the player's own view. */

import type { SignName } from './signs';
import type { MarkKind } from '../../map/placeInfo';
import type { Atlas } from './facts';
import { alike, isTile, whereabouts, type TenDaysState, type Whereabouts } from './knowledge';
import { progressOf, stepsOf, type Link } from './links';

export type Lit = {
  kind: MarkKind;
  sign?: SignName;
  says?: 'walk' | 'ferry' | 'drive' | 'fly' | 'closes';
  ways?: string[];
};

/** From a place: on foot, by automobile, by plane. What can be walked to is not lit as a drive besides. */
export function reachOf(atlas: Atlas, place: string): Map<string, Lit> {
  const lit = new Map<string, Lit>();
  for (const other of atlas.help.by_plane(atlas.facts.box, place))
    lit.set(other, { kind: 'kin', sign: 'plane', says: 'fly' });
  for (const [other, ways] of atlas.byAutomobile(place))
    lit.set(other, { kind: 'reach', sign: 'car', says: 'drive', ways });
  for (const [other, isFerry] of atlas.onFoot(place))
    lit.set(other, { kind: 'near-by', sign: isFerry ? 'ferry' : 'foot', says: isFerry ? 'ferry' : 'walk' });
  lit.set(place, { kind: 'chosen' });
  return lit;
}

/** The places that a plane serves. */
export function flightsOf(atlas: Atlas, plane: number): Map<string, Lit> {
  return new Map(
    atlas.help
      .served(atlas.facts.box, plane)
      .map((place) => [place, { kind: 'kin', sign: 'plane', says: 'fly' } as const]),
  );
}

/** Tiles that look alike and would close a gap on a day. */
export type Closer = { day: number; tiles: number[]; opens: boolean };

/** The gap that was asked about last: the map and the card beside it ask for the same one. */
let last: { asked: string; atlas: Atlas; found: Closer[] } | null = null;

/** What would close a gap: first what opens no other. */
export function closersOf(atlas: Atlas, rack: number[], link: Link): Closer[] {
  const asked = `${rack.join()} ${link.day} ${link.lastDay}`;
  if (last?.asked !== asked || last.atlas !== atlas) last = { asked, atlas, found: closersIn(atlas, rack, link) };
  return last.found;
}

function closersIn(atlas: Atlas, rack: number[], link: Link): Closer[] {
  const before = gapsOf(stepsOf(atlas, rack));
  const found: Closer[] = [];
  for (let day = link.day; day <= Math.min(link.lastDay, rack.length); day++) {
    const own = rack[day - 1];
    for (const tiles of alike(atlas)) {
      if (own !== undefined && tiles.includes(own)) continue;
      const after = stepsOf(
        atlas,
        rack.map((tile, at) => (at === day - 1 ? tiles[0]! : tile)),
      );
      if (!isClosed(after, link)) continue;
      found.push({ day, tiles, opens: gapsOf(after) >= before });
    }
  }
  return found.some((closer) => !closer.opens) ? found.filter((closer) => !closer.opens) : found;
}

const gapsOf = (links: Link[]): number => links.filter((link) => !link.isLinked).length;

/** Whether the days of a gap are linked now. */
function isClosed(links: Link[], wanted: Link): boolean {
  return links.every((link) => link.isLinked || link.lastDay <= wanted.day || link.day >= wanted.lastDay);
}

export type Found = Closer & { where: Whereabouts };
export type Split = { rack: Found[]; open: Found[]; seen: Found[]; covered: Found[]; toCome: Found[] };

/** Whether swapping two days of the rack closes a gap and leaves fewer gaps than before. */
function swapCloses(atlas: Atlas, rack: number[], link: Link, day: number, other: number): boolean {
  const swapped = rack.map((tile, at) =>
    at === day - 1 ? rack[other - 1]! : at === other - 1 ? rack[day - 1]! : tile,
  );
  const after = stepsOf(atlas, swapped);
  return isClosed(after, link) && gapsOf(after) < gapsOf(stepsOf(atlas, rack));
}

/** Where the tiles are that would close a gap; one of the own rack leaves its day when it is swapped. */
export function splitClosers(
  atlas: Atlas,
  rack: number[],
  link: Link,
  closers: Closer[],
  state: TenDaysState,
  observer: number,
): Split {
  const known = whereabouts(state, observer);
  const split: Split = { rack: [], open: [], seen: [], covered: [], toCome: [] };
  for (const closer of closers) {
    const left: number[] = [];
    for (const tile of closer.tiles) {
      const where = known.get(tile) ?? { kind: 'to-come' };
      const found = { ...closer, tiles: [tile], where };
      if (where.kind === 'hand' || (where.kind === 'rack' && swapCloses(atlas, rack, link, closer.day, where.day)))
        split.rack.push(found);
      else if (where.kind === 'rack') continue;
      else if (where.kind === 'top') split.open.push(found);
      else if (where.kind === 'covered') split.covered.push(found);
      else if (where.kind === 'seen') split.seen.push(found);
      else left.push(tile);
    }
    if (left.length > 0) split.toCome.push({ ...closer, tiles: left, where: { kind: 'to-come' } });
  }
  return split;
}

/** Days on which a tile would be linked with what lies beside it already; while racks are filled, open ones only. */
export function fittingDays(atlas: Atlas, rack: number[], tile: number, isFilling: boolean): Set<number> {
  const before = progressOf(stepsOf(atlas, rack), rack.length).linked;
  const fits = new Set<number>();
  rack.forEach((there, at) => {
    if (isFilling && isTile(there)) return;
    const after = stepsOf(
      atlas,
      rack.map((other, which) => (which === at ? tile : other)),
    );
    const own = after.filter((link) => link.isLinked && link.day <= at + 1 && link.lastDay >= at + 1);
    if (own.length > 0 && progressOf(after, rack.length).linked > before) fits.add(at + 1);
  });
  return fits;
}
