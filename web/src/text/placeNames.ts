/** Translates names of places; their English names are also their ids. */

import { onLanguage, FIRST, language } from './language.svelte';

/** Files of names by their paths: `…/fr.names.json`. */
export type NameFiles = Record<string, () => Promise<Record<string, string>>>;

/** Calls places by their names in the language of the page; one that it has no name for keeps the English one. */
export function placeNames(files: NameFiles): (english: string) => string {
  const known: Record<string, Record<string, string>> = {};

  onLanguage(async (tag) => {
    if (tag === FIRST || known[tag]) return;
    const paths = Object.keys(files).filter((path) => path.endsWith(`/${tag}.names.json`));
    const names = await Promise.all(paths.map((path) => files[path]!()));
    known[tag] = Object.assign({}, ...names) as Record<string, string>;
    language.loadedCount += 1;
  });

  return (english) => {
    void language.loadedCount;
    return known[language.current]?.[english] ?? english;
  };
}
