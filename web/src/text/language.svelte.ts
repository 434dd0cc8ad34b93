/** The page's language, and how it writes numbers and lists. */

/** In which every sentence exists: what another language lacks is said in it. */
export const FIRST = 'en';

/** `loadedCount` counts the catalogues that came later than what they say. */
export const language = $state({ current: FIRST, loadedCount: 0 });

/** Where a language alone leaves open how lists and numbers are written. */
const REGIONS: Record<string, string> = { en: 'en-GB' };

export const localeOf = (tag: string): string => REGIONS[tag] ?? tag;

/** The page's language as this browser's region writes dates and times. */
export function dateLocale(read: readonly string[] = navigator.languages): string {
  return read.find((tag) => tag.split('-')[0] === language.current) ?? localeOf(language.current);
}

/** A difference, with its sign. */
export function signed(number: number): string {
  return new Intl.NumberFormat(localeOf(language.current), {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 2,
  })
    .format(number)
    .replace('-', '−');
}

/** A chance, or another share. */
export function percent(share: number, maximumFractionDigits = 0): string {
  return new Intl.NumberFormat(localeOf(language.current), { style: 'percent', maximumFractionDigits }).format(share);
}

/** A number with a digit after the point, if it needs one. */
export const decimal = (number: number): string =>
  new Intl.NumberFormat(localeOf(language.current), { maximumFractionDigits: 1 }).format(number);

type ListType = 'conjunction' | 'disjunction' | 'unit';
/** Made once for each language and type: that costs more than to use one. */
const lists = new Map<string, Intl.ListFormat>();

/** Names or numbers as a list in the language of the page: “A, B and C”, “A, B or C”, or only “A, B, C”. */
export function listed(things: readonly (string | number)[], type: ListType): string {
  const key = `${language.current} ${type}`;
  if (!lists.has(key)) lists.set(key, new Intl.ListFormat(localeOf(language.current), { type }));
  return lists.get(key)!.format(things.map(String));
}

/** The languages that this build has: each has a folder with the sentences of the shell. */
export const LANGUAGES: readonly string[] = [
  FIRST,
  ...Object.keys(import.meta.glob('./*/shell.ftl', { query: '?raw' }))
    .map((path) => path.split('/')[1]!)
    .filter((tag) => tag !== FIRST)
    .sort(),
];

/** Those that lack sentences; what is marked so is there only for people who choose it. */
const PARTIAL = new Set(
  Object.keys(import.meta.glob('../../../src/tenfold/core/text/*.partial', { query: '?raw' })).map((path) =>
    path.split('/').at(-1)!.replace('.partial', ''),
  ),
);

export const COMPLETE = LANGUAGES.filter((tag) => !PARTIAL.has(tag));

/** Each language in its own words, so that whoever reads no other finds it. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
}

/** The language that is chosen, or else the first that the browser's owner reads and that there is. */
export function chooseLanguage(chosen: string, read: readonly string[]): string {
  if (LANGUAGES.includes(chosen)) return chosen;
  return read.map((tag) => tag.split('-')[0]!.toLowerCase()).find((tag) => COMPLETE.includes(tag)) ?? FIRST;
}

/** What fetches the words of a language that are not there yet. */
type Fetch = (tag: string) => Promise<void>;

const sources: Fetch[] = [];

/** Words that come with their language only; whoever shows them first waits until they are here.
 *
 * Those of a part that is loaded later, when the language has been chosen, come by themselves. */
export function onLanguage(fetch: Fetch): void {
  sources.push(fetch);
  if (language.current !== FIRST) void fetch(language.current).catch(() => {});
}

/** Whether everything that is loaded by now can be said in the language; what did not arrive is said in English. */
export async function cataloguesLoaded(tag = language.current): Promise<void> {
  await Promise.all(sources.map((fetch) => fetch(tag).catch(() => {})));
}

/** From now on speak a language. */
export async function setLanguage(tag: string): Promise<void> {
  if (tag === language.current) return;
  await cataloguesLoaded(tag);
  language.current = tag;
}
