/** The language of this page; whatever a sentence was said in follows when it changes. */

/** In which every sentence exists: what another language lacks is said in it. */
export const FIRST = 'en';

export const language = $state({ current: FIRST });

/** Where a language alone leaves open how lists and numbers are written. */
const REGIONS: Record<string, string> = { en: 'en-GB' };

export const localeOf = (tag: string): string => REGIONS[tag] ?? tag;

/** A difference, with its sign. */
export function signed(number: number): string {
  return new Intl.NumberFormat(localeOf(language.current), { signDisplay: 'exceptZero', maximumFractionDigits: 2 }).format(number);
}

/** Names or numbers as a list in the language of the page: “A, B and C”, or only “A, B, C”. */
export function listed(things: readonly (string | number)[], type: 'conjunction' | 'unit'): string {
  return new Intl.ListFormat(localeOf(language.current), { type }).format(things.map(String));
}
