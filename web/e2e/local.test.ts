/** Local tables: a game is played in a worker of the page, without the server. */

import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FromWorker, Open } from '../src/local/session';
import type { LocalCommand } from '../src/local/localTable';
import { EVERY_GAME, House, instead, type Guest } from './serverFixture';

const ASSETS = resolve(import.meta.dirname, '../../src/tenfold/server/web/assets');
let house: House;
let ann: Guest;
beforeAll(async () => {
  house = await House.open(['ten_squares']);
  ann = await house.guest('Ann', { phone: true });
  await ann.page.goto('/');
});
afterAll(() => house?.close());

type Local = {
  localGames: () => string[];
  openLocalTable: (
    open: Omit<Open, 'type'>,
    receive: (message: FromWorker) => void,
  ) => { send: (command: LocalCommand) => void; close: () => void };
};

/** The module of local tables in the page; Vitest would import it here if it stood in a function. */
const local = () => {
  const name = readdirSync(ASSETS).find((one) => /^local-.*\.js$/.test(one))!;
  return ann.page.evaluateHandle<Local>(`import('/assets/${name}')`);
};

test('the page has every game', async () => {
  const games = await (await local()).evaluate(({ localGames }) => localGames());
  expect(games.sort()).toEqual([...EVERY_GAME].sort());
});

test.each(instead(EVERY_GAME, ['tenzania', 'heart_of_africa']))('%s is played to its end offline', async (game) => {
  const opened = await (
    await local()
  ).evaluateHandle(async ({ openLocalTable }, game) => {
    const players = [{ name: 'Ann' }, { name: 'Rook', level: 'casual' }];
    const messages: FromWorker[] = [];
    const table = openLocalTable({ game, players, language: 'fr' }, (message) => messages.push(message));
    while (messages.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    return { table, messages };
  }, game);
  await ann.context.setOffline(true);
  const end = await opened.evaluate(async ({ table, messages }) => {
    for (let moves = 0; ; moves++) {
      const view = messages.findLast((message) => message.type === 'view')?.views[0];
      const failed = messages.find(
        (message) => message.type === 'failed' || (message.type === 'answer' && !message.ok),
      );
      if (failed || !view || view.outcome)
        return { moves, failed, status: view?.status, winners: view?.outcome?.winners };
      const seen = messages.length;
      if (view.legal.length > 0)
        table.send({ type: 'act', id: `${moves}`, seat: 0, action: view.legal[0]!.action, count: view.count });
      while (messages.length === seen || messages.at(-1)!.type === 'answer')
        await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await opened.evaluate(({ table }) => table.close());
  await ann.context.setOffline(false);
  expect(end.failed).toBeUndefined();
  expect(end.moves).toBeGreaterThan(5);
  expect(end.winners!.length).toBeGreaterThan(0);
  expect(end.status).toBeTruthy();
});
