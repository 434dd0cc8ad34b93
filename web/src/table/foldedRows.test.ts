/** What happened again and again is one line in the log. */

import { expect, test } from 'vitest';
import type { EventItem } from '../net/protocol';
import { foldedRows } from './foldedRows';

const log = (...codes: string[]): EventItem[] =>
  codes.map((code, number) => ({ code, number, text: code, args: {} }) as unknown as EventItem);
const lengths = (events: EventItem[], folds = ['fill']): number[] =>
  foldedRows(events, folds).map((row) => row.events.length);

test('a row of events that fold is one, and whatever else happens has a line of its own', () => {
  expect(lengths(log('fill', 'fill', 'fill', 'draw', 'put', 'fill', 'draw'))).toEqual([3, 1, 1, 1, 1]);
  expect(lengths(log('fill', 'fill'))).toEqual([1, 1]);
  expect(lengths(log('fill', 'fill', 'fill'), [])).toEqual([1, 1, 1]);
  expect(lengths([])).toEqual([]);
});
