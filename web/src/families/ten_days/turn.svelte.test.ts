/** A turn is put together touch by touch, and taken back freely until it is sent. */

import { expect, test } from 'vitest';
import type { LegalAction } from '../../net/protocol';
import { CHOOSING, FILLING, PLACING } from './knowledge';
import { Turn } from './turn.svelte';

const action = (text: string, args: LegalAction['args']): LegalAction => ({
  action: text,
  kind: text.split(' ')[0]!,
  args,
  text,
});
const fills = [1, 2, 5].map((day) => action(`fill ${day}`, { day }));
const takes = [
  action('draw', { 'draw-pile': 0 }),
  action('take 1', { pile: 1 }),
  action('take 3', { pile: 3 }),
  action('swap 2 5', { day: 2, second: 5 }),
];
const puts = [
  action('put day 4 on pile 2', { day: 4, pile: 2 }),
  action('put day 4 on pile 3', { day: 4, pile: 3 }),
  action('discard on pile 1', { pile: 1 }),
];

function turnIn(phase: number, legal: LegalAction[]): { turn: Turn; sent: string[] } {
  const sent: string[] = [];
  const turn = new Turn((text) => sent.push(text));
  turn.follow(phase, 0, legal);
  return { turn, sent };
}

test('while filling a touch puts the tile, and only on an open day', () => {
  const { turn, sent } = turnIn(FILLING, fills);
  turn.touchDay(3);
  turn.touchDay(5);

  expect(sent).toEqual(['fill 5']);
});

test('two touches and a word swap two days; a third touch begins anew', () => {
  const { turn, sent } = turnIn(CHOOSING, takes);
  turn.touchDay(5);
  turn.touchDay(2);
  expect(turn.swapAction).toBe('swap 2 5');
  expect(sent).toEqual([]);
  turn.back();
  expect(turn.swapAction).toBeNull();
  turn.touchDay(2);
  turn.touchDay(5);
  turn.swap();

  expect(sent).toEqual(['swap 2 5']);
});

test('a drawn tile goes to a day and what lay there to a pile, or to a pile at once', () => {
  const { turn, sent } = turnIn(PLACING, puts);
  expect([...turn.discards.keys()]).toEqual([1]);
  turn.touchDay(4);
  expect([...turn.discards.values()]).toEqual(['put day 4 on pile 2', 'put day 4 on pile 3']);
  turn.touchDay(4);
  expect([...turn.discards.values()]).toEqual(['discard on pile 1']);
  expect(sent).toEqual([]);
});

test('what is carried lands where it is dropped', () => {
  const { turn, sent } = turnIn(PLACING, puts);
  turn.drop('day-4', 'pile-3');
  turn.drop('hand', 'pile-1');
  turn.drop('hand', 'day-4');
  expect(sent).toEqual(['put day 4 on pile 3', 'discard on pile 1']);
  expect(turn.day).toBe(4);
  const swapping = turnIn(CHOOSING, takes);
  swapping.turn.drop('day-5', 'day-2');
  expect(swapping.sent).toEqual(['swap 2 5']);
});

test('keys: a digit is a day, then a pile; letters say what the next digit means', () => {
  const placing = turnIn(PLACING, puts);
  for (const key of ['4', '2', 'escape', 'x', '1']) expect(placing.turn.press(key, 10)).toBe(true);
  expect(placing.sent).toEqual(['put day 4 on pile 2', 'discard on pile 1']);
  const choosing = turnIn(CHOOSING, takes);
  for (const key of ['t', '3', 'd']) choosing.turn.press(key, 10);
  expect(choosing.sent).toEqual(['take 3', 'draw']);
  expect(choosing.turn.press('q', 10)).toBe(false);
});

test('more than ten days have two digits each', () => {
  const { turn, sent } = turnIn(FILLING, [action('fill 7', { day: 7 }), action('fill 17', { day: 17 })]);
  for (const key of ['1', '7', '0', '7']) turn.press(key, 20);

  expect(sent).toEqual(['fill 17', 'fill 7']);
});

test('what was begun is forgotten when the player has moved, and kept while others do', () => {
  const { turn } = turnIn(CHOOSING, takes);
  turn.touchDay(2);
  expect(turn.follow(CHOOSING, 0, takes)).toBe(false);
  expect(turn.day).toBe(2);
  expect(turn.follow(CHOOSING, 1, takes)).toBe(true);
  expect(turn.day).toBeNull();
});

test('around the world a key and a digit name the map of the next tile', () => {
  const { turn, sent } = turnIn(
    FILLING,
    ['Africa', 'USA'].map((map) => action(`draw ${map}`, { map })),
  );
  expect(turn.press('d', 20)).toBe(true);
  expect(turn.asked).toBe('map');
  turn.press('2', 20);

  expect(sent).toEqual(['draw USA']);
});

test('the pile that lost its last tile is the only one for a discard', () => {
  const empty = [action('put day 4 on pile 2', { day: 4, pile: 2 }), action('discard on pile 2', { pile: 2 })];
  const { turn } = turnIn(PLACING, empty);
  expect(turn.onlyPile).toBe(2);
  turn.touchDay(4);
  expect(turn.onlyPile).toBe(2);
  turn.follow(CHOOSING, 1, takes);
  expect(turn.onlyPile).toBeNull();
  turn.follow(PLACING, 2, puts);
  turn.touchDay(4);

  expect(turn.onlyPile).toBeNull();
});

test('with one pile to discard on, a touch on a day or a tile carried there is the whole move', () => {
  const forced = [action('put day 4 on pile 2', { day: 4, pile: 2 }), action('discard on pile 2', { pile: 2 })];
  const { turn, sent } = turnIn(PLACING, forced);
  turn.touchDay(4);
  turn.drop('hand', 'day-4');

  expect(sent).toEqual(['put day 4 on pile 2', 'put day 4 on pile 2']);
});

test('a tile that is carried from a pile to a day is taken, and then placed there', () => {
  const { turn, sent } = turnIn(CHOOSING, takes);
  expect(['pile-1', 'pile-2', 'draw-1', 'day-2'].filter((thing) => turn.canCarry(thing))).toEqual([
    'pile-1',
    'draw-1',
    'day-2',
  ]);
  turn.drop('pile-3', 'pile-1');
  expect(sent).toEqual([]);
  turn.drop('pile-3', 'day-4');
  turn.follow(CHOOSING, 0, []);
  turn.follow(PLACING, 1, []);
  expect(turn.day).toBeNull();
  turn.follow(PLACING, 1, puts);

  expect(sent).toEqual(['take 3']);
  expect(turn.day).toBe(4);
  turn.back();
  turn.follow(PLACING, 1, puts);
  expect(turn.day).toBeNull();
});

test('what was taken by a touch goes nowhere by itself, and a drawn tile is seen before it is placed for good', () => {
  const { turn, sent } = turnIn(CHOOSING, takes);
  turn.drop('pile-3', 'day-4');
  turn.touchPile('take 1');
  turn.follow(PLACING, 1, puts);
  expect(turn.day).toBeNull();

  turn.follow(CHOOSING, 2, takes);
  turn.drop('draw-1', 'day-4');
  turn.follow(PLACING, 3, puts.slice(1));

  expect(sent).toEqual(['take 3', 'take 1', 'draw']);
  expect(turn.day).toBeNull();
});
