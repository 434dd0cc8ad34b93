/** Views of 10 Squares for the gallery. */

import { NO_CARD, type State } from '../src/generated/ten_squares';
import type { LegalAction, View } from '../src/net/protocol';

type Asked = {
  card?: number;
  waits?: boolean;
  marker?: [number, number];
  reached?: [number, number];
  gone?: number[];
  due: number;
  legal?: LegalAction[];
};

const one = (action: string, kind: string, args: LegalAction['args'], text: string): LegalAction => ({
  action,
  kind,
  args,
  text,
});
export const turn = one('turn', 'turn', {}, 'Reveal a card');
export const to = (colour: string, square: string): LegalAction =>
  one(`${colour} to ${square.toLowerCase()}`, 'move', { colour, to: square }, `${colour} to ${square}`);
export const back = (...numbers: number[]): LegalAction =>
  one(`return ${numbers.join(' ')}`, 'return', { numbers: numbers.join(', ') }, `Return ${numbers.join(', ')}`);
export const pass = one('pass', 'pass', {}, 'Leave the discard pile as it is');

export function squares({
  card = NO_CARD,
  waits = false,
  marker = [0, 0],
  reached = [0, 0],
  gone = [],
  due,
  legal = [],
}: Asked): View<State> {
  const inPile = Array.from({ length: 26 }, (_, at) => (gone.includes(at) ? 0 : 1));
  return {
    observer: 0,
    seats: 2,
    state: {
      begins: 0,
      red: 0,
      beginner: 0,
      red_seat: 0,
      turn: 0,
      marker: [...marker],
      has_reached: [...reached],
      card,
      is_waiting: waits ? 1 : 0,
      in_pile: inPile,
      pile_size: 26 - gone.length,
    },
    due: [due],
    count: 3,
    legal,
    status: '',
    can_take_back: false,
    outcome: null,
  };
}

export const SQUARES: Record<string, View<State>> = {
  'sq-start': squares({ due: 0, legal: [turn] }),
  'sq-choose': squares({
    card: 1,
    waits: true,
    marker: [6, 3],
    reached: [1, 0],
    gone: [1, 3, 7, 15, 20],
    due: 0,
    legal: [to('red', 'E'), to('red', 'I')],
  }),
  'sq-triangle': squares({
    card: 10,
    waits: true,
    marker: [6, 3],
    reached: [1, 1],
    gone: [10, 3, 7, 15, 20],
    due: 0,
    legal: [...'BCDEFGHIJ'].map((square) => to('red', square)),
  }),
  'sq-circle': squares({
    card: 12,
    waits: true,
    marker: [2, 8],
    reached: [1, 1],
    gone: [12, 1, 3, 4, 6, 7, 15, 20, 23, 24],
    due: 0,
    legal: [back(2, 4, 5), back(2, 4, 7), back(2, 4, 8), back(2, 5, 7), back(4, 5, 7), back(5, 7, 8), pass],
  }),
  'sq-other': squares({ card: 24, marker: [4, 3], reached: [0, 0], gone: [3, 15], due: 1 }),
};
