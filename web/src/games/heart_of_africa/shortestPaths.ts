/** The shortest path that a ticket still needs, for display: the browser's own search; the server counts tickets. */

import { FREE, type State } from '../../generated/heart_of_africa';
import { PLACES, STOPS, TICKETS, TRACKS } from './facts';

export type TicketState = { is: 'done' | 'open' | 'closed'; way: number[]; spaces: number };

/** From four players on both tracks of a double route may be used, by two of them (H24). */
const BOTH_TRACKS_FROM = 4;

export function isFree(now: State, seat: number, track: number): boolean {
  if (now.owner[track] !== FREE) return false;
  const twin = TRACKS[track]!.twin;
  if (twin === null || now.owner[twin] === FREE) return true;
  return now.seats >= BOTH_TRACKS_FROM && now.owner[twin] !== seat;
}

/** The tracks at each stop, and where they lead. */
const LINKS = STOPS.map((_, stop) =>
  TRACKS.flatMap(({ between, length }, track) =>
    between.includes(stop) ? [{ track, length, next: between[0] === stop ? between[1]! : between[0]! }] : [],
  ),
);

const NOTHING: ReadonlySet<number> = new Set();

/**
 * Own tracks cost nothing, free ones their spaces; a country's ends are not joined (H33).
 * `shared` are tracks that are wanted anyway: they cost nothing here either.
 */
export function wayFor(now: State, seat: number, ticket: number, shared = NOTHING): TicketState {
  const [starts, goals] = TICKETS[ticket]!.between.map((place) => PLACES[place]!.stops) as [number[], number[]];
  const best = new Map<number, number>(starts.map((stop) => [stop, 0]));
  const by = new Map<number, { track: number; from: number }>();
  const settled = new Set<number>();
  for (;;) {
    const stop = nearest(best, settled);
    if (stop === null) return { is: 'closed', way: [], spaces: 0 };
    if (goals.includes(stop)) return ticketState(best.get(stop)!, by, stop);
    settled.add(stop);
    for (const { track, length, next } of LINKS[stop]!) {
      const isOwn = now.owner[track] === seat;
      if (!isOwn && !isFree(now, seat, track)) continue;
      const cost = best.get(stop)! + (isOwn || shared.has(track) ? 0 : length);
      if (cost < (best.get(next) ?? Infinity)) {
        best.set(next, cost);
        by.set(next, { track, from: stop });
      }
    }
  }
}

function nearest(best: Map<number, number>, settled: Set<number>): number | null {
  let [found, least]: [number | null, number] = [null, Infinity];
  for (const [stop, cost] of best) if (cost < least && !settled.has(stop)) [found, least] = [stop, cost];
  return found;
}

function ticketState(spaces: number, by: Map<number, { track: number; from: number }>, goal: number): TicketState {
  const way: number[] = [];
  for (let step = by.get(goal); step; step = by.get(step.from)) way.push(step.track);
  return { is: spaces === 0 ? 'done' : 'open', way: way.reverse(), spaces };
}

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
  const shared = new Set(others.flatMap((other) => wayFor(now, seat, other).way));
  const { way, spaces: alone } = wayFor(now, seat, ticket, shared);
  const fresh = missingOf(now, seat, way).filter((track) => !shared.has(track));
  const { is, spaces } = wayFor(now, seat, ticket);
  return { is, spaces, alone, way, fresh: new Set(fresh) };
}
