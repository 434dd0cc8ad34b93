/** A rack is filled with few presses. */

import { expect, test } from 'vitest';
import { factsOf } from './builtFacts';
import { Atlas } from './facts';
import { NO_TILE, type TenDaysState } from './knowledge';
import { fillInOrder, nextDraw } from './quickFill';

const [single, both] = [new Atlas(factsOf('ten_days_usa')), new Atlas(factsOf('ten_days_world'))];
const backOf = (tile: number): number => both.tile(tile)?.map ?? 2;
const africans = both.facts.tiles.flatMap((tile, number) => (tile.map === 0 ? [number] : []));

const stateOf = (rack: number[], hand: number, seats = 4): TenDaysState =>
  ({
    seats,
    rack: [rack],
    in_hand: [hand],
    seen_in_hand: [hand],
    days: 0,
    back: [rack.map(backOf)],
    hand_back: [backOf(hand)],
    filled: [rack.filter((tile) => tile !== NO_TILE).length],
  }) as unknown as TenDaysState;
const empty = (days: number): number[] => new Array<number>(days).fill(NO_TILE);

test('placing a tile draws the next from the map that was chosen, until the rack is full', () => {
  const rack = empty(20);
  expect(nextDraw(both, stateOf(rack, africans[0]!), 0, 20, 0)).toBe('draw africa');
  expect(nextDraw(both, stateOf(rack, africans[0]!), 0, 20, 1)).toBe('draw usa');
  const almost = rack.map((_, at) => (at < 19 ? at : NO_TILE));
  expect(nextDraw(both, stateOf(almost, 40), 0, 20, 0)).toBeNull();
  expect(nextDraw(single, stateOf(empty(10), 3), 0, 10, 0)).toBeNull();
});

test('when the share of a map is gone, the other one follows', () => {
  const rack = empty(20).map((_, at) => (at < 14 ? africans[at]! : NO_TILE));
  // Four players share Africa's 60 tiles: 15 for each.
  expect(nextDraw(both, stateOf(rack, africans[14]!), 0, 20, 0)).toBe('draw usa');
});

test('the rest is filled in order, a step at a time: nothing comes after what reveals a tile', () => {
  const rack = empty(10).map((_, at) => (at === 0 ? 5 : NO_TILE));
  expect(fillInOrder(single, stateOf(rack, 7), 0, 10)).toEqual(['fill 2']);
  expect(fillInOrder(both, stateOf(empty(20), NO_TILE, 2), 0, 20)).toEqual(['draw usa']);
  expect(fillInOrder(both, stateOf(empty(20), africans[0]!, 2), 0, 20)).toEqual(['fill 1', 'draw usa']);
  const almost = empty(20).map((_, at) => (at === 4 ? NO_TILE : at));
  expect(fillInOrder(both, stateOf(almost, 40, 2), 0, 20)).toEqual(['fill 5']);
  expect(
    fillInOrder(
      both,
      stateOf(
        empty(20).map((_, at) => at),
        NO_TILE,
        2,
      ),
      0,
      20,
    ),
  ).toEqual([]);
});
