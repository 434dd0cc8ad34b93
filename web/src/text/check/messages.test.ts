/** Every sentence that a person reads stands in a catalogue, is said somewhere, and is given what it speaks of. */

import { describe, expect, test } from 'vitest';
import { callsIn, type Call } from './calls';
import { catalogueOf, reach, variablesOf, type Catalogue } from './catalogue';
import { literalsIn } from './literals';
import type { Source } from './source';

const sources: Source[] = Object.entries(
  import.meta.glob<string>(
    ['../../**/*.{svelte,ts}', '!../../**/*.{test,compare,speed}.ts', '!../../{generated,local/games}/**', '!./**'],
    { query: '?raw', import: 'default', eager: true },
  ),
).map(([path, text]) => ({ path: path.replace(/^(\.\.\/)+/, ''), text }));

const shared = Object.values(
  import.meta.glob<string>('../../../../src/tenfold/{core,agents}/text/en.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const games = import.meta.glob<string>('../../../../src/tenfold/{games,families}/*/text/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const areas = import.meta.glob<string>('../en/*.ftl', { query: '?raw', import: 'default', eager: true });
const boards = import.meta.glob<string>('../../{games,families}/*/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const examples = import.meta.glob<string>('../../{games,families}/*/examples/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const kits = import.meta.glob<string>('../../*/en.ftl', { query: '?raw', import: 'default', eager: true });

const merged = (texts: string[]): Catalogue => new Map(texts.flatMap((text) => [...catalogueOf(text)]));
const shell = merged([...shared, ...Object.values(areas)]);

/** Literals that look like sentences and are none, each with the reason. */
const ALLOWED: { path: string; text: string; why: string }[] = [
  { path: 'admin/adminApi.ts', text: 'Bearer 0', why: 'A word of HTTP before the token.' },
  {
    path: 'state/screen.svelte.ts',
    text: '(min-width: 53.01rem) and (min-height: 30.01rem)',
    why: 'A media query.',
  },
  {
    path: 'games/heart_of_africa/Supply.svelte',
    text: '(max-width: 40rem), (max-width: 60rem) and (max-height: 30rem)',
    why: 'A media query.',
  },
  {
    path: 'tv/Play.svelte',
    text: '(min-width: 900.01px) and (orientation: landscape)',
    why: 'A media query.',
  },
  ...[
    { path: 'local/levelAgent.ts', text: '0 has no level 0' },
    { path: 'local/matchFile.ts', text: '0 at entry 0' },
    { path: 'local/record.ts', text: '0 has no field 0' },
    { path: 'local/session.ts', text: 'No table is open.' },
    { path: 'local/words.ts', text: '0 has no sentence 0' },
  ].map((one) => ({ ...one, why: 'An error that only a developer can cause.' })),
];

describe('no sentence stands in a component', () => {
  test.each(sources.map((source) => [source.path, source] as const))('%s', (path, source) => {
    const allowed = ALLOWED.filter((one) => one.path === path).map(({ text }) => text);

    expect(literalsIn(source).filter((text) => !allowed.includes(text))).toEqual([]);
  });

  test('what is allowed is still there', () => {
    for (const { path, text } of ALLOWED)
      expect(literalsIn(sources.find((source) => source.path === path)!)).toContain(text);
  });
});

describe('the catalogues', () => {
  test.each(Object.entries(areas))('%s names its sentences after its area', (path, text) => {
    const area = path.replace(/^.*\/|\.ftl$/g, '');

    for (const name of catalogueOf(text).keys()) expect(name).toMatch(new RegExp(`^${area}-`));
  });

  test.each(Object.entries(boards))('%s does not say again what its game says', (path, text) => {
    const own = games[Object.keys(games).find((one) => one.includes(`/${folderOf(path)}/`))!]!;
    const sentences = new Set([...own.matchAll(/^[a-z][\w-]* = (.+)$/gm)].map(([, sentence]) => sentence));

    for (const name of catalogueOf(text).keys()) expect(name).toMatch(/^board-/);
    for (const [, sentence] of text.matchAll(/^[a-z][\w-]* = (.+)$/gm)) {
      if (!sentence!.endsWith('->')) expect(sentences).not.toContain(sentence);
    }
  });

  test('of the shell are said whole, with what they speak of', () => {
    const calls = sources.flatMap(callsIn).filter(({ from }) => /text\/say(AtTable)?$/.test(from));

    expect(calls.length).toBeGreaterThan(100);
    expect(problemsOf(calls, shell, [...merged(Object.values(areas)).keys()])).toEqual([]);
  });

  test('of tables are said with those that come with a table', () => {
    const early = sources
      .flatMap(callsIn)
      .filter(({ from, names }) => from.endsWith('text/say') && names.some((name) => /^(end|lobby|menu)-/.test(name)));

    expect(early.map(({ path }) => path)).toEqual([]);
  });

  test.each(Object.entries(boards))('%s is said whole, with what it speaks of', (path, text) => {
    const calls = sources
      .filter((source) => source.path.startsWith(`${folderOf(path)}/`) && !source.path.includes('/examples/'))
      .flatMap(callsIn);
    const game = Object.entries(games).flatMap(([one, found]) =>
      one.includes('/families/') || one.includes(`/${folderOf(path)}/`) ? [found] : [],
    );

    expect(problemsOf(calls, merged([...shared, ...game, text]), [...catalogueOf(text).keys()])).toEqual([]);
  });

  test.each(Object.entries(examples))('%s is said whole, with what it speaks of', (path, text) => {
    const folder = path.replace(/^(\.\.\/)+|\/en\.ftl$/g, '');
    const calls = sources.filter((source) => source.path.startsWith(`${folder}/`)).flatMap(callsIn);

    for (const name of catalogueOf(text).keys()) expect(name).toMatch(/^example-/);
    expect(problemsOf(calls, catalogueOf(text), [...catalogueOf(text).keys()])).toEqual([]);
  });

  test.each(Object.entries(kits))('%s is said whole, with what it speaks of', (path, text) => {
    const folder = path.split('/').at(-2)!;
    const calls = sources.filter((source) => source.path.startsWith(`${folder}/`)).flatMap(callsIn);

    const areas = new Set([...catalogueOf(text).keys()].map((name) => name.split('-')[0]));

    expect(areas.size).toBe(1);
    expect(problemsOf(calls, catalogueOf(text), [...catalogueOf(text).keys()])).toEqual([]);
  });
});

/** `games/tenzania` of the path of a catalogue. */
function folderOf(path: string): string {
  return path.split('/').slice(-3, -1).join('/');
}

/** Names that do not exist, arguments that do not fit, and sentences that nobody says. */
function problemsOf(calls: Call[], catalogue: Catalogue, own: string[]): string[] {
  const problems: string[] = [];
  for (const { path, names, args } of calls) {
    if (names.length === 0 || args === null) problems.push(`${path}: names and arguments have to be written out`);
    const wanted = new Set(names.flatMap((name) => variablesOf(catalogue, name)));
    for (const name of names) {
      if (!catalogue.has(name)) problems.push(`${path}: there is no ${name}`);
      const missing = variablesOf(catalogue, name).filter((one) => args && !args.includes(one));
      if (missing.length) problems.push(`${path}: ${name} is not told ${missing.join(', ')}`);
    }
    const idle = (args ?? []).filter((one) => !wanted.has(one));
    if (idle.length) problems.push(`${path}: ${names.join(' and ')} does not speak of ${idle.join(', ')}`);
  }
  const said = new Set(calls.flatMap(({ names }) => names.flatMap((name) => reach(catalogue, name))));
  for (const name of own) if (!said.has(name)) problems.push(`nobody says ${name}`);
  return problems;
}

describe('the checks can fail', () => {
  const component = (text: string): Source => ({ path: 'Some.svelte', text });

  test.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>{n} seats</p>', 'seats'],
    ['<p>{isFree ? "free" : name}</p>', 'free'],
    ['<button aria-label="Close"></button>', 'Close'],
    ['<button aria-label="Send {name} away"></button>', 'Send 0 away'],
    ['<img alt={`${name} in front`} />', '0 in front'],
    ['<Problem heading="Gone" />', 'Gone'],
    ['<Problem why="It is not here." />', 'It is not here.'],
    ['{@render choice("Colours", 3)}', 'Colours'],
    ['<script>let status = "It is over.";</script>', 'It is over.'],
    ['<script>const ways = [{ text: "Undo" }];</script>', 'Undo'],
    ['<script>toast("Copied");</script>', 'Copied'],
    ['<script lang="ts">const seat = (at: number): string => `Seat ${at}`;</script>', 'Seat 0'],
    ['<script>const said = n + " cards left";</script>', 'cards left'],
    ['<script>const said = "Hello!";</script>', 'Hello!'],
  ])('%s', (text, sentence) => {
    expect(literalsIn(component(text))).toEqual([sentence]);
  });

  test.each([
    `<p class="soft small" title={say('a')}>{say('b', { state: 'free' })} · {n} / {m}</p>`,
    `<svg viewBox="0 0 24 24" preserveAspectRatio="xMidYMid slice"><path d="M6 4h9l3 3v13 H6 z" /></svg>`,
    `<script lang="ts">type Way = 'to the left' | 'to the right'; import x from './some thing';</script>`,
    `<script>if (event.key === 'Escape') node.closest('input, select');</script>`,
  ])('%s has none', (text) => {
    expect(literalsIn(component(text))).toEqual([]);
  });

  test('a module is read as a component is', () => {
    expect(literalsIn({ path: 'some.ts', text: `export const said = (name: string) => \`\${name} wins\`;` })).toEqual([
      '0 wins',
    ]);
  });

  test('wrong names and arguments are found', () => {
    const catalogue = catalogueOf('a = A\nb = { $n } of { $m }\nc = { b }!\nd = D');
    const text = `<script>import { say } from '../text/say'; say('z'); say(x); say('a', { n }); say.parts(yes ? 'a' : 'b', { n });</script>`;

    expect(problemsOf(callsIn(component(text)), catalogue, [...catalogue.keys()])).toEqual([
      'Some.svelte: there is no z',
      'Some.svelte: names and arguments have to be written out',
      'Some.svelte: a does not speak of n',
      'Some.svelte: b is not told m',
      'nobody says c',
      'nobody says d',
    ]);
    expect(variablesOf(catalogue, 'c')).toEqual(['m', 'n']);
    expect(() => catalogueOf('a = { $n\nb = B')).toThrow('broken or twice: a');
    expect(() => catalogueOf('a = A\na = B')).toThrow('broken or twice: a');
  });
});
