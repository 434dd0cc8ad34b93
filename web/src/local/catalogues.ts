// The sentences of games, loaded for the language that is read.
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

export async function loadWords(facts: GameFacts, language: string): Promise<Words> {
  const languages = [...new Set([language, FIRST])];
  return new Words(facts, await Promise.all(languages.map((one) => cataloguesOf(facts, one))));
}

async function cataloguesOf({ catalogues }: GameFacts, language: string): Promise<Catalogues> {
  const found = <T>(files: Record<string, () => Promise<T>>, ending: string): Promise<T[]> => {
    const paths = catalogues.map((folder) => `../../../src/tenfold/${folder}/${language}.${ending}`);
    return Promise.all(paths.flatMap((path) => (files[path] ? [files[path]()] : [])));
  };
  const placeNames = (await found(names, 'names.json')).map((file) => file.names);
  return { language, texts: await found(texts, 'ftl'), placeNames: Object.assign({}, ...placeNames) };
}
