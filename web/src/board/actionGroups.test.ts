import { expect, test } from 'vitest';
import { facetOf, searchActions, groupsOf } from './actionGroups';
import type { LegalAction } from '../net/protocol';

const action = (
  kind: string,
  args: LegalAction['args'],
  text = `${kind} ${Object.values(args).join(' ')}`,
): LegalAction => ({
  action: text,
  kind,
  args,
  text,
});
const days = Array.from({ length: 10 }, (_, at) => at + 1);
const swaps = days.flatMap((day) =>
  days.filter((second) => second > day).map((second) => action('swap', { day, second })),
);
const puts = days.flatMap((day) => [1, 2, 3].map((pile) => action('put', { day, pile })));

test('few actions of neighbouring kinds stand together, many have a title', () => {
  const groups = groupsOf([action('draw', {}), action('take', { pile: 1 }), action('take', { pile: 2 }), ...swaps]);

  expect(groups.map(({ kinds, isTitled, actions }) => [kinds, isTitled, actions.length])).toEqual([
    [['draw', 'take'], false, 3],
    [['swap'], true, 45],
  ]);
});

test('of a swap either day may be named first', () => {
  const facet = facetOf(swaps);

  expect(facet).toMatchObject({ name: 'day', values: days });
  for (const day of days) expect(swaps.filter((one) => facet!.valuesOf(one).includes(day))).toHaveLength(9);
});

test('of a put the day is named first, and never the pile', () => {
  const facet = facetOf(puts);

  expect(facet).toMatchObject({ name: 'day', values: days });
  expect(puts.filter((one) => facet!.valuesOf(one).includes(2)).map((one) => one.args.pile)).toEqual([1, 2, 3]);
});

test('short lists, and lists of one thing, have no first choice', () => {
  expect(facetOf(puts.slice(0, 12))).toBeNull();
  expect(facetOf(days.concat(11, 12, 13).map((route) => action('claim', { route })))).toBeNull();
});

test('a number is searchActions whole, words also without their accents', () => {
  expect(searchActions(swaps, '1 swap')).toHaveLength(9);
  expect(searchActions(swaps, '3 7').map((one) => one.text)).toEqual(['swap 3 7']);
  expect(searchActions([action('claim', {}, 'Claim Léopoldville–Boma')], 'leopoldville-bo')).toHaveLength(1);
  expect(searchActions(swaps, 'claim')).toEqual([]);
});
