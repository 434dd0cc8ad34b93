import { expect, test } from 'vitest';
import { NO_TRACK, type State } from '../../generated/heart_of_africa';
import { choicesOf } from './choices';
import { TICKETS, TRACKS } from './facts';
import { wayFor } from './ways';

const legal = (kind: string, action: string) => ({ kind, action, args: {}, text: action });

test('legal actions are sorted by what one touches', () => {
  const choices = choicesOf([legal('take', 'take red'), legal('take-terrain', 'take desert'), legal('take-deck', 'take deck'), legal('claim', 'claim douala-nigeria white'), legal('tickets', 'tickets')]);

  expect(choices.take.get('red')).toBe('take red');
  expect(choices.takeTerrain.get('desert')).toBe('take desert');
  expect(choices.deck).toBe('take deck');
  expect(choices.claims.has('claim douala-nigeria white')).toBe(true);
  expect(choices.tickets).toBe('tickets');
});

test('ways to pay are rows of cards, those with few locomotives first', () => {
  const { pays } = choicesOf([legal('pay', 'pay loco x3'), legal('pay', 'pay black x2 loco x1'), legal('pay', 'pay black x3')]);

  expect(pays.map(({ cards }) => cards)).toEqual([
    ['black', 'black', 'black'],
    ['black', 'black', 'loco'],
    ['loco', 'loco', 'loco'],
  ]);
});

const FREE = 5;
const table = (owner: (track: number) => number, seats = 2): State => ({ seats, owner: TRACKS.map((_, track) => owner(track)), paid_track: NO_TRACK }) as unknown as State;
const ticketOf = (name: string): number => TICKETS.findIndex((ticket) => ticket.name === name);

test('a ticket needs its shortest way, and is done when own tracks join it', () => {
  const ticket = ticketOf('bangui-salisbury');
  const open = wayFor(table(() => FREE), 0, ticket);

  expect(open.is).toBe('open');
  expect(open.spaces).toBe(open.way.reduce((sum, track) => sum + TRACKS[track]!.length, 0));
  expect(wayFor(table((track) => (open.way.includes(track) ? 0 : FREE)), 0, ticket).is).toBe('done');
});

test('where others have every track the ticket is no longer possible', () => {
  expect(wayFor(table(() => 1), 0, ticketOf('bangui-salisbury')).is).toBe('closed');
});

test('the second track of a double route is closed with two players, open with four', () => {
  const double = TRACKS.findIndex(({ twin }) => twin !== null);
  const one = (track: number): number => (track === double ? 1 : FREE);
  const twin = TRACKS[double]!.twin!;
  const ticket = TICKETS.findIndex(({ between }) => between.includes(43));

  const [two, four] = [wayFor(table(one, 2), 0, ticket), wayFor(table(one, 4), 0, ticket)];
  expect(two.way).not.toContain(twin);
  expect(four.is).toBe('open');
});
