import { expect, test } from 'vitest';
import { NO_TRACK, type State } from '../../generated/heart_of_africa';
import { choicesOf, claimActions, doublingsFor, wayOf } from './choices';
import { DOUBLING_COST, KINDS, STANDARD_BOX, STOPS, TERRAINS, ticketEnds, ticketId, TRACKS, withBox } from './facts';
import { decisionsOf } from './tickets';
import { cardsFor, demandOf, missingOf, wayFor } from './shortestPaths';

const legal = (kind: string, action: string) => ({ kind, action, args: {}, text: action });

test('legal actions are sorted by what one touches', () => {
  const choices = choicesOf([
    legal('take', 'take red'),
    legal('take-terrain', 'take desert'),
    legal('take-deck', 'take deck'),
    legal('claim', 'claim douala-nigeria white'),
    legal('tickets', 'tickets'),
  ]);

  expect(choices.take.get('red')).toBe('take red');
  expect(choices.takeTerrain.get('desert')).toBe('take desert');
  expect(choices.deck).toBe('take deck');
  expect(choices.claims.has('claim douala-nigeria white')).toBe(true);
  expect(choices.tickets).toBe('tickets');
});

test('ways to pay are rows of cards, those with few locomotives first', () => {
  const { pays } = choicesOf([
    legal('pay', 'pay loco x3'),
    legal('pay', 'pay black x2 loco x1'),
    legal('pay', 'pay black x3'),
  ]);

  expect(pays.map(({ cards }) => cards)).toEqual([
    ['black', 'black', 'black'],
    ['black', 'black', 'loco'],
    ['loco', 'loco', 'loco'],
  ]);
});

test('one press pays and doubles, or leaves it single; what cannot be doubled is only paid for', () => {
  const [cheap, dear] = choicesOf([legal('pay', 'pay loco x2'), legal('pay', 'pay black x2')]).pays;
  const possible = ['double mountain x1', 'double loco x1'].map((action) => wayOf(action, '', 'double'));

  expect(claimActions(cheap!, possible, possible[1]!)).toEqual(['pay black x2', 'double loco x1']);
  expect(claimActions(cheap!, possible, null)).toEqual(['pay black x2', 'single']);
  expect(claimActions(dear!, [], null)).toEqual(['pay loco x2']);
});

test('the rules say how a claim can be doubled with what a payment leaves', () => {
  const track = TRACKS.findIndex(({ length }) => DOUBLING_COST[length] === 1);
  const { terrain } = TRACKS[track]!;
  const cards = (...counts: number[]) => counts.map((count) => TERRAINS.map((name) => (name === terrain ? count : 0)));
  const now = (...counts: number[]) =>
    ({
      seats: 2,
      extra: 1,
      terrain: cards(...counts),
      hand: [KINDS.map((kind) => (kind === 'loco' ? 3 : 0)), []],
      claim_track: [NO_TRACK, NO_TRACK],
      claim_locos: [0, 0],
    }) as unknown as State;
  const found = (state: State, locos: number) => doublingsFor(state, 0, track, locos).map(({ action }) => action);

  expect(found(now(1, 1), 0)).toEqual([`double ${terrain} x1`, 'double loco x1']);
  expect(found(now(1, 1), 3)).toEqual([`double ${terrain} x1`]);
  expect(found(now(0, 3), 0)).toEqual(['double loco x3']);
  expect(found(now(0, 3), 1)).toEqual([]);
});

const FREE = 5;
const table = (owner: (track: number) => number, seats = 2): State =>
  withBox({
    seats,
    owner: TRACKS.map((_, track) => owner(track)),
    group: Array.from({ length: seats }, (_, seat) => groupsOf((track) => owner(track) === seat)),
    paid_track: NO_TRACK,
  } as unknown as State);

/** The stops that tracks join, as the state has them: all stops of a group have the same number. */
function groupsOf(isOwn: (track: number) => boolean): number[] {
  const groups = STOPS.map((_, stop) => stop);
  TRACKS.forEach(({ between }, track) => {
    const [low, high] = between.map((stop) => groups[stop]!).sort((a, b) => a - b) as [number, number];
    if (isOwn(track)) groups.forEach((group, stop) => void (groups[stop] = group === high ? low : group));
  });
  return groups;
}

const TICKETS = Array.from({ length: STANDARD_BOX.box_tickets }, (_, ticket) => ticket);
const ticketOf = (name: string): number => TICKETS.findIndex((ticket) => ticketId(STANDARD_BOX, ticket) === name);

test('a ticket needs its shortest way, and is done when own tracks join it', () => {
  const ticket = ticketOf('bangui-salisbury');
  const open = wayFor(
    table(() => FREE),
    0,
    ticket,
  );

  expect(open.is).toBe('open');
  expect(open.spaces).toBe(open.way.reduce((sum, track) => sum + TRACKS[track]!.length, 0));
  expect(
    wayFor(
      table((track) => (open.way.includes(track) ? 0 : FREE)),
      0,
      ticket,
    ).is,
  ).toBe('done');
});

test('where others have every track the ticket is no longer possible', () => {
  expect(
    wayFor(
      table(() => 1),
      0,
      ticketOf('bangui-salisbury'),
    ).is,
  ).toBe('closed');
});

test('the second track of a double route is closed with two players, open with four', () => {
  const double = TRACKS.findIndex(({ twin }) => twin !== null);
  const one = (track: number): number => (track === double ? 1 : FREE);
  const twin = TRACKS[double]!.twin!;
  const ticket = TICKETS.findIndex((one) => ticketEnds(STANDARD_BOX, one).includes(43));

  const [two, four] = [wayFor(table(one, 2), 0, ticket), wayFor(table(one, 4), 0, ticket)];
  expect(two.way).not.toContain(twin);
  expect(four.is).toBe('open');
});

test('what a ticket needs beside others is what they do not need', () => {
  const [one, other] = [ticketOf('bangui-salisbury'), ticketOf('addis-ababa-douala')];
  const now = table(() => FREE);
  const alone = demandOf(now, 0, one, []);
  const besides = demandOf(now, 0, one, [one, other]);

  expect(alone.alone).toBe(alone.spaces);
  expect([...alone.fresh]).toEqual(alone.way);
  expect(besides.alone).toBe(0);
  expect(besides.fresh.size).toBe(0);
});

test('a drawn ticket that nobody can join any more is not one that is joined', () => {
  const ticket = ticketOf('bangui-salisbury');

  expect(
    demandOf(
      table(() => 1),
      0,
      ticket,
      [],
    ).is,
  ).toBe('closed');
  expect(
    demandOf(
      table(() => 0),
      0,
      ticket,
      [],
    ).is,
  ).toBe('done');
  expect(
    demandOf(
      table(() => FREE),
      0,
      ticket,
      [],
    ).is,
  ).toBe('open');
});

test('the cards of a way are those of its tracks that are still to be claimed, by colour', () => {
  const ticket = ticketOf('bangui-salisbury');
  const { way } = wayFor(
    table(() => FREE),
    0,
    ticket,
  );
  const rest = missingOf(
    table((track) => (track === way[0] ? 0 : FREE)),
    0,
    way,
  );
  const cards = cardsFor(rest);

  expect(rest).toEqual(way.slice(1));
  expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(
    rest.reduce((sum, track) => sum + TRACKS[track]!.length, 0),
  );
  for (const { kind, count } of cards)
    expect(count).toBe(
      rest.filter((track) => TRACKS[track]!.colour === kind).reduce((sum, track) => sum + TRACKS[track]!.length, 0),
    );
});

test('a ferry asks for its locomotives besides', () => {
  const ferry = TRACKS.findIndex((track) => track.ferry > 0);
  expect(cardsFor([ferry])).toContainEqual({ kind: 'loco', count: TRACKS[ferry]!.ferry });
});

test.each([
  { is_setup: 1, keep: [0, 1], words: ['keep', 'keep', 'return', 'return'] },
  { is_setup: 1, keep: [2, 3], words: ['return', 'return'] },
  { is_setup: 1, keep: [0, 3], words: ['keep', 'return', 'return'] },
  { is_setup: 0, keep: [3], words: ['return', 'return', 'return'] },
  { is_setup: 0, keep: [0, 3], words: ['keep', 'return', 'return', 'keep'] },
])(
  'tickets are decided in the order drawn, and what leaves no choice is not said: $words',
  ({ is_setup, keep, words }) => {
    const drawn = [5, 9, 2, 30];
    const now = withBox({ is_setup, drawn: [drawn], choosing: [4], chosen: [[0, 0, 0, 0]] } as unknown as State);

    expect(decisionsOf(now, 0, new Set(keep.map((at) => drawn[at]!)))).toEqual(
      words.map((word, at) => `${word} ${ticketId(now, drawn[at]!)}`),
    );
  },
);
