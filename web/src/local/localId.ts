// Tables of this device are told from those of a server by their ids.
const PREFIX = 'local-';

export const isLocal = (table: string): boolean => table.startsWith(PREFIX);

/** Where a game of the server is kept: saved twice, it's still one. */
export const localIdOf = (table: string): string => PREFIX + table;

export const newLocalId = (): string =>
  PREFIX + [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
