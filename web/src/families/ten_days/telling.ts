/** Tiles and links in words. */

import { listed } from '../../text/language.svelte';
import type { Atlas } from './facts';
import { HIDDEN, isTile } from './knowledge';
import type { Link } from './links';
import { say } from './words';

export const either = (names: string[]): string => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

/** How one travels along a link. */
export function howOf(link: Link): string {
  return say('board-how', { code: link.code, from: link.from ?? '', to: link.to ?? '', ways: either(link.ways ?? []), colour: link.colour ?? '' });
}

/** What is missing where there is no link. */
export function gapOf(link: Link): string {
  const wrong = link.wrong ?? [];
  return say('board-gap-why', {
    code: link.code,
    from: link.from ?? '',
    to: link.to ?? '',
    colour: link.colour ?? '',
    wrong: listed(wrong, 'conjunction'),
    count: wrong.length,
    map: link.map ?? '',
  });
}

export function tileName(atlas: Atlas, number: number): string {
  if (number === HIDDEN) return say('board-hidden');
  const tile = isTile(number) ? atlas.tile(number) : null;
  if (!tile) return say('board-empty-day');
  return say('board-tile-spoken', { kind: tile.kind, name: tile.place ?? '', colour: tile.colour ?? '' });
}

/** A short name, as it stands on the tile. */
export function shortName(atlas: Atlas, number: number): string {
  const tile = atlas.tile(number);
  return tile?.kind === 'place' ? tile.place! : tileName(atlas, number);
}
