/** The choice of drawn tickets: one decision of a player, several small actions for the server (H67). */

import { UNDECIDED, type State } from '../../generated/heart_of_africa';
import { notation, TICKETS } from './facts';

/** At the start two must be kept, later one (H7, H10). */
const MIN_KEPT_AT_START = 2;
const MIN_KEPT_LATER = 1;

export const minKept = (now: State): number => (now.is_setup === 1 ? MIN_KEPT_AT_START : MIN_KEPT_LATER);

/** The drawn tickets that are not decided yet, in the order drawn. */
export function openTickets(now: State, seat: number): number[] {
  const drawn = (now.drawn[seat] ?? []).slice(0, now.choosing[seat] ?? 0);
  return drawn.filter((_, at) => (now.chosen[seat]?.[at] ?? UNDECIDED) === UNDECIDED);
}

export const heldTickets = (now: State, seat: number): number[] =>
  (now.tickets[seat] ?? []).flatMap((has, ticket) => (has === 1 ? [ticket] : []));

/** One action a ticket in the order drawn; when only as many are left as must be kept, they are kept without a question. */
export function decisionsOf(now: State, seat: number, kept: ReadonlySet<number>): string[] {
  const open = openTickets(now, seat);
  const actions: string[] = [];
  let needed = minKept(now);
  for (const [at, ticket] of open.entries()) {
    if (open.length - at <= needed) break;
    const isKept = kept.has(ticket);
    actions.push(notation(isKept ? 'keep' : 'return', TICKETS[ticket]!.name));
    if (isKept) needed -= 1;
  }
  return actions;
}
