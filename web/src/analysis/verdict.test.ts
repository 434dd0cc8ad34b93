import { expect, test } from 'vitest';
import type { ReviewTurn } from '../net/protocol';
import { costliestOf, decisiveTurn } from './verdict';

const turn = (number: number, more: Partial<ReviewTurn> = {}): ReviewTurn => ({
  number,
  seat: 0,
  actor: 0,
  kind: 'move',
  before: 0,
  after: 0,
  loss: 0,
  first: 0,
  last: 0,
  happened: '',
  played: null,
  best: null,
  ...more,
});

test('what decided is the turn that helped the winner or hurt another most, with its own numbers', () => {
  const turns = [
    turn(1, { before: 0.5, after: 0.6 }),
    turn(2, { before: 0.4, after: 0.7 }),
    turn(3, { before: 0.9, after: 0.2 }),
    turn(4, { seat: 1, before: 0.3, after: 0.2 }),
  ];
  expect(decisiveTurn({ turns }, [0])).toBe(turns[1]);
  expect(decisiveTurn({ turns }, [1])).toBe(turns[2]);
  expect(decisiveTurn({ turns: [turn(1, { before: 0.5, after: 0.55 })] }, [0])).toBeNull();
  expect(decisiveTurn({ turns }, [])).toBeNull();
});

test('the costliest choice is the reader’s own', () => {
  const turns = [
    turn(1, { kind: 'mistake', loss: 0.2 }),
    turn(2, { kind: 'mistake', loss: 0.3 }),
    turn(3, { kind: 'mistake', actor: 1, loss: 0.5 }),
  ];
  expect(costliestOf({ turns, yours: [0] })?.number).toBe(2);
  expect(costliestOf({ turns, yours: [] })).toBeNull();
});
