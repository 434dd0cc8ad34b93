import { expect, test } from 'vitest';
import type { ReviewMove } from '../net/protocol';
import { beginOf, movesAt, seatsFrom } from './position';

const move = (action: string): ReviewMove => ({ action, kind: 'play', args: {}, text: action, why: '' });

test('a turning point is shown as it was before its move, a stretch before its first', () => {
  expect(beginOf({ number: 12, first: 0 })).toBe(11);
  expect(beginOf({ number: 12, first: 8 })).toBe(7);
});

test('the better move comes first beside the one that was played, only where they could be chosen', () => {
  const mistake = { number: 12, best: move('play 6'), played: move('play 1') };

  expect(movesAt(mistake, 11).map(({ action }) => action)).toEqual(['play 6', 'play 1']);
  expect(movesAt(mistake, 12)).toEqual([]);
  expect(movesAt({ number: 12, best: null, played: null }, 11)).toEqual([]);
});

test('whoever chose sits near, and nobody is "you"', () => {
  expect(seatsFrom(1, 3)).toEqual([1, 2, 0]);
});
