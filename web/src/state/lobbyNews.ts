/** Finds out who sat down, got ready or left between two states of a lobby. */

import type { Seat, Table } from '../net/protocol';

export type News = { what: 'sat' | 'ready' | 'left' | 'waits'; name: string };

/** Who else sat down, got ready, went away or came to a full table between two moments. Another name is no news. */
export function newsBetween(before: Table, now: Table): News[] {
  if (before.seats.length !== now.seats.length) return [];
  const isFull = now.seats.every((seat) => seat.kind !== 'open');
  const waits: News[] = isFull && now.spectators > before.spectators ? [{ what: 'waits', name: '' }] : [];
  return [...now.seats.flatMap((seat, at) => newsOf(before.seats[at]!, seat)), ...waits];
}

function newsOf(was: Seat, is: Seat): News[] {
  if (was.yours || is.yours) return [];
  const sat = was.kind === 'person';
  const sits = is.kind === 'person';
  if (sat && !sits) return [{ what: 'left', name: was.name }];
  if (sits && is.ready && !(sat && was.ready)) return [{ what: 'ready', name: is.name }];
  return sits && !sat ? [{ what: 'sat', name: is.name }] : [];
}
