import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepScore, scoreAfter, scoreBefore } from './series';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('wins are counted over rematches of the same players', () => {
  const names = ['Ann', 'Bob'];
  keepScore('second', scoreAfter(scoreBefore('first'), names, [0]));
  const after = scoreAfter(scoreBefore('second'), names, [1]);
  keepScore('third', after);

  expect(after.wins).toEqual([1, 1]);
  expect(scoreAfter(scoreBefore('third'), names, [1]).wins).toEqual([1, 2]);
  expect(scoreBefore('first')).toBeNull();
});

test('with somebody else a new series begins, and storage that is damaged is none', () => {
  expect(scoreAfter({ names: ['Ann', 'Bob'], wins: [4, 2] }, ['Ann', 'Cleo'], [0]).wins).toEqual([1, 0]);
  localStorage.setItem('tenfold.series', '{');
  expect(scoreBefore('any')).toBeNull();
});
