import { expect, test } from 'vitest';
import { marked } from './marks';

test('things of one kind are found by their number', () => {
  const marks = ['day-3', 'day-10', 'then-day-5', 'then-pile-2'];

  expect(marked(marks, 'day')).toEqual([3, 10]);
  expect(marked(marks, 'then-day')).toEqual([5]);
  expect(marked(marks, 'then-pile')).toEqual([2]);
  expect(marked(marks, 'track')).toEqual([]);
});
