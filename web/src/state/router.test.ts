import { expect, test } from 'vitest';
import { NOT_FOUND, routes } from './router.svelte';

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
