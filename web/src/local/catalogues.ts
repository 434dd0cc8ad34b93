// The sentences of games, loaded for the language that is read.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { GameFacts } from './facts';
import { type Catalogues, Words } from './words';

const FIRST = 'en';
const texts = import.meta.glob<string>('../../../src/tenfold/{core,games/*,families/*}/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const names = import.meta.glob<{ names: Record<string, string> }>(
  '../../../src/tenfold/{games,families}/*/text/*.names.json',
  { import: 'default' },
);

/** The catalogues of a game in the reader's language, then in the one in which every sentence exists. */
export async function loadCatalogues({ catalogues }: GameFacts, language: string): Promise<Catalogues[]> {
  const languages = [...new Set([language, FIRST])];
  return Promise.all(languages.map((one) => cataloguesOf(catalogues, one)));
}

export const loadWords = async (facts: GameFacts, language: string): Promise<Words> =>
  new Words(facts, await loadCatalogues(facts, language));

/** Says a sentence of a game by its name. */
export type Sentences = (name: string, args: Record<string, string>) => string;

export async function loadSentences(facts: GameFacts, language: string): Promise<Sentences> {
  const bundles = (await loadCatalogues(facts, language)).map(({ language: tag, texts }) => {
    const bundle = new FluentBundle(tag, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
  });
  return (name, args) => {
    const bundle = bundles.find((one) => one.getMessage(name)?.value);
    return bundle ? bundle.formatPattern(bundle.getMessage(name)!.value!, args) : name;
  };
}

async function cataloguesOf(folders: string[], language: string): Promise<Catalogues> {
  const found = <T>(files: Record<string, () => Promise<T>>, ending: string): Promise<T[]> => {
    const paths = folders.map((folder) => `../../../src/tenfold/${folder}/${language}.${ending}`);
    return Promise.all(paths.flatMap((path) => (files[path] ? [files[path]()] : [])));
  };
  const placeNames = (await found(names, 'names.json')).map((file) => file.names);
  return { language, texts: await found(texts, 'ftl'), placeNames: Object.assign({}, ...placeNames) };
}
