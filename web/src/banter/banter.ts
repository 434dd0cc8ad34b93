/** Chooses what bots remark on. Everybody at a table reads the same remark, so nothing here is left to chance. */

import type { EventItem, Table } from '../net/protocol';

export type Moment = 'start' | 'gain' | 'loss';
/** By the code of an event: what it is for the seat that it names. */
export type Moments = Record<string, 'gain' | 'loss'>;
export type Remark = { seat: number; character: string; moment: Moment };

/** One in so many moments is remarked on. */
const ONE_IN = 3;

/** What a bot says to some events, or at the start of a match; mostly nothing. */
export function remarkOn(table: Table, events: EventItem[], isStart: boolean, moments: Moments = {}): Remark | null {
  const bots = table.seats.filter((seat) => seat.kind === 'bot' && seat.character !== null);
  const remark = (seat: number, moment: Moment): Remark | null => {
    const character = bots.find((bot) => bot.seat === seat)?.character;
    return character ? { seat, character, moment } : null;
  };
  if (isStart) {
    const first = bots[numberOf(table.table) % Math.max(1, bots.length)];
    return first ? remark(first.seat, 'start') : null;
  }
  const event = events.findLast(({ code }) => code in moments);
  if (!event || numberOf(`${table.table} ${event.number}`) % ONE_IN !== 0) return null;
  return remark(Number(event.args.seat), moments[event.code]!);
}

/** A number that is always the same for the same text, and looks random (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
