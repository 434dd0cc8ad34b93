/** The running score over rematches in words; nothing in the first game of a series. */

import type { Table } from '../net/protocol';
import { listed } from '../text/language.svelte';
import { say } from '../text/sayAtTable';

export function seriesText({ seats, wins }: Pick<Table, 'seats' | 'wins'>): string {
  if (wins.length === 0) return '';
  if (wins.length === 2) {
    const [[first, second], [won, lost]] = [seats.map(({ name }) => name), wins];
    return say('end-series-two', { first: first!, wins: won!, losses: lost!, second: second! });
  }
  const each = seats.map(({ name }, seat) => say('end-series-one', { name, wins: wins[seat]! }));
  return say('end-series', { wins: listed(each, 'unit') });
}
