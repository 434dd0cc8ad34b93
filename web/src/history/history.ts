/** The finished games of the reader: those of the server and those of this device, the latest first. */

import { localIdOf } from '../local/localId';
import { loadDevice, orHere, get } from '../net/api';
import { hasLocalTables } from '../local/hasLocalTables';
import type { HistoryGame, HistoryPage } from '../net/protocol';

const pageAt = (before: string): Promise<HistoryPage> =>
  orHere(
    () => get<HistoryPage>(`/api/me/history${before && `?before=${encodeURIComponent(before)}`}`),
    () => ({ games: [], next: null }),
  );

/** Loads page after page; `show` gets all that is there so far. */
export async function loadHistory(show: (games: HistoryGame[], isAll: boolean) => void): Promise<void> {
  const here = hasLocalTables() ? await (await loadDevice()).history() : [];
  let there: HistoryGame[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: HistoryPage = await pageAt(next);
    there = [...there, ...page.games];
    next = page.next;
    show(merged(there, here), next === null);
  }
}

/** A game of the server that is also kept here is one game; its replay may be left only here. */
export function merged(there: HistoryGame[], here: HistoryGame[]): HistoryGame[] {
  const kept = new Set(here.map(({ table }) => table));
  const onServer = new Set(there.map(({ table }) => localIdOf(table)));
  const games = there.map((game) => {
    const local = localIdOf(game.table);
    return !game.replay && kept.has(local) ? { ...game, table: local, replay: true } : game;
  });
  const others = here.filter(({ table }) => !onServer.has(table));
  return [...games, ...others].toSorted((one, other) => other.ended - one.ended);
}
