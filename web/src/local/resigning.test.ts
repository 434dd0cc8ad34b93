import { expect, test } from 'vitest';
import { outcomeOf } from './resigning';

const bot = { name: 'Kito', level: 'strong' };
const ann = { name: 'Ann' };

test('a game of bots alone is played to its end', () => {
  expect(outcomeOf(null, [bot, bot], [])).toBeNull();
});

test('a game ends when the only person resigns', () => {
  expect(outcomeOf(null, [bot, ann, bot], [1])).toMatchObject({
    ending: 'only-bots',
    winners: [0, 2],
    ranking: [1, 3, 1],
  });
});

test('a game of two people goes to the one who stays', () => {
  expect(outcomeOf(null, [ann, { name: 'Ben' }], [0])).toMatchObject({ ending: 'resigned', winners: [1] });
});
