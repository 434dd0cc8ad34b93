/** Joins a table by the link in the address bar. */

import { isLocal } from '../local/localId';
import { api } from './api';
import { place, setParameter } from '../state/router.svelte';
import type { Table } from './protocol';

/** Whoever has the address of the table may copy it from the browser: it carries the right to come in. */
const KEY = 'key';

export const keyOf = (table: Table): string => table.path.split('/').at(-1)!;

/** Where a screen shows the table to everybody; the address carries the right to watch. */
export const tvAddress = (table: Table): string => `/table/${table.table}/tv?${KEY}=${keyOf(table)}`;

/** A typed code, or the key in a pasted link: `…/join/KEY`, or the address of a table or an event with its key. */
export function keyIn(typed: string): string {
  const text = typed.trim();
  const link = /[?&]key=([^&#\s]+)/.exec(text) ?? /\/(?:join|table)\/([^/?#\s]+)/.exec(text);
  return link ? decodeURIComponent(link[1]!) : text.toUpperCase();
}

export function showKeyInAddress(table: Table): void {
  if (!isLocal(table.table)) setParameter(KEY, keyOf(table));
}

/** Who is not at the table yet comes in by the key in the address, or because the table is public; false: not at all. */
export async function joinByLink(id: string): Promise<boolean> {
  if (isLocal(id)) return false;
  const key = new URLSearchParams(place.query).get(KEY);
  for (const right of key ? [key, id] : [id]) {
    try {
      await api.join(right);
      return true;
    } catch {
      // Whatever the reason, the next right is tried, and then the page says what helps.
    }
  }
  return false;
}
