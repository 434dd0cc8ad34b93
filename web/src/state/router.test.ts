import { expect, test } from 'vitest';
import { NOT_FOUND, routes, siteAddress, sitePath } from './router.svelte';

const routeOf = routes({ '/': 'Start', '/join': 'Join', '/join/:key': 'Join', '/table/:id/replay': 'Replay' });

test.each([
  ['/', 'Start', {}],
  ['/join', 'Join', {}],
  ['/join/', 'Join', {}],
  ['/join/a%20b', 'Join', { key: 'a b' }],
  ['/join/%E0%A4%A', 'Join', { key: '%E0%A4%A' }],
  ['/table/7/replay', 'Replay', { id: '7' }],
  ['/table/7', NOT_FOUND, {}],
  ['/nowhere', NOT_FOUND, {}],
])('%s is the page %s', (path, page, params) => {
  expect(routeOf(path)).toEqual({ page, params });
});

test.each([
  ['/', '/tenfold/'],
  ['/tables', '/tenfold/tables/'],
  ['/rules/tenzania#Z12', '/tenfold/rules/tenzania/#Z12'],
  ['/table/local-1', '/tenfold/table/?table=local-1'],
  ['/table/local-1/replay?at=3&seat=0', '/tenfold/table/?at=3&seat=0&table=local-1&page=replay'],
])('on a host of files %s lies at %s', (path, address) => {
  expect(siteAddress(path, '/tenfold/')).toBe(address);
  expect(siteAddress(path, '/')).toBe(address.slice('/tenfold'.length));
  const { pathname, search } = new URL(address, 'https://site');
  const plain = path.replace(/[?#].*/, '');
  expect(sitePath({ pathname, search }, '/tenfold/').replace(/(.)\/$/, '$1')).toBe(plain);
});
