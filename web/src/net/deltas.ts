/**
 * Rebuilds whole views from what changed in them. A digest tells whether we have arrived at the server's views; if not,
 * the connection starts again with whole ones.
 */

import type { DeltaFrame, Difference, LegalAction, View, ViewChange, ViewFrame } from './protocol';

export class ViewDeltas {
  /** The last views, and after those of several seats what all of them may see. */
  private views: View[] = [];
  private readonly actions = new Map<number, LegalAction>();

  /** Remembers a frame with whole views, on which the next delta builds. */
  remember({ views, common }: ViewFrame): void {
    this.views = [...views, ...(common ? [common] : [])].map(withoutEvents);
    this.learn(this.views.flatMap(({ legal }) => legal));
  }

  /** The frame with whole views that a delta stands for; null if it doesn't lead to the server's views. */
  apply({ views, common, actions = [], digest, ...rest }: DeltaFrame): ViewFrame | null {
    const changes = [...views, ...(common ? [common] : [])];
    if (changes.length !== this.views.length) return null;
    this.learn(actions);
    this.views = this.views.map((view, at) => this.changed(view, changes[at]!));
    if (digestOf(this.views) !== digest) return null;
    const own = this.views.slice(0, views.length);
    const told = own.map((view, at) => ({ ...view, ...(views[at]!.events && { events: views[at]!.events }) }));
    return { ...rest, type: 'view', views: told, ...(common && { common: this.views.at(-1)! }) };
  }

  private learn(actions: LegalAction[]): void {
    for (const action of actions) if (action.number !== undefined) this.actions.set(action.number, action);
  }

  private changed(view: View, { state, legal, events: _, ...parts }: ViewChange): View {
    return {
      ...view,
      ...parts,
      legal: legal ? legal.flatMap((number) => this.actions.get(number) ?? []) : view.legal,
      state: { ...view.state, ...mapped(state ?? {}, (name, change) => applied(view.state[name], change)) },
    };
  }
}

function withoutEvents({ events: _, ...view }: View): View {
  return view;
}

function applied(before: unknown, change: Difference): unknown {
  if (typeof change === 'number' || Array.isArray(change)) return change;
  const after = [...(before as unknown[])];
  for (const [place, value] of Object.entries(change)) after[Number(place)] = applied(after[Number(place)], value);
  return after;
}

function mapped<T, U>(values: Record<string, T>, map: (name: string, value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(name, value)]));
}

/** The digest of views: the CRC-32 of their canonical JSON, in which legal actions are their numbers. */
export function digestOf(views: View[]): string {
  const bare = views.map((view) => canonical({ ...view, legal: view.legal.map(({ number }) => number) }));
  return crc32(new TextEncoder().encode(bare.join('')))
    .toString(16)
    .padStart(8, '0');
}

/** JSON with sorted names and no spaces. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name as never])}`).join()}}`;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}
