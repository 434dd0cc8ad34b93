/** Every language says the same sentences about the same things, and marks the same stretches. */

import { describe, expect, test } from 'vitest';
import { COMPLETE, FIRST, LANGUAGES } from '../language.svelte';
import { catalogueOf, variablesOf, type Catalogue } from './catalogue';

const all: Record<string, string> = {
  ...import.meta.glob<string>('../../**/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../offline/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../src/tenfold/{core,agents,families/*,games/*}/text/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
/** A language may have sentences of its own for others to mention. */
const OWN = /^own-/;

const twinOf = (path: string, tag: string): string =>
  path
    .replace(/\/en(\/[^/]+)?\.ftl$/, (_, area?: string) => `/${tag}${area ?? ''}.ftl`)
    .replace(/\/en\/([^/]+\.ftl)$/, `/${tag}/$1`);
const english = Object.keys(all).filter((path) => /\/en(\.ftl$|\/)/.test(path));
/** What a board mentions may stand in the catalogue of its game. */
const whole = (tag: string): Catalogue =>
  new Map(
    Object.entries(all)
      .filter(([path]) => path.endsWith(`/${tag}.ftl`))
      .flatMap(([, text]) => [...catalogueOf(text)]),
  );
const marksIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/<([a-z-]+)>/g)].map(([, mark]) => mark!))].sort();

describe.each(LANGUAGES.filter((tag) => tag !== FIRST))('%s', (tag) => {
  const below = { [FIRST]: whole(FIRST), [tag]: whole(tag) };

  test.each(english)('says what %s says, of the same things', (path) => {
    const [first, other] = [all[path]!, all[twinOf(path, tag)] ?? ''];
    const [names, own] = [catalogueOf(first), catalogueOf(other)];
    const said = [...own.keys()].filter((name) => !OWN.test(name));

    expect(said.filter((name) => !names.has(name))).toEqual([]);
    for (const name of said) {
      const told = [
        variablesOf(new Map([...below[FIRST]!, ...names]), name),
        variablesOf(new Map([...below[FIRST]!, ...names, ...below[tag]!, ...own]), name),
      ];
      expect(told[1], name).toEqual(told[0]);
    }
    if (COMPLETE.includes(tag)) {
      expect([...names.keys()].filter((name) => !own.has(name))).toEqual([]);
      expect(marksIn(other)).toEqual(marksIn(first));
    } else expect(marksIn(first)).toEqual(expect.arrayContaining(marksIn(other)));
  });
});

test('there is more than one language', () => {
  expect(LANGUAGES).toContain('fr');
  expect(english.length).toBeGreaterThan(20);
});
