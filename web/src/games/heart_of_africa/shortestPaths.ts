/** The shortest path that a ticket still needs, as the game's rules find it. */

import type { State } from '../../generated/heart_of_africa';
import { TRACKS } from './facts';
import { help } from './mapHelp';

export type TicketState = { is: 'done' | 'open' | 'closed'; way: number[]; spaces: number };

const NOTHING: ReadonlySet<number> = new Set();

/** The ways of tickets; `shared` are tracks that are wanted anyway: they cost nothing here either. */
export const waysFor = (now: State, seat: number, tickets: number[], shared = NOTHING): TicketState[] =>
  help.ways(now, seat, tickets, shared).map(([is, way, spaces]) => ({ is, way, spaces }));

export const wayFor = (now: State, seat: number, ticket: number, shared = NOTHING): TicketState =>
  waysFor(now, seat, [ticket], shared)[0]!;

/** The tracks of a way that its seat does not have yet. */
export const missingOf = (now: State, seat: number, way: number[]): number[] =>
  way.filter((track) => now.owner[track] !== seat);

/** What tracks ask for, by colour: `grey` for any one colour, `loco` for the marks of ferries (H20, H21). */
export function cardsFor(tracks: number[]): { kind: string; count: number }[] {
  const counts = new Map<string, number>();
  const add = (kind: string, count: number): void =>
    void (count > 0 && counts.set(kind, (counts.get(kind) ?? 0) + count));
  for (const track of tracks) {
    const { colour, length, ferry } = TRACKS[track]!;
    add(colour, length - ferry);
    add('loco', ferry);
  }
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((one, other) => other.count - one.count);
}

export type Demand = {
  is: TicketState['is'];
  spaces: number;
  alone: number;
  way: number[];
  fresh: ReadonlySet<number>;
};

/** What a ticket needs, and how much of it no other of these tickets needs. */
export function demandOf(now: State, seat: number, ticket: number, others: number[]): Demand {
  const shared = new Set(waysFor(now, seat, others).flatMap(({ way }) => way));
  const { way, spaces: alone } = wayFor(now, seat, ticket, shared);
  const fresh = missingOf(now, seat, way).filter((track) => !shared.has(track));
  const { is, spaces } = wayFor(now, seat, ticket);
  return { is, spaces, alone, way, fresh: new Set(fresh) };
}
