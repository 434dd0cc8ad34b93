import { expect, test } from 'vitest';
import type { TableLine } from '../net/protocol';
import { say } from '../text/say';
import { hasWon, resultText } from './tableResult';

const line = (...results: [number, number, boolean?][]) =>
  ({
    names: results.map((_, seat) => ['Ann', 'Tali', 'Zuri'][seat]!),
    results: results.map(([rank, score, yours = false]) => ({ rank, score, yours })),
  }) as TableLine;

test.each([
  ['a win by points', line([1, 29, true], [2, 24]), say('start-line-score', { won: true, own: 29, other: 24 })],
  ['a defeat by points', line([2, 24, true], [1, 29]), say('start-line-score', { won: false, own: 24, other: 29 })],
  ['a win without points', line([1, 1, true], [2, 0]), say('start-line-won')],
  ['a defeat without points', line([2, 0, true], [1, 1]), say('start-line-lost')],
  ['a tie', line([1, 20, true], [1, 20]), say('start-line-tied')],
  ['a win among three', line([1, 9, true], [2, 5], [3, 2]), say('start-line-won')],
  ['a place among three', line([3, 2, true], [1, 9], [2, 5]), say('start-line-place', { place: 3 })],
  ['people at one screen', line([2, 2, true], [1, 9, true]), say('start-line-winner', { name: 'Tali' })],
  ['a game that is not over', line(), null],
])('%s', (_, table, text) => {
  expect(resultText(table)).toBe(text);
});

test('only an own win is marked', () => {
  expect(hasWon(line([1, 29, true], [2, 24]))).toBe(true);
  expect(hasWon(line([2, 24, true], [1, 29]))).toBe(false);
});
