/** The address bar as state: a page's name and its parameters. */

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

const here = $state({ path: '/', query: '', hash: '' });

export const place: Readonly<{ path: string; query: string; hash: string }> = here;

function read(): void {
  here.path = location.pathname;
  here.query = location.search;
  here.hash = location.hash;
}

export function navigate(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
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
  navigate(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  read();
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  addEventListener('click', followLink);
}
