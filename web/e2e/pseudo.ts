/** A language that nobody speaks, in the browser: accents, brackets and a third more of everything that a catalogue says. */

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext } from 'playwright-core';

const [OPEN, CLOSE] = ['⟦', '⟧'];
const ACCENTS: Record<string, string> = Object.fromEntries(
  [...'aeiouyncAEIOUYNC'].map((letter, at) => [letter, [...'áéíóúýñçÁÉÍÓÚÝÑÇ'][at]!]),
);

/** A catalogue in that language: only the words of its sentences change. */
export const pseudo = (catalogue: string): string => catalogue.split('\n').map(lineOf).join('\n');

function lineOf(line: string): string {
  if (line.startsWith('#')) return line;
  const head = /^(-?[a-z][\w-]* =|\s*\*?\[[\w-]+\]|\s*\})?/.exec(line)![0];
  const words = line.slice(head.length);
  const arrow = words.indexOf('->');
  if (arrow < 0) return head + marked(words);
  const brace = words.lastIndexOf('{', arrow);
  return head + marked(words.slice(0, brace)) + words.slice(brace);
}

const marked = (words: string): string =>
  words
    .split(/(\{[^{}]*\}|<[^>]*>)/)
    .map((part, at) => (at % 2 ? part : worded(part)))
    .join('');

function worded(words: string): string {
  if (!/\p{L}/u.test(words)) return words;
  const [, lead = '', core = '', trail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words)!;
  return `${lead}${OPEN}${[...core].map((letter) => ACCENTS[letter] ?? letter).join('')}${padding(core.length / 3)}${CLOSE}${trail}`;
}

/** As long as some letters, in words as long as words are. */
const padding = (letters: number): string => '~'.repeat(letters).replace(/~{1,6}/g, ' $&');

/** The words that stand outside all brackets. */
export function untranslated(text: string): string[] {
  let left = text;
  for (let before = ''; before !== left;) [before, left] = [left, left.replace(/⟦[^⟦⟧]*⟧/g, ' ')];
  return left.match(/(?<!\p{L})\p{L}{3,}(?!\p{L}|…)/gu) ?? [];
}

const ASSETS = resolve(import.meta.dirname, '../../src/tenfold/server/web/assets');
const changed = new Map<string, string>();

/** A built file with catalogues, each of them in that language. */
function changedFile(name: string): string {
  if (!changed.has(name)) {
    const built = readFileSync(join(ASSETS, name), 'utf8');
    const text = built.replace(/`(?:[^`\\]|\\.)*`/gs, (literal) => {
      const value = new Function(`return ${literal}`)() as string;
      return value.includes(' = ') ? JSON.stringify(pseudo(value)) : literal;
    });
    changed.set(name, text);
  }
  return changed.get(name)!;
}

/** Whoever reads French in this browser reads that language instead: its catalogues are changed on their way. */
export async function speakPseudo(context: BrowserContext, address: string): Promise<void> {
  await context.addCookies([{ name: 'pseudo', value: '1', url: address }]);
  await context.route(/\/assets\/(words-)?fr-[\w-]+\.js$/, async (route) => {
    const body = changedFile(new URL(route.request().url()).pathname.split('/').at(-1)!);
    // A page that was left meanwhile does not want it any more.
    await route.fulfill({ body, contentType: 'text/javascript' }).catch(() => {});
  });
}
