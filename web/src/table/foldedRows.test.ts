/** What happened again and again is one line in the log. */

import { expect, test } from 'vitest';
import type { EventItem } from '../net/protocol';
import { foldedRows, withoutHalves } from './foldedRows';

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

test('half a move is in the log only until the move is whole', () => {
  const codes = (...all: string[]) => withoutHalves(log(...all), ['claim-begun', 'pay-begun']).map(({ code }) => code);
  expect(codes('take', 'claim-begun', 'pay-begun', 'claim', 'take')).toEqual(['take', 'claim', 'take']);
  expect(codes('take', 'claim-begun')).toEqual(['take', 'claim-begun']);
});
