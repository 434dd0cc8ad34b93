import { expect, test } from 'vitest';
import type { EventItem, Seat, Table } from '../net/protocol';
import { lineOf, remarkOn } from './banter';

const seat = (number: number, character: string | null): Partial<Seat> => ({
  seat: number,
  kind: character ? 'bot' : 'person',
  character,
});
const table = (id: string) =>
  ({ table: id, wins: [], seats: [seat(0, null), seat(1, 'pip'), seat(2, 'kito')] }) as unknown as Table;
const event = (number: number, code: string, who: number): EventItem => ({
  number,
  code,
  args: { seat: who },
  text: '',
});
const MOMENTS = { won: 'gain', lost: 'loss' } as const;

test('one bot greets, the same for everybody at a table, and not always the first', () => {
  const greeting = remarkOn(table('abc'), [], true);
  expect(greeting?.moment).toBe('start');
  expect(remarkOn(table('abc'), [], true)).toEqual(greeting);
  const greeters = Array.from({ length: 20 }, (_, at) => remarkOn(table(`t${at}`), [], true)?.seat);
  expect(new Set(greeters)).toEqual(new Set([1, 2]));
});

test('bots remark on some of their own moments, and on nobody else’s', () => {
  const all = (who: number, code: string) =>
    Array.from({ length: 60 }, (_, at) => remarkOn(table('abc'), [event(at, code, who)], false, MOMENTS));
  const own = all(1, 'won').filter((remark) => remark !== null);

  expect(own.length).toBeGreaterThan(5);
  expect(own.length).toBeLessThan(40);
  expect(own[0]).toMatchObject({ seat: 1, character: 'pip', moment: 'gain' });
  expect(all(0, 'won').every((remark) => remark === null)).toBe(true);
  expect(all(2, 'other').every((remark) => remark === null)).toBe(true);
});

test('from game to game a bot says something else, and never the same twice in a row of rematches', () => {
  const starts = Array.from({ length: 30 }, (_, at) => remarkOn(table(`t${at}`), [], true)!.line);
  expect(new Set(starts)).toEqual(new Set([0, 1, 2]));

  const wins = [0, 1, 2, 3].map((played) => lineOf({ table: `t${played}`, wins: [played, 1] }, 'win'));
  expect(wins.every((line, at) => line !== wins[at - 1])).toBe(true);
});
