/** The order of seats in a result. */

import { expect, test } from 'vitest';
import { resultOrder } from './resultOrder';

test('seats of the same rank are listed by how far they have come', () => {
  const notes = [3, 9, 5].map((order) => ({ text: `${order} of 9 connected`, order }));
  expect(resultOrder([2, 1, 2], notes)).toEqual([1, 2, 0]);
});

test('without notes they keep the order of their seats', () => {
  expect(resultOrder([2, 1, 2])).toEqual([1, 0, 2]);
});
