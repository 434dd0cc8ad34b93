// What translated companions need of Python: `core/javascript` writes calls of these functions.
// Lists and tuples are arrays, dicts are maps, arrays of NumPy are rows.
/* eslint-disable @typescript-eslint/no-explicit-any -- the values of another language, which are told apart here */

type Value = any;
type Get = (...args: Value[]) => Value;

/** An array of NumPy, of one row or several. */
export class Row extends Array<Value> {
  get size(): number {
    return this.length;
  }
}

/** A word of the catalogue within a sentence: `term-<code>`, and what it is in English. */
export class Phrase {
  constructor(
    readonly plain: string,
    readonly term: string,
    readonly args: Map<string, Value> = new Map(),
  ) {}
}

/** Several words in a sentence, joined by `list-<join>`. */
export class Listed {
  readonly plain: string;

  constructor(
    readonly items: Value[],
    readonly join: string,
  ) {
    const words = items.map(str_);
    const last = words.pop() ?? '';
    this.plain = words.length > 0 ? `${words.join(', ')} ${join} ${last}` : last;
  }
}

export class Slice {
  constructor(
    readonly from: number | null,
    readonly to: number | null,
  ) {}
}

export const GameEvent_ = (code: string, args: Value = new Map()) => ({ code, args });
export const Reason_ = (code: string, clause: string, args: Value = new Map()) => ({ code, clause, args });
export const Phrase_ = (plain: Value, code: Value, args?: Value) => new Phrase(str_(plain), str_(code), args);
export const all_of = (items: Value) => new Listed([...iter_(items)], 'and');
export const any_of = (items: Value) => new Listed([...iter_(items)], 'or');
export const null_ = null;

export const array = (values: Value[]) => Row.from(values) as Row;
export const zeros = (length: number) => Row.from({ length }, () => 0) as Row;
export const instance = (kind: Value, fields: object) => Object.assign(Object.create(kind.prototype), fields);
export const bound = (of: Value, name: string) => of[name].bind(of) as Get;
export const partial =
  (called: Get, ...first: Value[]): Get =>
  (...others) =>
    called(...first, ...others);

const isWord = (value: Value) => value instanceof Phrase || value instanceof Listed;
/** Words are equal to the strings that they are in English; true is 1. */
const bare = (value: Value) => (isWord(value) ? value.plain : typeof value === 'boolean' ? Number(value) : value);
const failed = (what: string, ...values: Value[]): never => {
  throw new TypeError([what, ...values.map((value) => value?.constructor?.name ?? value)].join(', '));
};

export function eq(one: Value, other: Value): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one === other;
  const [a, b] = [bare(one), bare(other)];
  if (a instanceof Row || b instanceof Row) return failed('==', a, b);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((value, i) => eq(value, b[i]));
  if (a instanceof Set && b instanceof Set) return a.size === b.size && [...a].every((value) => contains(b, value));
  // A 64-bit number may be a bigint on one side only.
  return typeof a === typeof b ? a === b : typeof a !== 'string' && typeof b !== 'string' && a !== null && a == b;
}

export function lt(one: Value, other: Value): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one < other;
  const [a, b] = [bare(one), bare(other)];
  if (a instanceof Row || b instanceof Row) return failed('<', a, b);
  if (!Array.isArray(a) || !Array.isArray(b)) return a < b;
  const at = a.findIndex((value, i) => i >= b.length || !eq(value, b[i]));
  return at === -1 ? a.length < b.length : at < b.length && lt(a[at], b[at]);
}

export function truth(value: Value): boolean {
  if (typeof value === 'boolean' || typeof value === 'number') return Boolean(value);
  if (value instanceof Map || value instanceof Set) return value.size > 0;
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(isWord(value) ? value.plain : value);
}

export function and_(first: Value, ...others: (() => Value)[]): Value {
  return others.reduce((value: Value, other) => (truth(value) ? other() : value), first);
}

export function or_(first: Value, ...others: (() => Value)[]): Value {
  return others.reduce((value: Value, other) => (truth(value) ? value : other()), first);
}

export function contains(things: Value, thing: Value): boolean {
  if (things instanceof Map) return things.has(bare(thing));
  if (typeof things === 'string') return things.includes(str_(thing));
  for (const one of iter_(things)) if (eq(one, thing)) return true;
  return false;
}

/** The same operation for numbers, and for rows number by number. */
const arithmetic = (number: (a: Value, b: Value) => Value, other: (a: Value, b: Value) => Value): Get => {
  const apply: Get = (a, b) => {
    if (typeof a === 'number' && typeof b === 'number') return number(a, b);
    if (a instanceof Row) return Row.from(a, (one, i) => apply(one, b instanceof Row ? b[i] : b));
    if (b instanceof Row) return Row.from(b, (one) => apply(a, one));
    const isNumber = (value: Value) => ['number', 'bigint', 'boolean'].includes(typeof value);
    return isNumber(a) && isNumber(b) ? number(a, b) : other(a, b);
  };
  return apply;
};
const onlyNumbers = (name: string) => (a: Value, b: Value) => failed(name, a, b);

export const add = arithmetic(
  (a, b) => a + b,
  (a, b) => (Array.isArray(a) ? [...a, ...iter_(b)] : str_(a) + str_(b)),
);
export const sub = arithmetic((a, b) => a - b, onlyNumbers('-'));
export const mul = arithmetic(
  (a, b) => a * b,
  (a, b) => (Array.isArray(a) ? Array.from({ length: b }, () => a).flat() : failed('*', a, b)),
);
export const div = arithmetic((a, b) => a / b, onlyNumbers('/'));
export const floordiv = arithmetic((a, b) => Math.floor(a / b), onlyNumbers('//'));
export const mod = arithmetic((a, b) => a - b * Math.floor(a / b), onlyNumbers('%'));

const HALF = 2 ** 32;
/** Whether JavaScript's own operations on 32 bits do, a half after the other. */
const isShort = (value: Value) => value >= 0 && value <= Number.MAX_SAFE_INTEGER && typeof value !== 'bigint';

/** Operations on bits, of which there may be 64; `half` is the same for 32 of them, where that's possible. */
const bits = (
  whole: (a: bigint, b: bigint) => bigint,
  other: (a: Value, b: Value) => Value,
  half?: (a: number, b: number) => number,
) =>
  arithmetic((a, b) => {
    if (half && isShort(a) && isShort(b)) return (half(a / HALF, b / HALF) >>> 0) * HALF + (half(a, b) >>> 0);
    const value = whole(BigInt(a), BigInt(b));
    return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  }, other);

export const bitand = bits(
  (a, b) => a & b,
  (a: Set<Value>, b: Set<Value>) => new Set([...a].filter((value) => contains(b, value))),
  (a, b) => a & b,
);
export const bitor = bits(
  (a, b) => a | b,
  (a, b) => (a instanceof Map ? new Map([...a, ...b]) : new Set([...a, ...b])),
  (a, b) => a | b,
);
export const bitxor = bits((a, b) => a ^ b, onlyNumbers('^'));
export const shl = bits((a, b) => a << b, onlyNumbers('<<'));
export const shr = bits((a, b) => a >> b, onlyNumbers('>>'));

/** What stands at a place, or at a place of a place: `rack[seat, :days]`. */
export function index(value: Value, place: Value, ...more: Value[]): Value {
  const item = itemOf(value, place);
  return more.length === 0 ? item : more.reduce((inner: Value, one) => itemOf(inner, one), item);
}

function itemOf(value: Value, place: Value): Value {
  if (typeof place === 'number' && Array.isArray(value)) return known(value.at(place), place);
  if (place instanceof Slice) {
    const [from, to] = [place.from ?? 0, place.to ?? value.length];
    return value.slice(from, to);
  }
  if (value instanceof Map) return known(value.get(bare(place)), place);
  if (typeof place === 'number' || typeof place === 'boolean')
    return known((isWord(value) ? value.plain : value).at(Number(place)), place);
  return known(value[str_(place)], place);
}

function known(value: Value, place: Value): Value {
  if (value === undefined) throw new RangeError(String(place));
  return value;
}

export function set_item(value: Value, place: Value, item: Value): void {
  if (value instanceof Map) value.set(bare(place), item);
  else if (Array.isArray(place)) set_item(index(value, place[0]), place[1], item);
  else value[place < 0 ? value.length + place : place] = item;
}

export function iter_(value: Value): Iterable<Value> {
  if (value instanceof Map) return value.keys();
  if (isWord(value)) return value.plain;
  return typeof value?.[Symbol.iterator] === 'function' ? value : failed('items', value);
}

export const unpacked = (value: Value): Value[] => (Array.isArray(value) ? value : [...iter_(value)]);
export const list_ = (value: Value = []) => Array.from(iter_(value));
export const tuple_ = list_;
export const set_ = (value: Value = []) => new Set(iter_(value));
export const frozenset_ = set_;
export const dict_ = (value: Value = []) => new Map(value);
export const len_ = (value: Value): number => value.size ?? (isWord(value) ? value.plain : value).length;
export const int_ = (value: Value): Value =>
  typeof value === 'number'
    ? Math.trunc(value)
    : typeof value === 'bigint'
      ? value
      : Math.trunc(Number(isWord(value) ? value.plain : value));
export const bool_ = truth;
export const float_ = (value: Value): number => Number(isWord(value) ? value.plain : value);
export const abs_ = (value: number) => Math.abs(value);
export const divmod_ = (a: number, b: number) => [floordiv(a, b), mod(a, b)];
export const map_ = (called: Get, ...values: Value[]) => zip_(...values).map((row: Value[]) => called(...row));
export const next_ = (value: Iterator<Value>, ...otherwise: Value[]) => {
  const { done, value: found } = value.next();
  return done ? known(otherwise[0], 'next') : found;
};
export const enumerate_ = (value: Value, start = 0) => Array.from(iter_(value), (one, i) => [i + start, one]);
export const sum_ = (value: Value, start: Value = 0) => [...iter_(value)].reduce((all, one) => add(all, one), start);
export const any_ = (value: Value) => [...iter_(value)].some(truth);
export const all_ = (value: Value) => [...iter_(value)].every(truth);
export const sorted_ = (value: Value) => sorted_with({}, value);
export const sorted_with = ({ key = (value: Value) => value }: Options, value: Value) =>
  [...iter_(value)].sort((a, b) => inOrder(key(a), key(b)));
export const max_ = (...values: Value[]) => max_with({}, ...values);
export const min_ = (...values: Value[]) => best((a, b) => lt(a, b), {}, values);
export const max_with = (options: Options, ...values: Value[]) => best((a, b) => lt(b, a), options, values);

const inOrder = (a: Value, b: Value) => (lt(a, b) ? -1 : lt(b, a) ? 1 : 0);

export function range_(first: number, end?: number): number[] {
  const [from, to] = end === undefined ? [0, first] : [first, end];
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

export function zip_(...values: Value[]): Value[][] {
  const rows = values.map((value) => [...iter_(value)]);
  return range_(Math.min(...rows.map((row) => row.length))).map((i) => rows.map((row) => row[i]));
}

/** To the nearest; what lies in the middle goes to the even neighbour. */
export function round_(value: number): number {
  const below = Math.floor(value);
  const rest = value - below;
  return rest === 0.5 ? below + Math.abs(below % 2) : Math.round(value);
}

export function str_(value: Value): string {
  if (value === null) return 'None';
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : String(isWord(value) ? value.plain : value);
}

type Options = { key?: Get; default?: Value };

function best(isBetter: (a: Value, b: Value) => boolean, options: Options, values: Value[]): Value {
  const { key = (value: Value) => value } = options;
  const all = values.length === 1 ? [...iter_(values[0])] : values;
  if (all.length === 0) return known(options.default, 'max');
  return all.reduce((found, value) => (isBetter(key(value), key(found)) ? value : found));
}

export const sqrt = (value: number) => Math.sqrt(value);
export const pairwise = (values: Value) => [...iter_(values)].map((one, i, all) => [one, all[i + 1]]).slice(0, -1);
export const fmean = (values: Value[]) => fsum(values) / values.length;

/** The sum without rounding in between (Shewchuk's partial sums), as `math.fsum` gives it. */
export function fsum(values: Iterable<number>): number {
  let partials: number[] = [];
  for (const value of values) {
    let x = value;
    const kept: number[] = [];
    for (let y of partials) {
      if (Math.abs(x) < Math.abs(y)) [x, y] = [y, x];
      const high = x + y;
      const low = y - (high - x);
      if (low !== 0) kept.push(low);
      x = high;
    }
    partials = [...kept, x];
  }
  return roundedOnce(partials);
}

/** Partial sums, which don't overlap, as one number: halves go to even as if all were added at once. */
function roundedOnce(partials: number[]): number {
  let high = partials.pop() ?? 0;
  let low = 0;
  while (partials.length > 0 && low === 0) {
    const before = high;
    const y = partials.pop()!;
    high = before + y;
    low = y - (high - before);
  }
  const rest = partials.at(-1) ?? 0;
  if (Math.sign(low) * Math.sign(rest) > 0) {
    const doubled = 2 * low;
    const other = high + doubled;
    if (other - high === doubled) high = other;
  }
  return high;
}

const [LOG2_E, LN2_HIGH, LN2_LOW] = [1.4426950408889634, 6.9314718036912381649e-1, 1.90821492927058770002e-10];
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const TAYLOR = Array.from({ length: 12 }, (_, i) => 1 / factorial(13 - i));

/** A port of core/exponential.py, with the same bits. */
export function exp(value: number): number {
  const x = Math.min(Math.max(value, -708), 709);
  const doublings = Math.floor(x * LOG2_E + 0.5);
  const rest = x - doublings * LN2_HIGH - doublings * LN2_LOW;
  const series = TAYLOR.reduce((sum, coefficient) => sum * rest + coefficient, 0);
  const powerOfTwo = new Float64Array(BigInt64Array.of(BigInt(doublings + 1023) << 52n).buffer)[0]!;
  return (1 + (rest + rest * rest * series)) * powerOfTwo;
}

// What a box may hold, as core/box.py asks it.
export const is_table = (value: Value): boolean => value instanceof Map;
export const is_list = (value: Value): boolean => Array.isArray(value);
export const is_text = (value: Value): boolean => typeof value === 'string';
export const is_whole = (value: Value, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
export const is_blank = (value: string): boolean => value.trim() === '';

const MAX_MARKS = 2;
const MAX_CITED = 60;

/** Whether a value is a short text of letters that stay where they are on the screen. */
export function is_plain_text(value: Value, limit: number): boolean {
  if (!is_text(value)) return false;
  const letters = [...value];
  if (letters.length > limit || /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(value)) return false;
  return !new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u').test(value);
}

/** A value from a box as a sentence can name it: short, and only what can be shown. */
export function cited(value: Value): string {
  const text = is_text(value) ? value : typeof value === 'number' ? str_(value) : is_list(value) ? 'list' : 'dict';
  return [...text.slice(0, MAX_CITED)].map((letter) => (is_plain_text(letter, 1) ? letter : '?')).join('');
}

/** The same with other members. */
export const replace_with = (members: object, value: object) =>
  Object.assign(Object.create(Object.getPrototypeOf(value)), value, members);

/** The members of an instance by their names, and of those in it. */
export function asdict(value: Value): Value {
  if (Array.isArray(value)) return value.map(asdict);
  return typeof value === 'object' && value !== null
    ? new Map(Object.entries(value).map(([name, member]) => [name, asdict(member)]))
    : value;
}

/** Adds to a heap: what is smaller moves up from the end. */
export function heappush(heap: Value[], item: Value): void {
  let at = heap.length;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (!lt(item, heap[above])) break;
    heap[at] = heap[above];
    at = above;
  }
  heap[at] = item;
}

/** Takes the smallest: the last one moves down from the top. */
export function heappop(heap: Value[]): Value {
  const [least, last] = [heap[0], heap.pop()];
  if (heap.length === 0) return least;
  let at = 0;
  for (let below = 1; below < heap.length; below = 2 * at + 1) {
    if (below + 1 < heap.length && lt(heap[below + 1], heap[below])) below++;
    if (!lt(heap[below], last)) break;
    heap[at] = heap[below];
    at = below;
  }
  heap[at] = last;
  return least;
}

type Methods = Record<string, (self: Value, ...args: Value[]) => Value>;

const tolist = (value: Value): Value => (Array.isArray(value) ? Array.from(value, tolist) : value);
const LIST: Methods = {
  tolist,
  argmax: (row) => row.indexOf(Math.max(...row)),
  max: (row) => Math.max(...row),
  min: (row) => Math.min(...row),
  sum: (row) => sum_(row),
  any: (row) => any_(row),
  count: (list, thing) => list.filter((one: Value) => eq(one, thing)).length,
  index: (list, thing) => list.findIndex((one: Value) => eq(one, thing)),
  remove: (list, thing) =>
    list.splice(
      list.findIndex((one: Value) => eq(one, thing)),
      1,
    ),
  append: (list, thing) => list.push(thing),
};
const MAP: Methods = {
  get: (map, key, otherwise = null) => map.get(bare(key)) ?? otherwise,
  setdefault: (map, key, otherwise) => {
    if (!map.has(bare(key))) map.set(bare(key), otherwise);
    return map.get(bare(key));
  },
  items: (map) => [...map],
  keys: (map) => [...map.keys()],
  values: (map) => [...map.values()],
};
const SET: Methods = { add: (set, thing) => set.add(thing) };
const TEXT: Methods = {
  startswith: (text, start) => text.startsWith(start),
  endswith: (text, end) => text.endsWith(end),
  removeprefix: (text, start) => (text.startsWith(start) ? text.slice(start.length) : text),
  replace: (text, what, by) => text.replaceAll(what, by),
  lower: (text) => text.toLowerCase(),
  title: (text) => text.replaceAll(/\p{L}+/gu, (word: string) => word[0]!.toUpperCase() + word.slice(1).toLowerCase()),
  join: (text, words) => [...iter_(words)].map(str_).join(text),
};

const methodsOf = (value: Value): Methods | null => {
  if (Array.isArray(value)) return LIST;
  if (value instanceof Map) return MAP;
  if (value instanceof Set) return SET;
  return typeof value === 'string' || isWord(value) ? TEXT : null;
};

/** Calls a method: Python's own by its name here, or one of a translated class. */
export function method(of: Value, name: string, ...args: Value[]): Value {
  const methods = methodsOf(of);
  if (!methods) return of[name](...args);
  const found = methods[name] ?? failed(`.${name}()`, of);
  return found(isWord(of) ? of.plain : of, ...args);
}
