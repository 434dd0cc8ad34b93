// The sentences of games, loaded for the language that is read.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Learning } from '../net/protocol';
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

const boards = import.meta.glob<{ maps: { places: Record<string, { capitals: string[] }> }[] }>(
  '../generated/ten_days_*.facts.json',
  { import: 'default' },
);

/** The catalogues of a game in the reader's language, then in the one in which every sentence exists. */
export async function loadCatalogues({ catalogues }: GameFacts, language: string): Promise<Catalogues[]> {
  const languages = [...new Set([language, FIRST])];
  return Promise.all(languages.map((one) => cataloguesOf(catalogues, one)));
}

/** `learning`: learners of capitals are told these instead of the names of places. */
export async function loadWords(facts: GameFacts, language: string, learning: Learning = 'off'): Promise<Words> {
  const instead = learning === 'capitals' ? await loadCapitals(facts.id) : {};
  return new Words(facts, await loadCatalogues(facts, language), instead);
}

/** The first capital of each place that has one. */
async function loadCapitals(game: string): Promise<Record<string, string>> {
  const { maps } = (await boards[`../generated/${game}.facts.json`]?.()) ?? { maps: [] };
  const places = maps.flatMap((map) => Object.entries(map.places));
  return Object.fromEntries(places.flatMap(([place, { capitals }]) => (capitals[0] ? [[place, capitals[0]]] : [])));
}

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
