import { expect, test } from 'vitest';
import { isYou, nearSeat, needsCurtain, seatInFront } from './hotSeat';
import type { View } from '../net/protocol';

function view(observer: number, due: number[], state: Record<string, unknown>, isOver = false): View {
  const outcome = isOver ? { ending: 'x', clause: 'Z15', scores: [], ranking: [], winners: [], text: '' } : null;
  return { observer, seats: 2, state, due, count: 0, legal: [], status: '', can_take_back: false, outcome };
}

const secret = (due: number[], isOver = false) => [
  view(0, due, { hand: [[1], [-1]] }, isOver),
  view(1, due, { hand: [[-1], [2]] }, isOver),
];
const open = (due: number[]) => [view(0, due, { marker: [0, 3] }), view(1, due, { marker: [0, 3] })];

test('nobody sits before the screen at first: even the first player lifts the curtain', () => {
  expect(needsCurtain(secret([0]), null)).toBe(true);
  expect(seatInFront(secret([0]), null)).toBe(0);
});

test('the curtain falls when another seat of ours is due', () => {
  expect(needsCurtain(secret([1]), 0)).toBe(true);
  expect(seatInFront(secret([1]), 0)).toBe(1);
});

test('it stays up while the same seat goes on, or a bot plays', () => {
  expect(needsCurtain(secret([0]), 0)).toBe(false);
  expect(needsCurtain(secret([5]), 0)).toBe(false);
});

test('a game without secrets needs no curtain, and the seat that is due is in front', () => {
  expect(needsCurtain(open([1]), 0)).toBe(false);
  expect(seatInFront(open([1]), 0)).toBe(1);
});

test('one seat, or a spectator, needs no curtain', () => {
  expect(needsCurtain([view(0, [0], {})], null)).toBe(false);
  expect(seatInFront([view(-1, [0], {})], null)).toBe(-1);
});

test('after the end nothing is hidden', () => {
  expect(needsCurtain(secret([], true), null)).toBe(false);
});

test('with several own seats the same one sits near for good, and nobody is "you"', () => {
  for (const one of secret([0])) {
    expect(nearSeat(one, [0, 1])).toBe(0);
    expect([0, 1].some((seat) => isYou(seat, one, [0, 1]))).toBe(false);
  }
});

test('a single own seat sits near and is "you"; before a spectator the first one sits near', () => {
  const [, own] = secret([1]);
  expect(nearSeat(own!, [1])).toBe(1);
  expect(isYou(1, own!, [1])).toBe(true);
  expect(nearSeat(view(-1, [1], {}), [])).toBe(0);
});
