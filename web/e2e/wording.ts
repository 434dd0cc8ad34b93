/** Sentences looked up by catalogue key, so that tests don't quote wording. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const ROOT = resolve(import.meta.dirname, '../..');
/** The language of the pages: another one only when pictures are taken to be read, as with `READ=fr make shots`. */
export const LANGUAGE = process.env.READ ?? 'en';
const SHELL = [
  'about',
  'admin',
  'analysis',
  'banter',
  'chat',
  'clock',
  'evening',
  'history',
  'ladder',
  'learn',
  'local',
  'look',
  'map',
  'notices',
  'privacy',
  'puzzle',
  'quick',
];
/** The shell's catalogues and those that all games share; a game's own come after them. */
const SHARED = [
  ...['core', 'agents', 'server'].map((area) => `src/tenfold/${area}/text/${LANGUAGE}.ftl`),
  `src/tenfold/core/text/errors/${LANGUAGE}.ftl`,
  ...readdirSync(join(ROOT, 'web/src/text', LANGUAGE)).map((name) => `web/src/text/${LANGUAGE}/${name}`),
  ...SHELL.map((area) => `web/src/${area}/${LANGUAGE}.ftl`),
  `web/offline/${LANGUAGE}.ftl`,
];

type Args = Record<string, FluentVariable>;

const bundles = new Map<string, FluentBundle>();

function bundleOf(game: string): FluentBundle {
  let bundle = bundles.get(game);
  if (!bundle) {
    bundle = new FluentBundle(LANGUAGE === 'en' ? 'en-GB' : LANGUAGE, { useIsolating: false });
    const family = game.startsWith('ten_days') ? [`src/tenfold/families/ten_days/text/${LANGUAGE}.ftl`] : [];
    const boards = game.startsWith('ten_days') ? 'families/ten_days' : `games/${game}`;
    const own = game
      ? [...family, `src/tenfold/games/${game}/text/${LANGUAGE}.ftl`, `web/src/${boards}/${LANGUAGE}.ftl`]
      : [];
    for (const path of [...SHARED, ...own].filter((path) => existsSync(join(ROOT, path)))) {
      bundle.addResource(new FluentResource(readFileSync(join(ROOT, path), 'utf8')), { allowOverrides: true });
    }
    bundles.set(game, bundle);
  }
  return bundle;
}

function formatted(game: string, key: string, args: Args): string {
  const bundle = bundleOf(game);
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`no sentence ${key}`);
  return bundle.formatPattern(pattern, args, []);
}

const unmarked = (text: string): string => text.replace(/<\/?[a-z-]+>/g, '');

/** A sentence as people read it, without what it marks. */
export const said = (key: string, args: Args = {}): string => unmarked(formatted('', key, args));

/** A sentence of a game or of its board. */
export const saidIn = (game: string, key: string, args: Args = {}): string => unmarked(formatted(game, key, args));

/** What a sentence marks, the text of a link for example. */
export function marked(key: string, mark: string, args: Args = {}): string {
  const found = new RegExp(`<${mark}>(.*?)</${mark}>`, 's').exec(formatted('', key, args));
  if (!found) throw new Error(`${key} doesn't mark ${mark}`);
  return found[1]!;
}

const ANYTHING = '\uE001';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of a sentence; an argument given as undefined can be anything. */
export function like(key: string, args: Record<string, FluentVariable | undefined> = {}, game = ''): RegExp {
  const known = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value ?? ANYTHING]));
  return new RegExp(escaped(unmarked(formatted(game, key, known))).replaceAll(ANYTHING, '.+'));
}
