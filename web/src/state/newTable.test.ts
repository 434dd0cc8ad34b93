import { expect, test } from 'vitest';
import { choicesOf, seatPlan, resized, tableOf } from './newTable';
import { say } from '../text/say';

test('a table with free seats waits, a full one starts', () => {
  const how = { isPublic: false, hints: true };

  expect(tableOf('x', [seatPlan('me'), seatPlan('open')], {}, how).start).toBe(false);
  expect(tableOf('x', [seatPlan('me'), seatPlan('bot', 'tali')], {}, how)).toMatchObject({
    start: true,
    seats: [{ kind: 'me' }, { kind: 'bot', agent: 'tali' }],
  });
});

test('people at this screen have names', () => {
  const ben = { ...seatPlan('here'), name: ' Ben ' };

  expect(tableOf('x', [seatPlan('me'), ben, seatPlan('here')], {}, { isPublic: false, hints: true }).seats).toEqual([
    { kind: 'me' },
    { kind: 'me', name: 'Ben' },
    { kind: 'me', name: say('new-here-unnamed', { number: 3 }) },
  ]);
});

test('more seats are open, fewer forget the last', () => {
  expect(resized([seatPlan('me')], 3).map((seat) => seat.kind)).toEqual(['me', 'open', 'open']);
  expect(resized([seatPlan('me'), seatPlan('bot'), seatPlan('bot')], 2)).toHaveLength(2);
});

test('a seat that is not there cannot begin', () => {
  const begins = { name: 'begins', label: 'Who begins', choices: ['lot', '1', '2', '3'], default: 'lot' };

  expect(choicesOf(begins, 2).map((choice) => choice.text)).toEqual([
    say('new-option-lot'),
    say('new-option-seat', { number: 1 }),
    say('new-option-seat', { number: 2 }),
  ]);
});

test('days are days, not seats', () => {
  const days = { name: 'days', label: 'Days in the journey', choices: ['20', '30', '40'], default: '20' };

  expect(choicesOf(days, 2).map((choice) => choice.text)).toEqual(['20', '30', '40']);
});
