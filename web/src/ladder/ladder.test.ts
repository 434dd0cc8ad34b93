import { expect, it } from 'vitest';
import type { Ladder, RatedPerson } from '../net/protocol';
import { nearestLevel, rowsOf } from './ladder';

const person = (name: string, rating: number): RatedPerson => ({
  name,
  avatar: null,
  yours: false,
  program: false,
  rating,
  low: rating - 50,
  high: rating + 50,
  games: 3,
});
const ladder: Ladder = {
  offered: true,
  listed: true,
  people: [person('Ann', 1620), person('Bob', 1480)],
  levels: [
    { level: 'strong', character: 'kito', rating: 1610 },
    { level: 'casual', character: 'tali', rating: 1500 },
  ],
};

it('puts bots among the people, without ranks', () => {
  const rows = rowsOf(ladder).map((row) => ('person' in row ? `${row.rank} ${row.person.name}` : row.level.level));

  expect(rows).toEqual(['1 Ann', 'strong', 'casual', '2 Bob']);
});

it('compares a rating with the nearest level', () => {
  expect(nearestLevel(ladder, 1700)?.character).toBe('kito');
  expect(nearestLevel(ladder, 1540)?.character).toBe('tali');
  expect(nearestLevel({ ...ladder, levels: [] }, 1540)).toBeNull();
});
