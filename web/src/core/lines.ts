/** A game's own lines of text, made for 80 columns, put in order for any width. */

import type { TextLine } from './types';

export type Piece = { text: string; style: string };
/** What stands together on a line; a wide gap parts two of them. */
export type Cell = Piece[];
export type Row = { indent: number; cells: Cell[] };
/** Rows without an empty line between them, in one column or in several. */
export type Block = { columns: Row[][] };

/** A stretch of blanks so wide that it parts two columns. */
const GAP = 3;

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
  return blocks.map((rows) => ({ columns: columnsOf(rows) }));
}

/** A line without the blanks around it; null for an empty one. */
function rowOf(line: TextLine): Row | null {
  const whole = line.map(([text]) => text).join('');
  if (!whole.trim()) return null;
  const indent = whole.length - whole.trimStart().length;
  const cells: Cell[] = [[]];
  let isFirst = true;
  for (const [text, style] of line) {
    if (!text.trim() && (isFirst || text.length >= GAP)) {
      if (!isFirst) cells.push([]);
      continue;
    }
    cells.at(-1)!.push({ text: isFirst ? text.trimStart() : text, style });
    isFirst = false;
  }
  return { indent, cells: cells.filter((cell) => cell.length > 0).map(trimmedEnd) };
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

/** Rows of cells that are built alike are columns: they are read downwards. Other cells are remarks. */
function columnsOf(rows: Row[]): Row[][] {
  const several = rows.filter(({ cells }) => cells.length > 1);
  if (several.length < 2 || !several.every(({ cells }) => areAlike(cells))) return [rows];
  const most = Math.max(...rows.map(({ cells }) => cells.length));
  return Array.from({ length: most }, (_, at) =>
    rows.flatMap(({ indent, cells }) => (cells[at] ? [{ indent: at === 0 ? indent : 0, cells: [cells[at]] }] : [])),
  );
}

function areAlike(cells: Cell[]): boolean {
  const [first, ...others] = cells.map((cell) => cell.slice(0, 2).map(({ text }) => text.trim().length > 0 && /^\P{L}*$/u.test(text)));
  return first !== undefined && first.length === 2 && others.every((other) => String(other) === String(first)) && first.includes(true);
}

const COLOUR_WORDS = /\b(blue|green|orange|pink|yellow|purple|red|white|black|grey|locomotives?|loco)\b/;

export type Mark = 'blue' | 'green' | 'orange' | 'pink' | 'yellow' | 'purple' | 'red' | 'white' | 'black' | 'grey' | 'locomotive';

/** A text in parts: a word that names a game colour carries its mark. */
export function markedOf(text: string): { text: string; mark: Mark | null }[] {
  return text
    .split(COLOUR_WORDS)
    .map((part, at) => ({ text: part, mark: at % 2 ? ((part.startsWith('loco') ? 'locomotive' : part) as Mark) : null }))
    .filter((part) => part.text !== '');
}
