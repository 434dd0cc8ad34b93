/** What a catalogue holds: its sentences, and what each of them speaks of. */

import { FluentResource } from '@fluent/bundle';

export type Catalogue = Map<string, { variables: string[]; mentions: string[] }>;

/** Throws where Fluent would leave an entry out without a word. */
export function catalogueOf(text: string): Catalogue {
  const entries = new FluentResource(text).body;
  const written = [...text.matchAll(/^-?[a-z][\w-]* *=/gm)].map(([head]) => head.slice(0, -1).trim());
  const read = entries.map(({ id }) => id);
  const broken = written.filter((name, at) => !read.includes(name) || written.indexOf(name) !== at);
  if (broken.length) throw new Error(`broken or twice: ${broken.join(', ')}`);
  return new Map(
    entries.map(({ id, value }) => [id, { variables: named(value, 'var'), mentions: named(value, 'mesg') }]),
  );
}

/** The names of all variables, or of all other sentences, in a pattern. */
function named(pattern: unknown, type: 'var' | 'mesg'): string[] {
  if (typeof pattern !== 'object' || pattern === null) return [];
  const own = (pattern as { type?: string; name?: string }).type === type ? [(pattern as { name: string }).name] : [];
  return [...new Set([...own, ...Object.values(pattern).flatMap((part) => named(part, type))])];
}

/** A sentence and all those that it mentions, and they mention. */
export function reach(catalogue: Catalogue, name: string): string[] {
  return [...new Set([name, ...(catalogue.get(name)?.mentions ?? []).flatMap((one) => reach(catalogue, one))])];
}

export function variablesOf(catalogue: Catalogue, name: string): string[] {
  return [...new Set(reach(catalogue, name).flatMap((one) => catalogue.get(one)?.variables ?? []))].sort();
}
