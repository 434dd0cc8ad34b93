/** The address bar as state: a page's name and its parameters. */

import { isSite } from './site';

export type Route = { page: string; params: Record<string, string> };

type Pattern = { page: string; parts: string[] };

export const NOT_FOUND = 'not-found';

/** Reads `page = /path/:parameter` lines into a function from a path to a route. */
export function routes(table: Record<string, string>): (path: string) => Route {
  const patterns: Pattern[] = Object.entries(table).map(([path, page]) => ({ page, parts: split(path) }));
  return (path) => {
    const parts = split(path);
    for (const pattern of patterns) {
      const params = match(pattern.parts, parts);
      if (params) return { page: pattern.page, params };
    }
    return { page: NOT_FOUND, params: {} };
  };
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function match(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const given = parts[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(given);
    else if (part !== given) return null;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where the app lies: on a host of files it may be any folder, the one above this file. */
export const ROOT: string = isSite ? new URL('..', import.meta.url).pathname : '/';

/** A host of files has a page at each address that never changes; which table it shows stands behind it. */
const TABLE = /^\/table\/([^/]+)(?:\/([^/]+))?\/?$/;

/** The address at which a host of files has a page of the app. */
export function siteAddress(address: string, root: string): string {
  const { pathname, search, hash } = new URL(address, 'https://site');
  const [, table, page] = TABLE.exec(pathname) ?? [];
  const asked = new URLSearchParams(search);
  if (table) asked.set('table', table);
  if (page) asked.set('page', page);
  const folder = table ? 'table/' : pathname.slice(1).replace(/([^/])$/, '$1/');
  return `${root}${folder}${asked.size ? `?${asked}` : ''}${hash}`;
}

/** The page of the app that is at an address of a host of files. */
export function sitePath({ pathname, search }: { pathname: string; search: string }, root: string): string {
  const path = `/${pathname.slice(root.length)}`;
  const asked = new URLSearchParams(search);
  if (path !== '/table/' || !asked.has('table')) return path;
  return ['/table', asked.get('table'), asked.get('page')].filter(Boolean).join('/');
}

/** Where a page of the app is on this host. */
export const addressOf = (path: string): string => (isSite ? siteAddress(path, ROOT) : path);

const here = $state({ path: '/', query: '', hash: '' });

export const place: Readonly<{ path: string; query: string; hash: string }> = here;

function read(): void {
  here.path = isSite ? sitePath(location, ROOT) : location.pathname;
  here.query = location.search;
  here.hash = location.hash;
}

export function navigate(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', addressOf(address));
  else history.pushState(null, '', addressOf(address));
  read();
  if (!here.hash) scrollTo(0, 0);
}

/** Puts a parameter into the address bar; nothing moves. */
export function setParameter(name: string, value: string): void {
  const address = new URL(location.href);
  if (address.searchParams.get(name) === value) return;
  address.searchParams.set(name, value);
  history.replaceState(null, '', address);
  read();
}

/** Follows plain clicks on links of our own without loading the page anew. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  // The server itself answers these.
  if (/^\/(api|return)\//.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  const isWhole = isSite && link.dataset.whole !== undefined;
  if (!isWhole) return navigate(link.pathname + link.search + link.hash);
  history.pushState(null, '', link.href);
  read();
  if (!here.hash) scrollTo(0, 0);
}

/** Pages write links as a server has them; on a host of files they lead there as soon as somebody reaches for one. */
function completeLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const path = link?.getAttribute('href');
  if (!path?.startsWith('/') || path.startsWith(ROOT + 'assets/')) return;
  if (link!.dataset.whole === path) return;
  link!.dataset.whole = siteAddress(path, ROOT);
  link!.setAttribute('href', link!.dataset.whole);
}

export function startRouter(): void {
  if (isSite)
    for (const reach of ['pointerover', 'pointerdown', 'focusin', 'click'])
      addEventListener(reach, completeLink, { capture: true });
  read();
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  addEventListener('click', followLink);
}
