/** Box files, read and written. */

import { parse, TomlError } from 'smol-toml';
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
  try {
    return parse(text, { maxDepth: MAX_DEPTH, unsafeKeyBehaviour: 'throw' }) as unknown as Box;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const cause = say('box-at-line', { line: error.line });
    throw new BadBoxFile(
      error.message.includes('nested') ? sayOfBox('box-too-deep') : sayOfBox('box-not-toml', { cause }),
    );
  }
}

type Table = Record<string, unknown>;

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
