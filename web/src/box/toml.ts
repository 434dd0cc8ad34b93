/** Box files: as much of TOML as they need, read and written. */

import type { Box } from '../local/facts';
import { Refused } from '../net/api';
import { say, sayOfBox } from './messages';

/** The limits of core/box.py. */
const MAX_BYTES = 32 * 1024;
const MAX_LINE = 400;
const MAX_DEPTH = 8;

/** Why a file or a link can't be read, in a sentence. */
export class BadBoxFile extends Refused {
  constructor(sentence: string) {
    super(400, 'bad-box', sentence);
  }
}

/** The box of a file; damaged files are refused in a sentence, whatever they hold. What's in it isn't checked yet. */
export function readBox(content: string): Box {
  if (new TextEncoder().encode(content.slice(0, MAX_BYTES + 1)).length > MAX_BYTES)
    throw new BadBoxFile(sayOfBox('box-too-big', { limit: MAX_BYTES / 1024 }));
  const text = content.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const long = text.split('\n').findIndex((line) => line.length > MAX_LINE);
  if (long >= 0) throw new BadBoxFile(sayOfBox('box-long-line', { line: long + 1, limit: MAX_LINE }));
  return new Reader(text).document() as Box;
}

type Table = Record<string, unknown>;
const newTable = (): Table => Object.create(null) as Table;

const BARE_KEY = /[A-Za-z0-9_-]+/y;
const NUMBER = /[+-]?(?:nan|inf|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)/y;
const WORD = /true|false/y;
const BLANK = /[ \t]*/y;
const BLANK_LINES = /(?:[ \t\n]|#[^\n]*)*/y;
const REST = /[ \t]*(?:#[^\n]*)?(?:\n|$)/y;
const BASIC = /"(?:[^"\\\n]|\\.)*"/y;
const LITERAL = /'[^'\n]*'/y;

class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  document(): Table {
    const root = newTable();
    let table = root;
    for (this.#take(BLANK_LINES); this.#at < this.text.length; this.#take(BLANK_LINES)) {
      if (this.#skips('[')) {
        table = this.#tableAt(root, this.#keys());
        this.#expect(']');
      } else this.#pair(table, 0);
      if (this.#take(REST) === null) throw this.#wrong();
    }
    return root;
  }

  #pair(table: Table, depth: number): void {
    const keys = this.#keys();
    this.#expect('=');
    const last = keys.pop()!;
    const inner = this.#tableAt(table, keys);
    if (last in inner) throw this.#wrong();
    inner[last] = this.#value(depth + 1);
  }

  #tableAt(table: Table, keys: string[]): Table {
    if (keys.length > MAX_DEPTH) throw new BadBoxFile(sayOfBox('box-too-deep'));
    for (const key of keys) {
      const inner = (table[key] ??= newTable());
      if (typeof inner !== 'object' || Array.isArray(inner)) throw this.#wrong();
      table = inner as Table;
    }
    return table;
  }

  #keys(): string[] {
    const keys: string[] = [];
    do {
      this.#take(BLANK);
      const key = this.#string() ?? this.#take(BARE_KEY);
      if (key === null) throw this.#wrong();
      keys.push(key);
      this.#take(BLANK);
    } while (this.#skips('.'));
    return keys;
  }

  #value(depth: number): unknown {
    if (depth > MAX_DEPTH) throw new BadBoxFile(sayOfBox('box-too-deep'));
    this.#take(BLANK);
    const text = this.#string();
    if (text !== null) return text;
    if (this.#skips('[')) return this.#list(depth);
    if (this.#skips('{')) return this.#inlineTable(depth);
    const word = this.#take(WORD);
    if (word !== null) return word === 'true';
    const number = this.#take(NUMBER);
    if (number === null) throw this.#wrong();
    return numberOf(number);
  }

  #list(depth: number): unknown[] {
    const list: unknown[] = [];
    for (this.#take(BLANK_LINES); !this.#skips(']'); this.#take(BLANK_LINES)) {
      list.push(this.#value(depth + 1));
      this.#take(BLANK_LINES);
      if (!this.#skips(',')) {
        this.#expect(']');
        break;
      }
    }
    return list;
  }

  #inlineTable(depth: number): Table {
    const table = newTable();
    this.#take(BLANK);
    while (!this.#skips('}')) {
      this.#pair(table, depth);
      this.#take(BLANK);
      if (!this.#skips(',')) {
        this.#expect('}');
        break;
      }
    }
    return table;
  }

  #string(): string | null {
    const literal = this.#take(LITERAL);
    if (literal !== null) return literal.slice(1, -1);
    const basic = this.#take(BASIC);
    if (basic === null) return null;
    try {
      return JSON.parse(basic.replaceAll(/\\U0*([0-9a-fA-F]{1,6})/g, (_, code: string) => fromCode(code))) as string;
    } catch {
      throw this.#wrong();
    }
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text);
    if (!found) return null;
    this.#at = pattern.lastIndex;
    return found[0];
  }

  #skips(sign: string): boolean {
    if (this.text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #expect(sign: string): void {
    this.#take(BLANK);
    if (!this.#skips(sign)) throw this.#wrong();
  }

  #wrong(): BadBoxFile {
    const line = this.text.slice(0, this.#at).split('\n').length;
    return new BadBoxFile(sayOfBox('box-not-toml', { cause: say('box-at-line', { line }) }));
  }
}

const fromCode = (code: string): string => JSON.stringify(String.fromCodePoint(parseInt(code, 16))).slice(1, -1);

function numberOf(word: string): number {
  const bare = word.replaceAll('_', '');
  if (bare.endsWith('nan')) return NaN;
  if (bare.endsWith('inf')) return bare.startsWith('-') ? -Infinity : Infinity;
  return Number(bare);
}

/** A box as a file, a thing a line, as core/box.py writes it. */
export function textOf(box: Box): string {
  const isTable = (value: unknown): value is Table =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const line = ([key, value]: [string, unknown]): string => `${keyOf(key)} = ${tomlOf(value)}`;
  const parts = Object.entries(box);
  const tables = parts.filter((part): part is [string, Table] => isTable(part[1]));
  const lines = parts.filter(([, value]) => !isTable(value)).map(line);
  for (const [name, table] of tables) lines.push('', `[${name}]`, ...Object.entries(table).map(line));
  return `${lines.join('\n')}\n`;
}

const keyOf = (key: string): string => (/^[A-Za-z0-9]+$/.test(key) ? key : JSON.stringify(key));

function tomlOf(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  return Array.isArray(value[0])
    ? `[\n${value.map((row) => `    ${tomlOf(row)},\n`).join('')}]`
    : `[${value.map(tomlOf).join(', ')}]`;
}
