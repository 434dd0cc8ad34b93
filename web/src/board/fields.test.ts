import { expect, test } from 'vitest';
import { knownFields, labelOf, layoutOf, runsOf } from './fields';

test('equal neighbours are one run', () => {
  expect(runsOf([3, 3, -1])).toEqual([
    { value: 3, times: 2 },
    { value: -1, times: 1 },
  ]);
});

test('fields are told apart by what the record says', async () => {
  const known = await knownFields('tenzania');
  const state = {
    value: 6,
    won: [1, 2, 0, 0, 0, 0, 0, 0],
    played: [0, 1],
    hand: [
      [1, 2],
      [-1, -1],
    ],
    stream: [1, 2],
  };
  const layout = layoutOf({ state, seats: 2 }, known);

  expect(layout.scalars.map((field) => field.name)).toEqual(['value']);
  expect(layout.bySeat.map((field) => field.name)).toEqual(['won', 'hand']);
  expect(layout.bySeat[0]?.rows).toHaveLength(2);
  expect(layout.lists.map((field) => field.name)).toEqual(['played']);
  expect(layout.scalars[0]?.meaning).toContain('value');
});

test('a game that came later is laid out by the number of seats', async () => {
  const layout = layoutOf({ state: { lit: [1, 0], deck: [1, 2, 3] }, seats: 2 }, await knownFields('no-such-game'));

  expect(layout.bySeat.map((field) => field.name)).toEqual(['lit']);
  expect(layout.lists.map((field) => field.name)).toEqual(['deck']);
});

test('labels are words', () => {
  expect(labelOf('pile_size')).toBe('Pile size');
});
