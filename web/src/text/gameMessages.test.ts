import { expect, test } from 'vitest';
import { parseMessages } from './gameMessages';

const { say } = parseMessages(`
status = All games.
status = This game.
event-win = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
`);

test('a game may replace a shared sentence', () => {
  expect(say('status')).toBe('This game.');
});

test('numbers choose their form', () => {
  expect(say('event-win', { cards: 1 })).toBe('one card');
  expect(say('event-win', { cards: 4 })).toBe('4 cards');
});

test('a missing sentence is null', () => {
  expect(say('nothing')).toBeNull();
});
