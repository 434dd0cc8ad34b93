/** Puts rows of events that fold into one line together. */

import type { EventItem } from '../net/protocol';

/** The log without half moves that went on: what follows them says it all. */
export const withoutHalves = (log: readonly EventItem[], halves: readonly string[]): readonly EventItem[] =>
  halves.length ? log.filter(({ code }, at) => at === log.length - 1 || !halves.includes(code)) : log;

/** `start`: where in the log its first event is. Two lines are not worth folding. */
export type Row = { start: number; events: EventItem[] };

const LEAST = 3;

export function foldedRows(log: readonly EventItem[], folds: readonly string[]): Row[] {
  const rows: Row[] = [];
  let start = 0;
  while (start < log.length) {
    let end = start;
    while (end < log.length && folds.includes(log[end]!.code)) end += 1;
    const count = end - start >= LEAST ? end - start : 1;
    rows.push({ start, events: log.slice(start, start + count) });
    start += count;
  }
  return rows;
}
