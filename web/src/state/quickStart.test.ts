import { afterEach, expect, test } from 'vitest';
import type { Game } from '../net/protocol';
import { mustAskLevel, seatsAgainstBots } from './quickStart';
import { settings } from './settings.svelte';

const levels = ['beginner', 'casual', 'strong', 'expert'];
const game = { seats: [2, 4], bots: levels.map((level) => ({ id: level, level })) } as Game;
afterEach(() => void (settings.level = ''));

test('newcomers are asked how strong bots should be, and meet beginners', () => {
  expect(mustAskLevel(game)).toBe(true);
  expect(seatsAgainstBots(game).map((seat) => seat.agent)).toEqual([undefined, 'beginner', 'beginner', 'beginner']);
});

test('what was chosen is remembered, and nobody is asked twice', () => {
  settings.level = 'strong';

  expect(mustAskLevel(game)).toBe(false);
  expect(seatsAgainstBots(game).at(-1)).toEqual({ kind: 'bot', agent: 'strong' });
});

test('a game without such bots has nothing to ask', () => {
  const toy = { seats: [2, 2], bots: [{ id: 'rusty', level: 'greedy' }] } as Game;

  expect(mustAskLevel(toy)).toBe(false);
  expect(seatsAgainstBots(toy)).toEqual([{ kind: 'me' }, { kind: 'bot', agent: 'greedy' }]);
});
