/** The score sheet, item by item, as the server counted it (H36, H37, H52). */

import type { Outcome } from '../../net/protocol';
import type { State } from '../../generated/heart_of_africa';
import { POINTS, ticketPoints, TRACKS } from './facts';
import { heldTickets } from './tickets';
import { help } from './mapHelp';

export type Counted = { ticket: number; points: number; isDone: boolean };
export type Row = {
  seat: number;
  tracks: number;
  doubled: number;
  tickets: Counted[];
  done: number;
  missed: number;
  bonus: number;
  total: number;
  rank: number;
};

export function rowsOf(now: State, seats: number, outcome: Outcome): Row[] {
  return Array.from({ length: seats }, (_, seat) => {
    const tickets = heldTickets(now, seat).map((ticket) => ({
      ticket,
      points: ticketPoints(now, ticket),
      isDone: help.is_done(now, seat, ticket),
    }));
    const sum = (isDone: boolean): number =>
      tickets.filter((one) => one.isDone === isDone).reduce((total, { points }) => total + points, 0);
    const claims = now.points[seat] ?? 0;
    const tracks = TRACKS.reduce(
      (total, { length }, track) => total + (now.owner[track] === seat ? POINTS[length]! : 0),
      0,
    );
    const [done, missed, total] = [sum(true), sum(false), now.score[seat] ?? 0];
    return {
      seat,
      tracks,
      doubled: claims - tracks,
      tickets,
      done,
      missed,
      bonus: total - claims - done + missed,
      total,
      rank: outcome.ranking[seat] ?? 0,
    };
  });
}

export type Step =
  { kind: 'claims' | 'doubled' | 'globetrotter' | 'total' } | { kind: 'ticket'; seat: number; counted: Counted };

/** In which order it is added up: tracks, doublings, every ticket in turn, Globetrotter, and what comes out. */
export function stepsOf(rows: Row[]): Step[] {
  const most = Math.max(0, ...rows.map(({ tickets }) => tickets.length));
  const inTurn = Array.from({ length: most }, (_, at) =>
    rows.flatMap(({ seat, tickets }) => (tickets[at] ? [{ kind: 'ticket' as const, seat, counted: tickets[at] }] : [])),
  );
  return [{ kind: 'claims' }, { kind: 'doubled' }, ...inTurn.flat(), { kind: 'globetrotter' }, { kind: 'total' }];
}

/** What is on the sheet after some of the steps. */
export function countedOf(row: Row, steps: Step[]): Omit<Row, 'seat' | 'tickets' | 'rank'> {
  const has = (kind: Step['kind']): boolean => steps.some((step) => step.kind === kind);
  const own = steps.flatMap((step) => (step.kind === 'ticket' && step.seat === row.seat ? [step.counted] : []));
  const sum = (isDone: boolean): number =>
    own.filter((one) => one.isDone === isDone).reduce((total, { points }) => total + points, 0);
  const [tracks, doubled, bonus] = [
    has('claims') ? row.tracks : 0,
    has('doubled') ? row.doubled : 0,
    has('globetrotter') ? row.bonus : 0,
  ];
  const [done, missed] = [sum(true), sum(false)];
  return { tracks, doubled, done, missed, bonus, total: tracks + doubled + done - missed + bonus };
}

/** Seats with the same points: whether tickets decided between them, or they share a place (H39). */
export function tiesOf(rows: Row[]): { seats: number[]; isShared: boolean }[] {
  const totals = [...new Set(rows.map(({ total }) => total))];
  return totals.flatMap((total) => {
    const level = rows.filter((row) => row.total === total);
    if (level.length < 2) return [];
    return [
      { seats: level.map(({ seat }) => seat), isShared: new Set(level.map(({ rank }) => rank)).size < level.length },
    ];
  });
}
