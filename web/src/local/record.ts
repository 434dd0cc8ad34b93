// Records: the bytes of a state, as core/record.py and core/codec.py read them.
import type { Field, GameFacts, Numbers, NumberType } from './facts';
import { array } from './python';
import { hex, sha256 } from './sha256';

export type Plain = number | Plain[];

export const SPECTATOR = -1;
/** What a view holds in every byte that its observer may not know. */
export const UNSEEN = 0xff;

const BYTES: Record<NumberType, number> = { i1: 1, u1: 1, i2: 2, u2: 2, i4: 4, u4: 4, i8: 8, u8: 8 };

const sizeOf = (shape: number[]): number => shape.reduce((product, length) => product * length, 1);

export const fieldOf = (facts: GameFacts, name: string): Field => {
  const field = facts.fields.find((one) => one.name === name);
  if (!field) throw new Error(`${facts.id} has no field ${name}`);
  return field;
};

/** Which bytes an observer sees: public fields and own rows; after the end all but the stream. */
export function maskOf(facts: GameFacts, observer: number, isOver: boolean): Uint8Array {
  const mask = new Uint8Array(facts.recordBytes);
  for (const { name, offset, type, shape, seenBy } of facts.fields) {
    const length = sizeOf(shape) * BYTES[type];
    if (name !== 'stream' && (seenBy === 'all' || isOver)) mask.fill(1, offset, offset + length);
    else if (seenBy === 'owner' && observer !== SPECTATOR) {
      const row = length / shape[0]!;
      mask.fill(1, offset + observer * row, offset + (observer + 1) * row);
    }
  }
  return mask;
}

/** What an observer sees of a state: nothing but the bytes of its mask. */
export const masked = (state: Uint8Array, mask: Uint8Array): Uint8Array =>
  Uint8Array.from(mask, (isSeen, i) => (isSeen ? state[i]! : UNSEEN));

/** A state by the names of its fields, without those that follow from others. */
export const plain = (facts: GameFacts, state: Uint8Array): Record<string, Plain> =>
  Object.fromEntries(
    toldFields(facts, state).map((field) => [field.name, valueOf<Plain>(state, field, Number, (row) => row)]),
  );

/** A state as companions read it: rows of numbers by the names of its fields, each made when it's asked for. */
export function rowsOf(facts: GameFacts, state: Uint8Array): Record<string, unknown> {
  const known: Record<string, unknown> = { dtype: { names: facts.fields.map(({ name }) => name) } };
  const read = (name: string) => valueOf<unknown>(state, fieldOf(facts, name), (number) => number, array);
  return new Proxy(known, { get: (_, name: string) => (known[name] ??= read(name)) });
}

/** The same of a state that came as plain data; what follows from others isn't there. */
export function rowsIn(facts: GameFacts, state: Record<string, unknown>): Record<string, unknown> {
  const whole = { ...standardBox(facts), ...state };
  const rows = (value: unknown): unknown => (Array.isArray(value) ? array(value.map(rows)) : value);
  const fields = Object.entries(whole).map(([name, value]) => [name, rows(value)] as const);
  return { dtype: { names: Object.keys(whole) }, ...Object.fromEntries(fields) };
}

const standardBox = (facts: GameFacts): Record<string, Numbers> =>
  Object.fromEntries(
    facts.fields.flatMap(({ name, standard }) => (standard === undefined ? [] : [[name, standard] as const])),
  );

/** Puts the standard box into a record, or what else a game is played with. */
export function setBox(facts: GameFacts, state: Uint8Array): void {
  for (const [name, value] of Object.entries({ ...standardBox(facts), ...facts.boxValues })) {
    const { type, offset } = fieldOf(facts, name);
    // Boxes have nothing but small numbers.
    if (BYTES[type] !== 1) throw new Error(`${facts.id}.${name}: ${type}`);
    state.set([value].flat(9) as number[], offset);
  }
}

/** The fields that are told by name, with rows as long as this state has them. */
function toldFields(facts: GameFacts, state: Uint8Array): Field[] {
  const numberIn = (name: string): number => Number(valueOf(state, fieldOf(facts, name), Number, () => 0));
  const isStandard = facts.fields.some(({ name }) => name === HAS_BOX) && numberIn(HAS_BOX) === 0;
  return facts.fields
    .filter((field) => !field.isDerived && !(isStandard && field.standard !== undefined))
    .map((field) => (field.length === undefined ? field : { ...field, told: numberIn(field.length) }));
}

/** A field whose rows are told only so far. */
type Told = Field & { told?: number };
const HAS_BOX = 'has_box';

/** A field's value: its numbers as `leaf` makes them, its rows as `join` does. */
function valueOf<T>(state: Uint8Array, field: Told, leaf: (number: number | bigint) => T, join: (row: T[]) => T): T {
  const view = new DataView(state.buffer, state.byteOffset, state.byteLength);
  const nested = ([length, ...rest]: number[], at: number): T => {
    if (length === undefined) return leaf(read(view, field.type, at));
    const step = sizeOf(rest) * BYTES[field.type];
    const told = rest.length === 0 ? (field.told ?? length) : length;
    return join(Array.from({ length: told }, (_, i) => nested(rest, at + i * step)));
  };
  return nested(field.shape, field.offset);
}

function read(view: DataView, type: NumberType, at: number): number | bigint {
  switch (type) {
    case 'i1':
      return view.getInt8(at);
    case 'u1':
      return view.getUint8(at);
    case 'i2':
      return view.getInt16(at, true);
    case 'u2':
      return view.getUint16(at, true);
    case 'i4':
      return view.getInt32(at, true);
    case 'u4':
      return view.getUint32(at, true);
    case 'i8':
      return view.getBigInt64(at, true);
    case 'u8':
      return view.getBigUint64(at, true);
  }
}

/** SHA-256 of a state as JSON with sorted names, as core/codec.py makes it; 64-bit numbers stay whole. */
export function digestOf(facts: GameFacts, state: Uint8Array): string {
  const sorted = toldFields(facts, state).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const told = (field: Field) => valueOf(state, field, String, (row) => `[${row.join(',')}]`);
  const members = sorted.map((field) => `"${field.name}":${told(field)}`);
  return hex(sha256(new TextEncoder().encode(`{${members.join(',')}}`)));
}
