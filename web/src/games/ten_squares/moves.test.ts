import { describe, expect, it } from 'vitest';

import type { LegalAction } from '../../net/protocol';
import { cardOf, leftOf } from './cards';
import { movesOf, returnable, returnOf, wayTo } from './moves';

const one = (action: string, kind: string, args: LegalAction['args'] = {}): LegalAction => ({
  action,
  kind,
  args,
  text: action,
});

describe('the legal actions of 10 Squares', () => {
  it('are found by the square to which they lead', () => {
    const moves = movesOf([
      one('red to e', 'move', { colour: 'red', to: 'E' }),
      one('red to i', 'move', { colour: 'red', to: 'I' }),
    ]);

    expect([...moves.ends.red.keys()]).toEqual([4, 8]);
    expect(moves.ends.red.get(4)?.action).toBe('red to e');
    expect(moves.ends.black.size).toBe(0);
  });

  it('of a circle are found by the numbers picked, in any order', () => {
    const { returns, pass } = movesOf([
      one('return 2 5 9', 'return', { numbers: '2, 5, 9' }),
      one('return 2 5 10', 'return', { numbers: '2, 5, 10' }),
      one('pass', 'pass'),
    ]);

    expect(returnable(returns)).toEqual([2, 5, 9, 10]);
    expect(returnOf(returns, [10, 2, 5])?.action).toBe('return 2 5 10');
    expect(returnOf(returns, [2, 5])).toBeUndefined();
    expect(pass?.action).toBe('pass');
  });
});

describe('the cards', () => {
  it('are the red ones, then the black ones', () => {
    expect(cardOf(0)).toEqual({ colour: 'red', face: 1 });
    expect(cardOf(12)).toEqual({ colour: 'red', face: 'circle' });
    expect(cardOf(13)).toEqual({ colour: 'black', face: 1 });
    expect(cardOf(25)).toEqual({ colour: 'black', face: 'circle' });
  });

  it('left in the pile are told by face', () => {
    const inPile = Array.from({ length: 26 }, (_, at) => (at === 13 ? 0 : 1));

    expect(leftOf('black', inPile)[0]).toEqual({ face: 1, isLeft: false });
    expect(leftOf('red', inPile).every(({ isLeft }) => isLeft)).toBe(true);
  });
});

describe('the way of some steps along a row', () => {
  it('turns round at its ends', () => {
    expect(wayTo(4, 9, 5)).toBe('right');
    expect(wayTo(8, 6, 4)).toBe('right');
    expect(wayTo(8, 4, 4)).toBe('left');
    expect(wayTo(2, 3, 5)).toBe('left');
    expect(wayTo(8, 0, 10)).toBe('right');
  });

  it('can be both, where they meet', () => {
    expect(wayTo(0, 5, 5)).toBe('both');
    expect(wayTo(9, 4, 5)).toBe('both');
  });
});
