import { expect, test } from 'vitest';
import type { Table } from '../net/protocol';
import { seriesText } from './series';

const textOf = (names: string[], wins: number[]): string =>
  seriesText({ seats: names.map((name) => ({ name })) as Table['seats'], wins });

test('the score of two is a result, that of more a list, and the first game has none', () => {
  expect(textOf(['Ann', 'Ben'], [2, 1])).toBe('Ann 2–1 Ben');
  expect(textOf(['Ann', 'Ben', 'Cy'], [0, 3, 1])).toBe('Games won: Ann 0, Ben 3, Cy 1');
  expect(textOf(['Ann', 'Ben'], [])).toBe('');
});
