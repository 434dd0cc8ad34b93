/** The days of a rack on the maps. */

import { expect, test } from 'vitest';
import { factsOf } from './builtFacts';
import { Atlas } from './facts';
import { linksOf } from './links';
import { pinsOf } from './pins';

const atlas = new Atlas(factsOf('ten_days_africa'));
const tiles = (...names: string[]): number[] => {
  const used = new Set<number>();
  return names.map((name) => {
    const found = atlas.facts.tiles.findIndex(
      (tile, at) => !used.has(at) && (tile.place ?? tile.kind) === name && name !== '',
    );
    used.add(found);
    return found;
  });
};

test('each place has a pin with its day, two tiles of a country share one, and rides have none', () => {
  const rack = tiles('Chad', 'Niger', 'Chad', 'automobile', 'Egypt');
  const pins = pinsOf(atlas, 0, { rack, links: linksOf(atlas, rack).filter((link) => link.isLinked) });
  const shape = (place: string) => atlas.place(place).shape;

  expect(pins).toEqual([
    { id: shape('Chad'), text: '1·3', isReached: true },
    { id: shape('Niger'), text: '2', isReached: true },
    { id: shape('Egypt'), text: '5', isReached: true },
  ]);
  expect(pinsOf(atlas, 1, { rack, links: [] })).toEqual([]);
});
