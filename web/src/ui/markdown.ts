/** The part of Markdown that our rules are written in, as data: a component draws it as text nodes. */

export type Inline =
  { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'link'; text: string; to: string };

export type Item = { clause: string | null; inlines: Inline[]; items: Item[] };

export type Block =
  | { kind: 'heading'; level: number; id: string; inlines: Inline[] }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^(\s*)(?:[-*]|(\d+)[.)])\s+(.*)$/;
const RULE_LINE = /^\s*\|?\s*:?-{2,}/;
const CLAUSE = /^\*\*([A-Z]\d+[a-z]?)\*\*/;
const INLINE = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function inlinesOf(text: string): Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > end) inlines.push({ kind: 'text', text: text.slice(end, found.index) });
    const [whole, strong, em, code, label, to] = found;
    if (strong !== undefined) inlines.push({ kind: 'strong', text: strong });
    else if (em !== undefined) inlines.push({ kind: 'em', text: em });
    else if (code !== undefined) inlines.push({ kind: 'code', text: code });
    else inlines.push(linkOf(label ?? '', to ?? ''));
    end = found.index + whole.length;
  }
  if (end < text.length) inlines.push({ kind: 'text', text: text.slice(end) });
  return inlines;
}

/** Links stay on this site or go to the web; anything else is only its words. */
function linkOf(text: string, to: string): Inline {
  return /^(https?:\/\/|\/|#)/.test(to) ? { kind: 'link', text, to } : { kind: 'text', text };
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function parse(markdown: string): Block[] {
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (!line.trim()) at += 1;
    else if (line.startsWith('```')) at = codeFrom(lines, at, blocks);
    else if (HEADING.test(line)) at = headingFrom(line, at, blocks);
    else if (line.includes('|') && RULE_LINE.test(lines[at + 1] ?? '')) at = tableFrom(lines, at, blocks);
    else if (ITEM.test(line)) at = listFrom(lines, at, blocks);
    else at = paragraphFrom(lines, at, blocks);
  }
  return blocks;
}

function headingFrom(line: string, at: number, blocks: Block[]): number {
  const [, marks = '#', text = ''] = HEADING.exec(line) ?? [];
  blocks.push({ kind: 'heading', level: marks.length, id: slug(text), inlines: inlinesOf(text) });
  return at + 1;
}

function codeFrom(lines: string[], at: number, blocks: Block[]): number {
  let end = at + 1;
  while (end < lines.length && !lines[end]?.startsWith('```')) end += 1;
  blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') });
  return end + 1;
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inlinesOf(cell.trim()));
}

function tableFrom(lines: string[], at: number, blocks: Block[]): number {
  let end = at + 2;
  while (end < lines.length && lines[end]?.includes('|')) end += 1;
  blocks.push({ kind: 'table', head: cells(lines[at] ?? ''), rows: lines.slice(at + 2, end).map(cells) });
  return end;
}

function listFrom(lines: string[], at: number, blocks: Block[]): number {
  const [, , number] = ITEM.exec(lines[at] ?? '') ?? [];
  const raw: { depth: number; text: string }[] = [];
  let end = at;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? '';
    const found = ITEM.exec(line);
    const last = raw.at(-1);
    if (found) raw.push({ depth: (found[1] ?? '').length, text: found[3] ?? '' });
    else if (last && /^\s+\S/.test(line)) last.text += ` ${line.trim()}`;
    else break;
  }
  blocks.push({ kind: 'list', ordered: number !== undefined, items: nest(raw) });
  return end;
}

function nest(raw: { depth: number; text: string }[]): Item[] {
  const top: Item[] = [];
  const open: { depth: number; items: Item[] }[] = [{ depth: raw[0]?.depth ?? 0, items: top }];
  for (const { depth, text } of raw) {
    while (open.length > 1 && depth < (open.at(-1)?.depth ?? 0)) open.pop();
    const level = open.at(-1);
    const previous = level?.items.at(-1);
    const item: Item = { clause: CLAUSE.exec(text)?.[1] ?? null, inlines: inlinesOf(text), items: [] };
    if (level && previous && depth > level.depth) {
      previous.items.push(item);
      open.push({ depth, items: previous.items });
    } else level?.items.push(item);
  }
  return top;
}

function paragraphFrom(lines: string[], at: number, blocks: Block[]): number {
  let end = at;
  const text: string[] = [];
  for (; end < lines.length; end++) {
    const line = lines[end] ?? '';
    if (!line.trim() || HEADING.test(line) || ITEM.test(line) || line.startsWith('```')) break;
    text.push(line.trim());
  }
  blocks.push({ kind: 'paragraph', inlines: inlinesOf(text.join(' ')) });
  return end;
}
