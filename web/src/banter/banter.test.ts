import { expect, test } from 'vitest';
import type { EventItem, Seat, Table } from '../net/protocol';
import { remarkOn } from './banter';

const seat = (number: number, character: string | null): Partial<Seat> => ({
  seat: number,
  kind: character ? 'bot' : 'person',
  character,
});
const table = (id: string) => ({ table: id, seats: [seat(0, null), seat(1, 'pip'), seat(2, 'kito')] }) as Table;
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
  expect(own[0]).toEqual({ seat: 1, character: 'pip', moment: 'gain' });
  expect(all(0, 'won').every((remark) => remark === null)).toBe(true);
  expect(all(2, 'other').every((remark) => remark === null)).toBe(true);
});
