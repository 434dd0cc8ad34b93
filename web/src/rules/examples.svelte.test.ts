/** The worked examples: each has its words, what it shows is what the board shows, and it can be walked through. */

import { describe, expect, test } from 'vitest';
import { factsOf } from '../families/ten_days/builtFacts';
import { Atlas } from '../families/ten_days/facts';
import { linksOf } from '../families/ten_days/links';
import { exampleOf, Walk, type Cited, type Moment, type Played } from './examples.svelte';

const baked = import.meta.glob<Cited[]>('../games/*/examples/examples.json', { import: 'default', eager: true });
const words = import.meta.glob<string>('../{games,families}/*/examples/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const gameOf = (path: string): string => path.split('/').at(-3)!;
const games = Object.entries(baked).map(([path, examples]) => [gameOf(path), examples] as const);

describe.each(games)('%s', (game, examples) => {
  const folder = game.startsWith('ten_days') ? 'ten_days' : game;
  const catalogue = Object.entries(words).find(([path]) => path.includes(`/${folder}/`))![1];

  test.each(examples.map((example) => [example.id, example] as const))('%s has a title and a text', (id) => {
    expect(catalogue).toMatch(new RegExp(`^example-${id} = .`, 'm'));
    expect(catalogue).toMatch(new RegExp(`^example-${id}-text = .`, 'm'));
  });

  test('its clauses lead to one example each', () => {
    expect(Object.keys(exampleOf(examples)).length).toBe(examples.flatMap(({ clauses }) => clauses).length);
  });
});

describe.each(games.filter(([game]) => game.startsWith('ten_days')))('%s', (game, examples) => {
  const atlas = new Atlas(factsOf(game));

  test.each(
    examples
      .filter((example) => 'rack' in example)
      .map((example) => [example.id, example as unknown as { rack: number[]; links: string[] }] as const),
  )('%s is linked as the rules say', (_, { rack, links }) => {
    const left = new Set(['map-not-visited', 'ends-with-ride']);

    expect(
      linksOf(atlas, rack)
        .map(({ code }) => code)
        .filter((code) => !left.has(code)),
    ).toEqual(links);
  });
});

test('a walk goes from moment to moment, and back to the start', () => {
  const moment = (legal: [string, number][]): Moment<null> => ({
    seat: 0,
    now: null,
    legal: legal.map(([action, to]) => ({ action, to, kind: 'go', args: {}, text: { en: action } })),
    told: [],
  });
  const example: Played<null> = {
    id: 'x',
    clauses: ['X1'],
    names: ['Jim'],
    nodes: [
      moment([
        ['left', 1],
        ['right', 2],
      ]),
      moment([]),
      moment([['on', 1]]),
    ],
  };
  const walk = new Walk(example);

  expect(walk.legal.map(({ text }) => text)).toEqual(['left', 'right']);
  walk.act('on');
  expect(walk.isAtStart).toBe(true);
  walk.act('right');
  walk.act('on');
  expect(walk.isAtEnd).toBe(true);
  walk.again();
  expect(walk.isAtStart).toBe(true);
});

test('the turns of Tenzania end as the rulebook says, whichever card Joe plays', () => {
  const turns = baked['../games/tenzania/examples/examples.json']!.find(({ id }) => id === 'turns') as Played<{
    won: number[];
  }>;
  const after = (last: string): number[] => {
    const walk = new Walk(turns);
    for (const action of ['play 3 say 3', 'play 6 say 9', last]) walk.act(action);
    return walk.moment.now.won;
  };

  expect(after('play 1 say 10')).toEqual([0, 0, 3]);
  expect(after('play 7 say 16')).toEqual([0, 3, 0]);
});
