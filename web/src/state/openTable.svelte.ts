/**
 * The table at which somebody sits on this screen. Its line stays open on pages that one visits in
 * between, the settings and the rules: who is there is not away.
 */

import type { TableStore } from './tableStore.svelte';

const KEEPS_SESSION = /^\/(settings|rules)(\/|$)/;
/** What all may see shows nothing of the own seat: its line has nothing to do there. */
const TV_PAGE = /^\/table\/[^/]+\/tv$/;

export type Session = { store: TableStore; letGo: () => void };

let session = $state.raw<Session | null>(null);

/** The table that waits while another page is shown, or null. */
export const openTable = (): TableStore | null => session?.store ?? null;

/** Lets the table of before go, if there is one. */
export function sitAt(next: Session | null): void {
  session?.letGo();
  session = next;
}

/** Lets the line go on a page that has nothing to do with the table. */
export function onNavigate(path: string): void {
  if (!session || KEEPS_SESSION.test(path)) return;
  // The page of a guide shows its table; what table it is may not be known yet.
  if (path.startsWith('/learn/') && session.store.table?.guide !== false) return;
  if (TV_PAGE.test(path) || !path.startsWith(`/table/${session.store.id}`)) sitAt(null);
}
