import { afterEach, expect, test, vi } from 'vitest';
import { QuickStore, type Place, type QuickGames } from './quick.svelte';

const wish = { game: 'tenzania', seats: 2, turns: false };
const place: Place = { ...wish, left: 20, table: null };
const sent: string[] = [];
let answers: QuickGames[] = [];

vi.mock('../net/api', () => ({
  get: () => answer('GET'),
  post: () => answer('POST'),
  request: async () => ({ json: () => answer('DELETE') }),
}));

const answer = (method: string) => {
  sent.push(method);
  return Promise.resolve(answers.shift() ?? { mine: null, waiting: [] });
};

afterEach(() => {
  sent.length = 0;
  answers = [];
});

test('a place that was lost is asked for again, until nobody wants it', async () => {
  const store = new QuickStore();
  answers = [
    { mine: place, waiting: [{ ...wish, people: 1 }] },
    { mine: null, waiting: [] },
    { mine: place, waiting: [] },
    { mine: null, waiting: [] },
  ];
  await store.ask({ ...wish, wait: 30 });
  expect(store.people(wish)).toBe(1);
  await store.look();
  expect(store.games.mine).toEqual(place);
  await store.cancel();
  await store.look();
  store.close();
  expect(store.games.mine).toBeNull();
  expect(sent).toEqual(['POST', 'GET', 'POST', 'DELETE', 'GET']);
});
