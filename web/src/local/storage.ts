// The tables of this device, in the browser's database. A line and its match are always written together.
import type { Line, Saved } from './setup';

const NAME = 'tenfold';
const VERSION = 1;
const LINES = 'lines';
const MATCHES = 'matches';

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(LINES, { keyPath: 'table' });
      request.result.createObjectStore(MATCHES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
  return opened;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });

async function changed(change: (lines: IDBObjectStore, matches: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction([LINES, MATCHES], 'readwrite', { durability: 'strict' });
  change(transaction.objectStore(LINES), transaction.objectStore(MATCHES));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error!);
  });
}

const read = async <T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  answered(ask((await database()).transaction(store).objectStore(store)));

export const storage = {
  /** All tables, the latest first. */
  lines: async (): Promise<Line[]> =>
    (await read<Line[]>(LINES, (store) => store.getAll())).toSorted((one, other) => other.updated - one.updated),
  line: (table: string) => read<Line | undefined>(LINES, (store) => store.get(table)),
  /** The match of a table; there is none until its first page opens it. */
  saved: (table: string) => read<Saved | undefined>(MATCHES, (store) => store.get(table)),
  save: (line: Line, saved?: Saved) =>
    changed((lines, matches) => {
      lines.put(line);
      if (saved) matches.put(saved, line.table);
    }),
  remove: (table: string) =>
    changed((lines, matches) => {
      lines.delete(table);
      matches.delete(table);
    }),
};

export type Storage = typeof storage;
