/**
 * The table at which somebody sits on this screen. Its line stays open on pages that one visits in
 * between, the settings and the rules: who is there is not away.
 */

import { inHand } from './play';
import { TableStore } from './table.svelte';

const NEARBY = /^\/(settings|rules)(\/|$)/;

type Held = { store: TableStore; letGo: () => void };

let held = $state.raw<Held | null>(null);

/** The table that waits while another page is shown, or null. */
export const seatedAt = (): TableStore | null => held?.store ?? null;

export function storeOf(id: string): TableStore {
  if (held?.store.id !== id || held.store.gone !== null) take(id);
  return held!.store;
}

function take(id: string): void {
  standUp();
  let store: TableStore;
  // The store outlives the page that asks for it, and so does what it derives.
  const stop = $effect.root(() => {
    store = new TableStore(id);
    store.shown = inHand.get(id) ?? null;
    inHand.delete(id);
  });
  held = { store: store!, letGo: stop };
}

/** Lets the line go on a page that has nothing to do with the table. */
export function walkTo(path: string): void {
  if (held && !NEARBY.test(path) && !path.startsWith(`/table/${held.store.id}`)) standUp();
}

function standUp(): void {
  held?.store.close();
  held?.letGo();
  held = null;
}
