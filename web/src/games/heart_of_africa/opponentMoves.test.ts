import { expect, test } from 'vitest';
import type { EventItem } from '../../net/protocol';
import { TRACKS } from './facts';
import { movesSince } from './opponentMoves';

const NOBODY = TRACKS.map(() => 5);
const told = (seat: number, text: string, code = 'take'): EventItem =>
  ({ code, args: { seat }, text }) as unknown as EventItem;
const textsOf = (log: EventItem[]): string[] => movesSince(log, 0, NOBODY).map(({ text }) => text);

test('what the others did since the own last turn is told in order', () => {
  expect(textsOf([told(1, 'before'), told(0, 'mine'), told(1, 'one'), told(2, 'two')])).toEqual(['one', 'two']);
});

test('a claim that is begun and taken back, or a first card, ends nothing of it', () => {
  const log = [told(0, 'mine'), told(1, 'one'), told(2, 'two')];

  expect(
    textsOf([...log, told(0, 'You want to claim.', 'claim-begun'), told(0, 'You take a move back.', 'taken-back')]),
  ).toEqual(['one', 'two']);
});

test('who has not had a turn yet sees all that the others did', () => {
  expect(textsOf([told(1, 'one'), told(2, 'two')])).toEqual(['one', 'two']);
  expect(textsOf([told(0, 'mine')])).toEqual([]);
});
