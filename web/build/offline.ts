import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin, Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;

const ROOT = join(import.meta.dirname, '..');
const COLOURS = { paper: '#f5efe2', night: '#12161f' };

const source = (name: string): string => readFileSync(join(ROOT, 'offline', name), 'utf8');

const FIRST = 'en';
/** English first: it is shown where no script runs. */
const LANGUAGES = [
  FIRST,
  ...readdirSync(join(ROOT, 'offline')).flatMap((name) =>
    /^(?!en\.)[a-z]+\.ftl$/.test(name) ? [name.slice(0, -4)] : [],
  ),
];

/** The sentences that are said where the app is not, in a language. */
function sayer(language: string): (name: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source(`${language}.ftl`)));
  return (name) => {
    const pattern = bundle.getMessage(name)?.value;
    if (!pattern) throw new Error(`offline/${language}.ftl has no ${name}`);
    return bundle.formatPattern(pattern).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  };
}

const say = sayer(FIRST);
const filled = (template: string, say: (name: string) => string): string =>
  template.replace(/\{([a-z-]+)\}/g, (_, name: string) => say(name));

/** The page with its main part in every language; a script shows the one that is read here. */
export function pageOf(template: string): string {
  const every = (main: string) =>
    LANGUAGES.map((language) =>
      filled(
        main.replace('<main>', `<main lang="${language}"${language === FIRST ? '' : ' hidden'}>`),
        sayer(language),
      ),
    ).join('\n    ');
  return filled(template.replace(/<main>.*<\/main>/s, every), say);
}

/** The manifest makes the app installable. Its files lie beside it. */
export function manifest(): string {
  const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose });
  return JSON.stringify({
    id: '/',
    name: say('name'),
    short_name: say('name'),
    description: say('tagline'),
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: COLOURS.paper,
    theme_color: COLOURS.paper,
    categories: ['games'],
    icons: [
      icon('./icon-192.png', '192x192'),
      icon('./icon-512.png', '512x512'),
      icon('./icon-maskable-512.png', '512x512', 'maskable'),
      { src: './favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  });
}

/** What only a server can answer is loaded from it. */
const ONLINE = /\/src\/(admin|chat|evening|ladder|look|notices|privacy|quick|tv)\/|\/pages\/Tv\.svelte/;

/** Without rules a page plays nothing by itself: then only the page that says so is kept. */
const hasRules = (files: string[]): boolean => files.some((name) => name.endsWith('.wasm'));

/** What the worker keeps: all that a page loads here, and what the browser shows of an installed app. */
function keptFiles(bundle: OutputBundle): string[] {
  const isWanted = (file: OutputBundle[string]) =>
    !/\.(html|jpg|webmanifest)$|^(sw|offline)\./.test(file.fileName) &&
    !(file.type === 'chunk' && ONLINE.test(file.facadeModuleId ?? '')) &&
    // Pictures of people are seen at tables of a server.
    !(file.type === 'asset' && file.originalFileNames.some((name) => name.includes('/avatars/')));
  const page = ['offline.html', 'offline.css', 'offline.js'];
  if (!hasRules(Object.keys(bundle))) return page;
  const icons = readdirSync(join(ROOT, 'public')).filter((name) => /^(favicon|icon-192)\./.test(name));
  const built = Object.values(bundle).flatMap((file) => (isWanted(file) ? [file.fileName] : []));
  return [...built, ...icons, 'manifest.webmanifest', ...page].sort();
}

/** The worker's cache has the name of what is in it. */
export function worker(folder: string, files: string[]): string {
  const digest = createHash('sha256');
  for (const name of ['index.html', ...files]) digest.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return source('worker.js')
    .replace('__KEPT__', `tenfold-${digest.digest('hex').slice(0, 12)}`)
    .replace('__PAGE__', hasRules(files) ? '' : 'offline.html')
    .replace("['__FILES__']", JSON.stringify(files));
}

/** What the start page says to who only looks at its link; the server says it of other addresses. */
function previewTags(): string {
  const tags = [
    `<meta name="description" content="${say('tagline')}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:title" content="${say('name')}" />`,
    `<meta property="og:description" content="${say('tagline')}" />`,
    '<meta property="og:image" content="/preview.jpg" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  return ['<!-- preview -->', ...tags, '<!-- /preview -->'].join('\n    ');
}

const LINKS =
  '<link rel="manifest" href="/manifest.webmanifest" />\n    <link rel="apple-touch-icon" href="/icon-180.png" />';

/** Writes what is there without the app: the offline page and its worker, the manifest, pictures of links. */
export function offline(): Plugin {
  return {
    name: 'tenfold-offline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('</title>', `</title>\n    ${previewTags()}\n    ${LINKS}`),
    },
    generateBundle() {
      const emit = (fileName: string, content: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source: content });
      const files = [pageOf(source('page.html')), source('page.css'), source('page.js')];
      ['offline.html', 'offline.css', 'offline.js'].forEach((name, at) => emit(name, files[at]!));
      emit('manifest.webmanifest', manifest());
      const games = join(ROOT, 'src/games');
      for (const game of readdirSync(games)) {
        const picture = join(games, game, 'preview.jpg');
        if (existsSync(picture)) emit(`previews/${game}.jpg`, readFileSync(picture));
      }
    },
    // The worker names all files, so it's written when they are there. A page may be asked for at any path.
    writeBundle({ dir }, bundle) {
      const index = join(dir!, 'index.html');
      writeFileSync(index, readFileSync(index, 'utf8').replaceAll('="./', '="/'));
      writeFileSync(join(dir!, 'sw.js'), worker(dir!, keptFiles(bundle)));
    },
  };
}
