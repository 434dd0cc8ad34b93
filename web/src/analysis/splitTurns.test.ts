import { expect, test } from 'vitest';
import type { ReviewTurn } from '../net/protocol';
import { splitTurns } from './splitTurns';

const turn = (kind: string, actor: number): ReviewTurn => ({ kind, actor }) as ReviewTurn;

test('own mistakes come apart from the rest, and all keep their numbers', () => {
  const turns = [turn('luck', 0), turn('mistake', 1), turn('mistake', 0), turn('luck', 1)];

  const { own, others } = splitTurns({ turns, yours: [0] });

  expect(own.map(({ label }) => label)).toEqual([3]);
  expect(others.map(({ label }) => label)).toEqual([1, 2, 4]);
});

test('whoever only watched has no mistakes of their own', () => {
  expect(splitTurns({ turns: [turn('mistake', 0)], yours: [] }).own).toEqual([]);
});
