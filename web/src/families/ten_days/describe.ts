/** Describes tiles and connections in words. */

import { listed } from '../../text/language.svelte';
import type { Atlas } from './facts';
import { HIDDEN, isTile } from './knowledge';
import type { Link } from './links';
import type { Does } from './turn.svelte';
import { placeName, say } from './messages';

export const either = (places: string[]): string => listed(places.map(placeName), 'disjunction');

const calledBy = (atlas: Atlas) => (place: string | undefined) => (place ? placeName(atlas.sayable(place)) : '');

/** How one travels along a link. */
export function howOf(atlas: Atlas, link: Link): string {
  const called = calledBy(atlas);
  return say('board-how', {
    code: link.code,
    from: called(link.from),
    to: called(link.to),
    ways: listed((link.ways ?? []).map(called), 'disjunction'),
    colour: link.colour ?? '',
  });
}

/** What is missing where there is no link. */
export function gapOf(atlas: Atlas, link: Link): string {
  const [wrong, called] = [link.wrong ?? [], calledBy(atlas)];
  return say('board-gap-why', {
    code: link.code,
    from: called(link.from),
    to: called(link.to),
    colour: link.colour ?? '',
    wrong: listed(wrong.map(called), 'conjunction'),
    count: wrong.length,
    map: placeName(link.map ?? ''),
  });
}

/** A tile in words. */
export function tileName(atlas: Atlas, number: number): string {
  if (number === HIDDEN) return say('board-hidden');
  const tile = isTile(number) ? atlas.tile(number) : null;
  if (!tile) return say('board-empty-day');
  return say('board-tile-spoken', {
    kind: tile.kind,
    name: placeName(atlas.capitalOf(number) ?? tile.place ?? ''),
    colour: tile.colour ?? '',
  });
}

/** A short name, as it stands on the tile. */
export function shortName(atlas: Atlas, number: number): string {
  const tile = atlas.tile(number);
  return tile?.kind === 'place' ? placeName(atlas.capitalOf(number) ?? tile.place!) : tileName(atlas, number);
}

type SayDay = (day: number, tile: number, fits: boolean, does: Does, other: number) => string;

/** Says a day of the own rack, and what a touch on it does; each sentence is put together once. */
export function daySayer(nameOf: (tile: number) => string): SayDay {
  const known = new Map<string, string>();
  return (...asked) => {
    const key = asked.join();
    if (!known.has(key)) known.set(key, daySentence(nameOf, ...asked));
    return known.get(key)!;
  };
}

function daySentence(
  nameOf: (tile: number) => string,
  ...[day, number, fits, does, other]: Parameters<SayDay>
): string {
  const tile = nameOf(number);
  if (does === 'fill') return say('board-day-fill', { day, fits });
  if (does === 'put') return say('board-day-put', { day, tile, fits });
  return does === 'swap'
    ? say('board-day-swap-with', { day, tile, other })
    : say('board-day', { day, tile, fits: false });
}
