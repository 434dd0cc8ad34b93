import { expect, test } from 'vitest';
import type { Mistake } from './mistakes';
import { answered, dueCards, type Card } from './schedule';

const mistake = (key: string) => ({ key }) as Mistake;
const day = (number: number) => new Date(2026, 0, number);

test('a mistake comes back later and later, and begins anew when it is missed', () => {
  let cards = answered([], mistake('a'), 'right', day(1));
  expect(cards.map(({ due, step }) => [due, step])).toEqual([['2026-01-04', 0]]);
  expect(dueCards(cards, day(3))).toEqual([]);
  expect(dueCards(cards, day(4))).toEqual(cards);

  cards = answered(cards, mistake('a'), 'right', day(4));
  expect(cards.map(({ due }) => due)).toEqual(['2026-01-11']);
  cards = answered(cards, mistake('a'), 'shown', day(11));
  expect(cards.map(({ due, step }) => [due, step])).toEqual([['2026-01-14', 0]]);
});

test('what was solved often enough is learned', () => {
  let cards: Card[] = [];
  for (const number of [1, 5, 13]) cards = answered(cards, mistake('a'), 'right', day(number));
  expect(cards).toHaveLength(1);
  expect(answered(cards, mistake('a'), 'right', day(60))).toEqual([]);
});

test('only so many are kept, the latest ones', () => {
  let cards: Card[] = [];
  for (let at = 0; at < 40; at++) cards = answered(cards, mistake(String(at)), 'right', day(1));
  expect(cards).toHaveLength(30);
  expect(cards.at(-1)!.mistake.key).toBe('39');
});
