/**
 * The table at which somebody sits on this screen. Its line stays open on pages that one visits in
 * between, the settings and the rules: who is there is not away.
 */

import { language } from '../text/language.svelte';
import { seatsInHand } from './quickStart';
import { TableStore } from './tableStore.svelte';

const KEEPS_SESSION = /^\/(settings|rules)(\/|$)/;
/** What all may see shows nothing of the own seat: its line has nothing to do there. */
const TV_PAGE = /^\/table\/[^/]+\/tv$/;

export type Session = { store: TableStore; letGo: () => void };

let session = $state.raw<Session | null>(null);

/** The table that waits while another page is shown, or null. */
export const openTable = (): TableStore | null => session?.store ?? null;

export function storeOf(id: string): TableStore {
  if (session?.store.id !== id || session.store.gone !== null) take(id);
  return session!.store;
}

function take(id: string): void {
  leave();
  session = openSession(() => new TableStore(id));
  session.store.shown = seatsInHand.get(id) ?? null;
  seatsInHand.delete(id);
}

/** A table that is only watched: not the one at which somebody sits, and as long as its page wants it. */
export const watch = (id: string): Session => openSession(() => new TableStore(id, { watches: true }));

/** A store outlives whoever asks for it, and so does what it derives. */
function openSession(open: () => TableStore): Session {
  let store: TableStore;
  const stop = $effect.root(() => {
    store = open();
    let spoken = language.current;
    $effect(() => {
      if (language.current === spoken) return;
      spoken = language.current;
      store.reload();
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
export function onNavigate(path: string): void {
  if (!session || KEEPS_SESSION.test(path)) return;
  // The page of a guide shows its table; what table it is may not be known yet.
  if (path.startsWith('/learn/') && session.store.table?.guide !== false) return;
  if (TV_PAGE.test(path) || !path.startsWith(`/table/${session.store.id}`)) leave();
}

function leave(): void {
  session?.letGo();
  session = null;
}
