/** Views for the gallery: what a server might say. */

import { NO_CARD, type State } from '../src/generated/tenzania';
import type { EventItem, LegalAction, View } from '../src/net/protocol';

export const NAMES = ['Ann', 'Bo', 'Chidi', 'Dana', 'Emeka the Unbeatable', 'Fatou', 'Gus', 'Hana'];

const places = (...moves: [number, number][]): LegalAction[] =>
  moves.map(([card, value]) => ({
    action: `play ${card} say ${value}`,
    kind: 'place',
    args: { card, value },
    text: `${card} → ${value}`,
  }));

type Asked = {
  seats: number;
  table: number[];
  value: number;
  due: number;
  legal?: [number, number][];
  hand?: number[];
};

export function tenzania({ seats, table, value, due, legal = [], hand = [2, 4, 6] }: Asked): View<State> {
  const each = (number: number): number[] => Array.from({ length: 8 }, () => number);
  return {
    observer: 0,
    seats,
    state: {
      tens: 1,
      doubling: 1,
      begins: 0,
      seats,
      beginner: 0,
      turn: due,
      hand: [[...hand, NO_CARD, NO_CARD].slice(0, 3), ...Array.from({ length: 7 }, () => [-1, -1, -1])],
      hand_size: each(3),
      table: [...table, ...Array.from({ length: 80 - table.length }, () => NO_CARD)],
      table_size: table.length,
      value,
      won: [7, 3, 0, 12, 5, 1, 24, 9],
      played: Array.from({ length: 11 }, () => 0),
      pile: Array.from({ length: 11 }, () => -1),
      pile_size: 37,
    } as State,
    due: [due],
    count: 4,
    legal: places(...legal),
    status: '',
    can_take_back: false,
    outcome: null,
  };
}

export const event = (number: number, code: string, args: EventItem['args'], text: string): EventItem => ({
  number,
  code,
  args,
  text,
});
