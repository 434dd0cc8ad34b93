/**
 * The table at which somebody sits on this screen. Its line stays open on pages that one visits in
 * between, the settings and the rules: who is there is not away.
 */

import { language } from '../text/language.svelte';
import { inHand } from './quickStart';
import { TableStore } from './tableStore.svelte';

const NEARBY = /^\/(settings|rules)(\/|$)/;
/** What all may see shows nothing of the own seat: its line has nothing to do there. */
const FOR_ALL = /^\/table\/[^/]+\/tv$/;

export type Held = { store: TableStore; letGo: () => void };

let held = $state.raw<Held | null>(null);

/** The table that waits while another page is shown, or null. */
export const seatedAt = (): TableStore | null => held?.store ?? null;

export function storeOf(id: string): TableStore {
  if (held?.store.id !== id || held.store.gone !== null) take(id);
  return held!.store;
}

function take(id: string): void {
  standUp();
  held = opened(() => new TableStore(id));
  held.store.shown = inHand.get(id) ?? null;
  inHand.delete(id);
}

/** A table that is only watched: not the one at which somebody sits, and as long as its page wants it. */
export const watch = (id: string): Held => opened(() => new TableStore(id, { watches: true }));

/** A store outlives whoever asks for it, and so does what it derives. */
function opened(open: () => TableStore): Held {
  let store: TableStore;
  const stop = $effect.root(() => {
    store = open();
    let spoken = language.current;
    $effect(() => {
      if (language.current === spoken) return;
      spoken = language.current;
      store.readAnew();
    });
  });
  return {
    store: store!,
    letGo: () => {
      store.close();
      stop();
    },
  };
}

/** Lets the line go on a page that has nothing to do with the table. */
export function walkTo(path: string): void {
  if (!held || NEARBY.test(path)) return;
  // The page of a guide shows its table; what table it is may not be known yet.
  if (path.startsWith('/learn/') && held.store.table?.guide !== false) return;
  if (FOR_ALL.test(path) || !path.startsWith(`/table/${held.store.id}`)) standUp();
}

function standUp(): void {
  held?.letGo();
  held = null;
}
