/** Opens lines to tables. Only pages that show a table load this: the start page would grow by all of it. */

import { isLocal } from '../local/localId';
import { localLine } from '../local/localLine';
import { language } from '../text/language.svelte';
import { openTable, sitAt, type Session } from './openTable.svelte';
import { seatsInHand } from './quickStart';
import { TableStore } from './tableStore.svelte';

export function storeOf(id: string): TableStore {
  const store = openTable();
  return store?.id === id && store.gone === null ? store : take(id);
}

function take(id: string): TableStore {
  // The line of before is gone before the next one opens.
  sitAt(null);
  const session = openSession(() => new TableStore(id, isLocal(id) ? { openLine: localLine(id) } : {}));
  session.store.shown = seatsInHand.get(id) ?? null;
  seatsInHand.delete(id);
  sitAt(session);
  return session.store;
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
