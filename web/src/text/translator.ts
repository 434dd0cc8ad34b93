/** Translates message keys by Fluent catalogues. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { onLanguage, FIRST, language, localeOf } from './language.svelte';

/** What a sentence speaks of; true and false choose between `[yes]` and `[no]`. */
export type SayArgs = Record<string, string | number | boolean>;

/** A stretch of a sentence; `mark` names what it is besides text, a link for example. */
export type Part = { text: string; mark: string | null };

export type Say = {
  (name: string, args?: SayArgs): string;
  /** The sentence in stretches: `Read the <rules>rules</rules>.` has three. */
  parts: (name: string, args?: SayArgs) => Part[];
};

/** Takes sentences in the first language that come with a page of their own. */
export type GrowingSay = Say & { add: (...texts: string[]) => void };

const MARKED = /<([a-z-]+)>(.*?)<\/\1>/gs;
/** Stands for “<” in what people typed, so that only the catalogue can mark. */
const LESS = '\uE000';

/** So many sentences are remembered: most of what a view says was said before, and a page of a game says some hundreds. */
const MAX_REMEMBERED = 1_000;

/** Catalogues that are loaded when their language is wanted, by their paths: `…/fr.ftl` or `…/fr/table.ftl`. */
export type LazyCatalogues = Record<string, () => Promise<string>>;

const isOf = (tag: string) => (path: string) => path.endsWith(`/${tag}.ftl`) || path.split('/').at(-2) === tag;

/** Says sentences of catalogues, by language; a later catalogue may replace sentences of an earlier one. */
export function translator(atOnce: Record<string, readonly string[]>, later: LazyCatalogues = {}): GrowingSay {
  const catalogues = { ...atOnce };
  const bundles = new Map<string, FluentBundle>();

  onLanguage(async (tag) => {
    if (catalogues[tag]) return;
    const paths = Object.keys(later).filter(isOf(tag)).sort();
    const texts = await Promise.all(paths.map((path) => later[path]!()));
    if (catalogues[tag] || texts.length === 0) return;
    catalogues[tag] = texts;
    bundles.delete(tag);
    language.loadedCount += 1;
  });

  function bundleOf(tag: string): FluentBundle {
    let bundle = bundles.get(tag);
    if (!bundle) {
      bundle = new FluentBundle(localeOf(tag), { useIsolating: false });
      for (const text of catalogues[tag] ?? []) bundle.addResource(new FluentResource(text), { allowOverrides: true });
      bundles.set(tag, bundle);
    }
    return bundle;
  }

  function marked(name: string, args: SayArgs): string {
    for (const tag of [language.current, FIRST]) {
      const bundle = bundleOf(tag);
      const pattern = bundle.getMessage(name)?.value;
      if (!pattern) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, fluentArgs(args), errors);
      // Where a translation is wrong, English is better.
      if (errors.length === 0 || tag === FIRST) return text;
    }
    return name;
  }

  const said = new Map<string, { text: string; parts: Part[] }>();

  /** To put a sentence together takes longer than to draw it. */
  function remembered(name: string, args: SayArgs): { text: string; parts: Part[] } {
    const key = `${language.current} ${language.loadedCount} ${name} ${JSON.stringify(args)}`;
    let sentence = said.get(key);
    if (!sentence) {
      const parts = partsOf(marked(name, args));
      sentence = { text: parts.map(({ text }) => text).join(''), parts };
      if (said.size === MAX_REMEMBERED) said.clear();
      said.set(key, sentence);
    }
    return sentence;
  }

  const say = (name: string, args: SayArgs = {}) => remembered(name, args).text;
  return Object.assign(say, {
    parts: (name: string, args: SayArgs = {}) => remembered(name, args).parts,
    add: (...texts: string[]) => {
      catalogues[FIRST] = [...(catalogues[FIRST] ?? []), ...texts];
      bundles.delete(FIRST);
    },
  });
}

function fluentArgs(args: SayArgs): Record<string, string | number> {
  const told = Object.entries(args).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, value ? 'yes' : 'no'];
    return [name, typeof value === 'string' ? value.replaceAll('<', LESS) : value];
  });
  return Object.fromEntries(told) as Record<string, string | number>;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const push = (stretch: string, mark: string | null) => {
    if (stretch) parts.push({ text: stretch.replaceAll(LESS, '<'), mark });
  };
  for (const found of text.matchAll(MARKED)) {
    push(text.slice(end, found.index), null);
    push(found[2] ?? '', found[1] ?? null);
    end = found.index + found[0].length;
  }
  push(text.slice(end), null);
  return parts;
}
