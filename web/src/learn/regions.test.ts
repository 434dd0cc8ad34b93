import { expect, test } from 'vitest';
import { controlOf, highlighted } from './regions';

/** A board as far as regions go: elements by name, each with what is chosen of it. */
type Region = { name: string; chosen?: boolean; seen?: boolean };

function board(...regions: Region[]): ParentNode {
  const elements = regions.map(({ name, chosen = false, seen = true }) => ({
    name,
    matches: (selector: string) => selector.includes('aria-pressed') && chosen,
    querySelector: () => null,
    getBoundingClientRect: () => (seen ? { width: 10, height: 10 } : { width: 0, height: 0 }),
  }));
  return {
    querySelectorAll: (selector: string) => elements.filter(({ name }) => selector === `[data-region="${name}"]`),
  } as unknown as ParentNode;
}

const namesOf = (found: Element[]): string[] => found.map((one) => (one as unknown as { name: string }).name);

test('the first region that is not chosen yet is ringed', () => {
  expect(namesOf(highlighted(board({ name: 'day-3' }, { name: 'pile-2' }), ['day-3', 'pile-2']))).toEqual(['day-3']);
  expect(namesOf(highlighted(board({ name: 'day-3', chosen: true }, { name: 'pile-2' }), ['day-3', 'pile-2']))).toEqual(
    ['pile-2'],
  );
});

test('several names in one text are highlighted together, and one choice of them is enough', () => {
  const show = ['red-d red-f', 'pile'];

  expect(namesOf(highlighted(board({ name: 'red-d' }, { name: 'red-f' }, { name: 'pile' }), show))).toEqual([
    'red-d',
    'red-f',
  ]);
  expect(
    namesOf(highlighted(board({ name: 'red-d' }, { name: 'red-f', chosen: true }, { name: 'pile' }), show)),
  ).toEqual(['pile']);
});

test('what is not on the screen is passed over, and nothing is highlighted where nothing is', () => {
  expect(namesOf(highlighted(board({ name: 'track', seen: false }, { name: 'claim' }), ['track', 'claim']))).toEqual([
    'claim',
  ]);
  expect(highlighted(board(), ['track'])).toEqual([]);
});

test('where all is chosen the last stays ringed', () => {
  expect(namesOf(highlighted(board({ name: 'ticket', chosen: true }), ['ticket', 'decide']))).toEqual(['ticket']);
});

test('a region that cannot be pressed itself gives the focus to what in it can', () => {
  const button = {};
  const region = { matches: () => false, querySelector: () => button } as unknown as Element;

  expect(controlOf(region)).toBe(button);
  expect(controlOf(undefined)).toBe(null);
});
