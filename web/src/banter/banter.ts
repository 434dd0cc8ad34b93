/** Chooses what bots remark on. Everybody at a table reads the same remark, so nothing here is left to chance. */

import type { EventItem, Table } from '../net/protocol';

export type Moment = 'start' | 'gain' | 'loss';
/** By the code of an event: what it is for the seat that it names. */
export type Moments = Record<string, 'gain' | 'loss'>;
export type Remark = { seat: number; character: string; moment: Moment; line: number };

/** So many lines each character has for a moment. */
const LINES: Record<Moment | 'win', number> = { start: 3, gain: 2, loss: 1, win: 3 };

/** Which of its lines a character says: another one from game to game, also in a row of rematches. */
export function lineOf({ table, wins }: Pick<Table, 'table' | 'wins'>, moment: Moment | 'win', number = 0): number {
  const played = wins.reduce((sum, one) => sum + one, 0);
  return (numberOf(wins.length > 0 ? moment : table) + played + number) % LINES[moment];
}

/** One in so many moments is remarked on. */
const ONE_IN = 3;

/** What a bot says to some events, or at the start of a match; mostly nothing. */
export function remarkOn(table: Table, events: EventItem[], isStart: boolean, moments: Moments = {}): Remark | null {
  const bots = table.seats.filter((seat) => seat.kind === 'bot' && seat.character !== null);
  const remark = (seat: number, moment: Moment, number = 0): Remark | null => {
    const character = bots.find((bot) => bot.seat === seat)?.character;
    return character ? { seat, character, moment, line: lineOf(table, moment, number) } : null;
  };
  if (isStart) {
    const first = bots[numberOf(table.table) % Math.max(1, bots.length)];
    return first ? remark(first.seat, 'start') : null;
  }
  const event = events.findLast(({ code }) => code in moments);
  if (!event || numberOf(`${table.table} ${event.number}`) % ONE_IN !== 0) return null;
  return remark(Number(event.args.seat), moments[event.code]!, event.number);
}

/** A number that is always the same for the same text, and looks random (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
