/** A game's own lines of text, made for 80 columns, put in order for any width. */

import { language } from '../text/language.svelte';
import { say } from '../text/say';
import type { TextLine } from '../net/protocol';

export type Piece = { text: string; style: string };
/** What stands together on a line; a wide gap parts two of them. */
export type Cell = Piece[];
export type Row = { indent: number; cells: Cell[] };
/** Rows without an empty line between them; some of them may stand in columns. */
export type Block = { head: Row[]; columns: Row[][]; tail: Row[] };

/** A stretch of blanks so wide that it parts two cells. */
const GAP = 3;
/** A paragraph of so many letters wants something that stands out. */
const LONG = 60;
/** A number before anything else, after a mark at most. */
const NUMBERED = /^[^\p{L}\d]*\d+\s/u;

export const textOf = (cell: Cell): string => cell.map(({ text }) => text).join('');

/** Lines in blocks, broken lines joined again, and columns of equal things side by side. */
export function blocksOf(lines: TextLine[]): Block[] {
  const blocks: Row[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const row = rowOf(line);
    if (!row) isOpen = false;
    else if (!isOpen) blocks.push([row]);
    else {
      const rows = blocks.at(-1)!;
      const before = rows.at(-1)!;
      if (goesOn(before, row)) before.cells.at(-1)!.push({ text: ' ', style: '' }, ...row.cells[0]!);
      else rows.push(row);
    }
    if (row) isOpen = true;
  }
  return blocks.map((rows) => blockOf(rows.map(withLead)));
}

/** A line without the blanks around it; null for an empty one. */
function rowOf(line: TextLine): Row | null {
  const whole = line.map(([text]) => text).join('');
  if (!whole.trim()) return null;
  const indent = whole.length - whole.trimStart().length;
  const cells: Cell[] = [[]];
  let isFirst = true;
  for (const [at, [text, style]] of line.entries()) {
    if (!isFirst && startsColumn(line, at)) cells.push([]);
    if (!text.trim() && (isFirst || text.length >= GAP)) {
      if (!isFirst) cells.push([]);
      continue;
    }
    cells.at(-1)!.push({ text: isFirst ? text.trimStart() : text, style });
    isFirst = false;
  }
  return { indent, cells: cells.filter((cell) => textOf(cell).trim()).map(trimmedEnd) };
}

/** Whether a mark and a number begin here, however narrow the gap before them. */
function startsColumn(line: TextLine, at: number): boolean {
  const [mark, number] = [line[at]?.[0] ?? '', line[at + 1]?.[0] ?? ''];
  return mark.length === 3 && mark.trim().length === 1 && /^\s*\d+\s+$/.test(number);
}

function trimmedEnd(cell: Cell): Cell {
  const last = cell.at(-1)!;
  return [...cell.slice(0, -1), { ...last, text: last.text.trimEnd() }];
}

/** Whether a line is the rest of the one before: that one ends in the middle, and this one stands further in. */
function goesOn(before: Row, row: Row): boolean {
  const last = textOf(before.cells.at(-1)!);
  return row.cells.length === 1 && row.indent > before.indent + 1 && /[,:]$/.test(last);
}

/** A long paragraph in soft ink begins with what it is about, up to its colon, in full ink. */
function withLead(row: Row): Row {
  const [cell] = row.cells;
  const [first, ...others] = cell ?? [];
  const lead = first?.style === 'soft' ? /^.*?:(?= |$)/.exec(first.text)?.[0] : undefined;
  if (row.cells.length > 1 || !first || !lead || textOf(cell!).length < LONG) return row;
  return { ...row, cells: [[{ text: lead, style: '' }, { ...first, text: first.text.slice(lead.length) }, ...others]] };
}

/** Rows of numbered things side by side are columns, read downwards; any other second cell is a remark. */
function blockOf(rows: Row[]): Block {
  const first = rows.findIndex(({ cells }) => cells.length > 1);
  const isNumbered = rows.every(
    ({ cells }) => cells.length === 1 || cells.every((cell) => NUMBERED.test(textOf(cell))),
  );
  if (first < 0 || !isNumbered) return { head: rows, columns: [], tail: [] };
  const after = rows.findLastIndex(({ cells }) => NUMBERED.test(textOf(cells[0]!))) + 1;
  const numbered = rows.slice(first, after);
  const most = Math.max(...numbered.map(({ cells }) => cells.length));
  const columns = Array.from({ length: most }, (_, at) =>
    numbered.flatMap(({ indent, cells }) => (cells[at] ? [{ indent: at === 0 ? indent : 0, cells: [cells[at]] }] : [])),
  );
  return { head: rows.slice(0, first), columns, tail: rows.slice(after) };
}

/** Columns of numbers under a line of words, with a name before each; what follows them is `rest`. */
export type Grid = { head: string[]; body: { name: string; isDue: boolean; values: string[] }[]; rest: Row[] };

const FEWEST_COLUMNS = 4;
const NAMED_NUMBERS = /^(▸ )?(.*?) {2,}([-−+\d][-−+\d ]*)$/u;

const wholeOf = (row: Row): string => row.cells.map(textOf).join('   ');

/** The table with which a block begins, if it does. */
export function gridOf(rows: Row[]): Grid | null {
  const [first, ...others] = rows;
  const head = first ? wholeOf(first).trim().split(/ {2,}/) : [];
  if (head.length < FEWEST_COLUMNS) return null;
  const body: Grid['body'] = [];
  for (const row of others) {
    const [, mark, name, numbers] = NAMED_NUMBERS.exec(wholeOf(row)) ?? [];
    const values = numbers?.trim().split(/ +/) ?? [];
    if (!name || values.length !== head.length) break;
    body.push({ name: name.trim(), isDue: mark !== undefined, values });
  }
  return body.length ? { head, body, rest: others.slice(body.length) } : null;
}

const MARKS = [
  'blue',
  'green',
  'orange',
  'pink',
  'yellow',
  'purple',
  'red',
  'white',
  'black',
  'grey',
  'locomotive',
] as const;
export type Mark = (typeof MARKS)[number];

type Words = { marks: Map<string, Mark>; pattern: RegExp };
const known = new Map<string, Words>();

/** The words for a game colour in the language that is read, and the codes by which games call them. */
function wordsNow(): Words {
  const key = `${language.current} ${language.loadedCount}`;
  let words = known.get(key);
  if (!words) {
    const said = (mark: Mark): string[] => say('table-mark-words', { mark }).match(/\p{L}+/gu) ?? [];
    const marks = new Map(MARKS.flatMap((mark) => [mark, ...said(mark)].map((word): [string, Mark] => [word, mark])));
    words = { marks, pattern: new RegExp(`\\b(${[...marks.keys()].join('|')})\\b`) };
    known.set(key, words);
  }
  return words;
}

/** A text in parts: a word that names a game colour carries its mark, and the number or bracket before it, which must not be left behind. */
export function markedOf(text: string): { text: string; mark: Mark | null; lead?: string }[] {
  const { marks, pattern } = wordsNow();
  const parts = text.split(pattern);
  return parts
    .map((part, at) => {
      if (at % 2 === 0) return { text: at + 1 < parts.length ? part.replace(LEAD, '') : part, mark: null };
      const lead = LEAD.exec(parts[at - 1]!)?.[0];
      return { text: part, mark: marks.get(part)!, ...(lead ? { lead } : {}) };
    })
    .filter((part) => part.text !== '');
}

const LEAD = /(?:\b\d+\s|\()$/;
