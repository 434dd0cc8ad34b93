import { expect, test } from 'vitest';
import { parseProgress } from './lessonProgress';

test('what was learned is read back', () => {
  expect(parseProgress('{"tenzania": {"table": "t1", "is": "done"}}')).toEqual({
    tenzania: { table: 't1', is: 'done' },
  });
});

test.each([null, '', '{', '[1]', '"x"', '{"tenzania": 3}', '{"tenzania": {"table": 4, "is": "maybe"}}'])(
  'what does not fit is left out: %s',
  (stored) => {
    for (const one of Object.values(parseProgress(stored))) expect(one).toEqual({});
  },
);
