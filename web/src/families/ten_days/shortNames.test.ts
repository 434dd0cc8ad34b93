import { expect, test } from 'vitest';
import CLDR from '../../../../tools/names/cldr_us_subdivisions.json';
import africa from '../../generated/ten_days_africa.facts.json';
import usa from '../../generated/ten_days_usa.facts.json';
import { nameOnMap, nameOnTile } from './shortNames';

test('each state has the code that Unicode’s names have it by', () => {
  const codes = Object.entries(CLDR.subdivisions).map(([id, { en }]) => [en, id.slice(2).toUpperCase()]);
  expect(codes).toHaveLength(50);
  expect(codes.map(([name]) => [name, nameOnMap(name!)])).toEqual(codes);
});

test('no name on a tile is longer than two lines hold', () => {
  const places = [...africa.maps, ...usa.maps].flatMap((map) => Object.keys(map.places));
  for (const place of places) expect(nameOnTile(place).length, place).toBeLessThanOrEqual(19);
  expect(places.filter((place) => nameOnTile(place) !== place)).toEqual([
    'Central African Republic',
    'Democratic Republic of the Congo',
  ]);
});
