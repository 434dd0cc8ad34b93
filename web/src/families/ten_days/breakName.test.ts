import { expect, test } from 'vitest';
import africa from '../../generated/ten_days_africa.facts.json';
import usa from '../../generated/ten_days_usa.facts.json';
import { bestBreaks, hyphenated } from './breakName';

const shown = (name: string) => hyphenated(name).replaceAll('\u00ad', '-');

test('names are broken where they become largest', () => {
  expect(bestBreaks('Mali').lines).toBe(1);
  expect(bestBreaks('North Dakota').lines).toBe(2);
  expect(bestBreaks('Democratic Republic of the Congo').lines).toBe(3);
});

test('only words that are too wide are broken themselves, near the middle', () => {
  expect(shown('Massachusetts')).toBe('Massachu-setts');
  expect(shown('Antananarivo')).toBe('Antana-narivo');
  expect(shown('Madagascar')).toBe('Madagascar');
});

test('a name with a hyphen is broken there', () => {
  expect(shown('Virginie-Occidentale')).toBe('Virginie-Occidentale');
  const virginia = bestBreaks('Virginie-Occidentale');
  expect(virginia).toEqual({ lines: 2, width: bestBreaks('Occidentale').width });
});

test('on the narrowest tag every place and capital can be read', () => {
  const places = [...africa.maps, ...usa.maps].flatMap((map) =>
    Object.entries(map.places as Record<string, { capitals: string[] }>),
  );
  for (const name of places.flatMap(([place, { capitals }]) => [`${place}*`, ...capitals])) {
    const { lines, width } = bestBreaks(name);
    expect(Math.min(46 / width, 26 / lines / 1.04), name).toBeGreaterThanOrEqual(7);
  }
});
