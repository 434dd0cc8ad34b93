/** A state that we know nothing about, put in order for people to read. */

import type { FieldInfo, View } from '../net/protocol';

export type Value = number | Value[];
export type Scalar = { name: string; label: string; meaning: string; value: number };
export type Run = { value: number; times: number };
export type List = { name: string; label: string; meaning: string; runs: Run[] };
export type Layout = {
  scalars: Scalar[];
  /** Fields with a row for each seat. */
  bySeat: { name: string; label: string; meaning: string; rows: Run[][] }[];
  lists: List[];
};

export type Known = { FIELDS?: Record<string, FieldInfo>; SEATS?: number };

const generated = import.meta.glob<Known>('../generated/*.ts');

/** What the build knows about a game's fields; nothing for a game that came later. */
export async function knownFields(game: string | undefined): Promise<Known> {
  return (await generated[`../generated/${game}.ts`]?.()) ?? {};
}

export function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function runsOf(values: number[]): Run[] {
  const runs: Run[] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.value === value) last.times += 1;
    else runs.push({ value, times: 1 });
  }
  return runs;
}

export function layoutOf(view: Pick<View, 'state' | 'seats'>, known: Known): Layout {
  const layout: Layout = { scalars: [], bySeat: [], lists: [] };
  for (const [name, value] of Object.entries(view.state) as [string, Value][]) {
    const info = known.FIELDS?.[name];
    const head = { name, label: labelOf(name), meaning: info?.meaning ?? '' };
    if (name === 'stream') continue;
    if (!Array.isArray(value)) layout.scalars.push({ ...head, value });
    else if (hasSeatRows(value, info, known.SEATS, view.seats))
      layout.bySeat.push({ ...head, rows: value.slice(0, view.seats).map((row) => runsOf(flat(row))) });
    else layout.lists.push({ ...head, runs: runsOf(flat(value)) });
  }
  return layout;
}

function hasSeatRows(value: Value[], info: FieldInfo | undefined, seats: number | undefined, playing: number): boolean {
  if (info?.seen === 'owner') return true;
  if (info && seats) return info.shape[0] === seats;
  return value.length === playing;
}

function flat(value: Value): number[] {
  return Array.isArray(value) ? value.flatMap(flat) : [value];
}
