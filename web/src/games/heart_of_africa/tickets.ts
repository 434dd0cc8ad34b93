/** The choice of drawn tickets: one decision of a player, several small actions for the rules (H67). */

import type { State } from '../../generated/heart_of_africa';
import { notation, ticketId } from './facts';
import { help } from './mapHelp';

export const minKept = (now: State): number => help.least_kept(now);

/** The drawn tickets that are not decided yet, in the order drawn. */
export const openTickets = (now: State, seat: number): number[] => help.undecided(now, seat);

export const heldTickets = (now: State, seat: number): number[] =>
  (now.tickets[seat] ?? []).flatMap((has, ticket) => (has === 1 ? [ticket] : []));

/** One action a ticket in the order drawn, until the rules leave no choice. */
export const decisionsOf = (now: State, seat: number, kept: ReadonlySet<number>): string[] =>
  help
    .decisions(now, seat, kept)
    .map(([ticket, isKept]) => notation(isKept ? 'keep' : 'return', ticketId(now, ticket)));
