import { expect, test } from 'vitest';
import type { ReviewTurn } from '../net/protocol';
import { worst } from './mistakes';

const choice = { action: 'a', kind: 'play', args: {}, text: 'A', why: '' };
const turn = (number: number, loss: number, actor = 0, kind: ReviewTurn['kind'] = 'mistake'): ReviewTurn => ({
  number,
  seat: 1,
  actor,
  before: 0.5,
  after: 0.4,
  kind,
  first: 0,
  last: 0,
  happened: '',
  loss,
  played: kind === 'mistake' ? choice : null,
  best: kind === 'mistake' ? choice : null,
});

test('own mistakes are worst first, and five at most', () => {
  const turns = [turn(1, 0.1), turn(2, 0.9, 1), turn(3, 0.2), turn(4, 0.3, 0, 'luck')];
  const many = [5, 6, 7, 8].map((number) => turn(number, number / 100));

  expect(worst({ turns, yours: [0] }).map(({ number }) => number)).toEqual([3, 1]);
  expect(worst({ turns: [...turns, ...many], yours: [0] }).map(({ number }) => number)).toEqual([3, 1, 8, 7, 6]);
  expect(worst({ turns, yours: [] })).toEqual([]);
});
