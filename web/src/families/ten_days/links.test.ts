/** Racks as the terminal explains them (the same file is checked there), and what the board makes of them. */

import { describe, expect, test } from 'vitest';
import { factsOf } from './builtFacts';
import { Atlas, type Options } from './facts';
import { closersOf, fittingDays, reachOf, splitClosers } from './help';
import journeys from './journeys.json';
import { HIDDEN, NO_TILE, type TenDaysState } from './knowledge';
import { linksOf, progressOf } from './links';

const atlas = new Atlas(factsOf('ten_days_africa'));
/** The numbers of tiles by their names, the first of each. */
const tile = (name: string): number => {
  const found = atlas.facts.tiles.findIndex((one) => one.place === name || one.name === name);
  if (found < 0) throw new Error(name);
  return found;
};
const nameOf = (number: number): string => atlas.tile(number)!.place ?? atlas.tile(number)!.name;
const rack = (...names: string[]): number[] => names.map((name) => (name === '-' ? NO_TILE : tile(name)));

describe('every rack is explained as the terminal explains it', () => {
  test.each(journeys.map((journey) => [`${journey.game} ${journey.number}`, journey] as const))('%s', (_, journey) => {
    const links = linksOf(new Atlas(factsOf(journey.game), journey.options as Options), journey.rack);

    expect(links.map((link) => [link.day, link.lastDay, link.code, link.clause, link.isLinked])).toEqual(journey.links);
  });
});

test('progress counts the steps from day to day', () => {
  const links = linksOf(atlas, rack('Libya', 'green plane', 'Botswana', 'Zimbabwe', 'Mali'));

  expect(progressOf(links, 5)).toEqual({ linked: 3, all: 4 });
});

test('a place is lit in three ways, on foot before by automobile before by colour', () => {
  const lit = reachOf(atlas, 'Egypt');

  expect(lit.get('Sudan')).toMatchObject({ kind: 'near-by', sign: 'foot' });
  expect(lit.get('Chad')).toMatchObject({ kind: 'reach', sign: 'car' });
  expect(lit.get('Chad')!.ways).toEqual(['Libya', 'Sudan']);
  expect([...lit.values()].filter(({ kind }) => kind === 'kin').length).toBeGreaterThan(0);
  expect(lit.get('Egypt')!.kind).toBe('chosen');
});

test('what would close a gap closes it and opens no other', () => {
  const before = rack('Egypt', 'Chad', 'Niger', 'Mali', 'Senegal');
  const [gap] = linksOf(atlas, before).filter((link) => !link.isLinked);
  const closers = closersOf(atlas, before, gap!);
  const names = closers.map(({ day, tiles }) => `${day} ${nameOf(tiles[0]!)}`);

  expect(names).toContain('1 Libya');
  expect(names).toContain('1 Sudan');
  expect(names).not.toContain('1 Mali');
  for (const { day, tiles } of closers) {
    const after = before.map((own, at) => (at === day - 1 ? tiles[0]! : own));
    expect(linksOf(atlas, after).filter((link) => !link.isLinked).length).toBeLessThan(
      linksOf(atlas, before).filter((link) => !link.isLinked).length,
    );
  }
});

test('the tiles that would close a gap are split by where they are', () => {
  const own = rack('Egypt', 'Chad', 'Niger', 'Mali', 'Libya');
  const state = {
    seats: 2,
    rack: [own, [-1, -1, -1, -1, -1]],
    in_hand: [NO_TILE, -1],
    seen: [Array.from({ length: 5 }, () => HIDDEN), [HIDDEN, tile('Sudan'), HIDDEN, HIDDEN, HIDDEN]],
    seen_in_hand: [NO_TILE, NO_TILE],
    pile: [[tile('Ghana'), tile('Cameroon')], [tile('Nigeria')], [tile('Central African Republic'), tile('Togo')]],
    pile_size: [2, 1, 2],
  } as unknown as TenDaysState;
  const [gap] = linksOf(atlas, own).filter((link) => !link.isLinked);
  const split = splitClosers(atlas, own, gap!, closersOf(atlas, own, gap!), state, 0);
  const names = (found: { tiles: number[] }[]): string[] => found.map(({ tiles }) => nameOf(tiles[0]!)).sort();

  expect(split.rack.map(({ day, tiles }) => `${day} ${nameOf(tiles[0]!)}`)).toEqual(['1 Libya', '2 Libya']);
  expect(names(split.open)).toEqual(['Cameroon', 'Nigeria']);
  expect(names(split.covered)).toEqual(['Central African Republic']);
  expect(names(split.seen)).toEqual(['Sudan']);
  expect(split.seen[0]!.where).toEqual({ kind: 'seen', seat: 1, day: 2 });
  expect(names(split.toCome)).not.toContain('Libya');
});

test('days are marked where a tile would be linked with what lies there', () => {
  const before = rack('Egypt', '-', '-', 'Mali', '-');

  expect(fittingDays(atlas, before, tile('Libya'), false)).toEqual(new Set([2]));
  expect(fittingDays(atlas, before, tile('Niger'), false)).toEqual(new Set([3, 5]));
});

test('while racks are filled, a tile fits on open days only', () => {
  const before = rack('Egypt', '-', 'Kenya', 'Algeria', '-');

  expect(fittingDays(atlas, before, tile('Libya'), false)).toEqual(new Set([2, 3, 5]));
  expect(fittingDays(atlas, before, tile('Libya'), true)).toEqual(new Set([2, 5]));
});

test('a ride that links two days fits where it breaks a link of one', () => {
  const before = rack('Botswana', 'Zambia', 'Libya');

  expect(fittingDays(atlas, before, tile('green plane'), false)).toEqual(new Set([2]));
});
