/** The place cards promise the same of every country and state, and say where it's from. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import family from '../../../../src/tenfold/families/ten_days/text/en.ftl?raw';
import famille from '../../../../src/tenfold/families/ten_days/text/fr.ftl?raw';
import { factsOf } from './builtFacts';
import { Atlas } from './facts';
import board from './en.ftl?raw';
import plateau from './fr.ftl?raw';

const atlas = new Atlas(factsOf('ten_days_world'));

test('every country and state has a capital, an area and a population', () => {
  expect(atlas.places).toHaveLength(90);
  for (const place of atlas.places) {
    const { capitals, area, population } = atlas.place(place);
    expect(capitals.join(), place).not.toBe('');
    expect(Math.min(area, population), place).toBeGreaterThan(0);
  }
});

describe.each([
  ['en', [family, board]],
  ['fr', [famille, plateau]],
])('%s', (language, catalogues) => {
  const bundle = new FluentBundle(language);
  for (const catalogue of catalogues) bundle.addResource(new FluentResource(catalogue));

  test.each(atlas.facts.maps.map((map) => [map.name, map] as const))(
    'the source of %s is named with its years',
    (name, map) => {
      const years = { area: `${map.years.area}`, population: `${map.years.population}` };
      const errors: Error[] = [];
      const say = (key: string, args: Record<string, string | number>): string =>
        bundle.formatPattern(bundle.getMessage(key)!.value!, args, errors);
      const said = say('about-source', { map: name, ...years });

      expect(say('board-card-people-count', { count: 1, year: years.population })).toContain(years.population);
      expect(errors).toEqual([]);
      for (const year of Object.values(years)) expect(said).toContain(year);
    },
  );
});
