// Where Python and JavaScript differ. That translated companions say the same as Python's, tests/wasm compares.
import { describe, expect, test } from 'vitest';
import * as py from './python';

describe('python', () => {
  test('numbers are rounded to even, divided downwards and keep 64 bits', () => {
    expect([0.5, 1.5, 2.5, -1.5, 2.4, -1.6].map(py.round_)).toEqual([0, 2, 2, -2, 2, -2]);
    expect([py.floordiv(-7, 2), py.mod(-7, 3), py.mod(7, 3)]).toEqual([-4, 2, 1]);
    expect(py.shl(1, 50)).toBe(2 ** 50);
    expect(py.bitor(py.shl(1, 62), 1)).toBe((1n << 62n) | 1n);
    expect(py.eq(py.bitand(py.shl(1, 62), 1), 0)).toBe(true);
  });

  test('sums are rounded once, and lists are repeated and sorted by a key', () => {
    expect(py.fsum(Array.from({ length: 10 }, () => 0.1))).toBe(1);
    expect(py.fsum([2 ** 53, 1, 2 ** -30])).toBe(2 ** 53 + 2);
    expect(py.fsum([1e100, 1, -1e100])).toBe(1);
    expect(py.fsum([])).toBe(0);
    expect(py.mul([1, 2], 2)).toEqual([1, 2, 1, 2]);
    expect(
      py.sorted_with({ key: (one) => -one[0] }, [
        [1, 'a'],
        [2, 'b'],
        [1, 'c'],
      ]),
    ).toEqual([
      [2, 'b'],
      [1, 'a'],
      [1, 'c'],
    ]);
    expect(py.pairwise([1, 2, 3])).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  test('equal is what has equal parts; words equal the strings that they are in English', () => {
    expect(py.eq([1, [2]], [1, [2]])).toBe(true);
    expect(py.eq(new Set(['a', 'b']), new Set(['b', 'a']))).toBe(true);
    expect(py.eq(py.Phrase_('2 red', 'count-red'), '2 red')).toBe(true);
    expect(py.eq(true, 1)).toBe(true);
    expect(py.eq(null, 0)).toBe(false);
    expect(py.eq('1', 1)).toBe(false);
    expect(() => py.eq(py.array([1]), 1)).toThrow(TypeError);
  });

  test('tuples are compared part by part', () => {
    expect(py.lt([1, 2], [1, 3])).toBe(true);
    expect(py.lt([1], [1, 0])).toBe(true);
    expect(py.lt([2, 0], [1, 9])).toBe(false);
  });

  test('what is empty is false, and the last value that decides is the result', () => {
    expect([[], new Map(), new Set(), '', 0, null].map(py.truth)).toEqual(Array(6).fill(false));
    expect(py.or_([], () => 'b')).toBe('b');
    expect(py.and_('a', () => 0)).toBe(0);
  });

  test('rows are added number by number, lists one after the other', () => {
    expect([...py.sub(py.array([3, 4]), py.array([1, 4]))]).toEqual([2, 0]);
    expect(py.add([1], [2])).toEqual([1, 2]);
  });

  test('places are counted from the end, too; what is missing is an error', () => {
    const rows = py.array([py.array([1, 2, 3]), py.array([4, 5, 6])]);
    expect(py.index(rows, -1, 0)).toBe(4);
    expect([...py.index(rows, 0, new py.Slice(null, 2))]).toEqual([1, 2]);
    expect(() => py.index(new Map(), 'a')).toThrow(RangeError);
    expect(() => py.index([], 0)).toThrow(RangeError);
  });

  test('words are joined as in a sentence', () => {
    expect(py.all_of(['A', 'B', 'C']).plain).toBe('A, B and C');
    expect(py.any_of(['A']).plain).toBe('A');
  });
});
