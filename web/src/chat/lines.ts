/** The lines of a table's chat as this page knows them, and the people whose lines nobody wants to see here. */

import type { ChatFrame, ChatLine, Table } from '../net/protocol';

export const MUTED_KEY = 'tenfold.muted';
/** Older tables are forgotten: their chat is gone sooner or later, too. */
const MAX_TABLES = 40;

type Muted = Record<string, string[]>;

/** The lines after a frame, in order; a line without text has been removed. */
export function linesAfter(lines: readonly ChatLine[], frame: ChatFrame): ChatLine[] {
  const known = new Map((frame.news ? lines : []).map((line) => [line.number, line]));
  for (const line of frame.lines) {
    if (line.text) known.set(line.number, line);
    else known.delete(line.number);
  }
  return [...known.values()].sort((one, other) => one.number - other.number);
}

/** Whether anybody at a table can hear what is said: bots can't. */
export function hasListeners(table: Table): boolean {
  return table.spectators > 0 || table.seats.some((seat) => seat.kind === 'person' && !seat.yours && !seat.program);
}

/** The names of those who were muted at a table on this device. */
export function mutedAt(table: string, storage?: Storage): string[] {
  return stored(storage)[table] ?? [];
}

export function setMuted(table: string, name: string, yes: boolean, storage?: Storage): string[] {
  const { [table]: before = [], ...others } = stored(storage);
  const names = before.filter((one) => one !== name).concat(yes ? [name] : []);
  const kept = Object.entries(others).slice(1 - MAX_TABLES);
  const all: Muted = Object.fromEntries([...kept, ...(names.length ? [[table, names] as const] : [])]);
  try {
    (storage ?? localStorage).setItem(MUTED_KEY, JSON.stringify(all));
  } catch {
    // Full or forbidden: they stay muted until the page is closed.
  }
  return names;
}

function stored(storage?: Storage): Muted {
  try {
    return JSON.parse((storage ?? localStorage).getItem(MUTED_KEY) ?? '{}') as Muted;
  } catch {
    return {};
  }
}
