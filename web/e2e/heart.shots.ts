/** Pictures of The Heart of Africa: tickets, a turn, a claim, the late game, the last round, the score, the picture to keep, a replay, a TV. */

import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { House, type Guest } from './serverFixture';
import { playToEnd, prepareTable, type Moment } from './hintPlayer';
import { FOLDER, sceneOf, SOFA } from './screenshots';

const GAME = 'heart_of_africa';
const SEATS = ['me', 'bot', 'bot', 'bot'];

let house: House;
beforeAll(async () => {
  house = await House.open([GAME]);
});
afterAll(() => house?.close());

const scene = sceneOf(() => house);

async function arrive(guest: Guest, moment: Moment): Promise<string> {
  const { table } = await prepareTable(guest, house, GAME, { seats: SEATS, ...moment });
  await guest.page.goto(`/table/${table}`);
  await guest.page.locator('.track').first().waitFor();
  return table;
}

scene('heart_of_africa-tickets', async (guest) => {
  await arrive(guest, {});
  for (const at of [0, 2]) await guest.page.locator('[data-ticket]').nth(at).click();
});
scene('heart_of_africa-turn', async (guest) => {
  await arrive(guest, { after: 80, fields: { cards_taken: [0, 0] } });
  await guest.page.locator('[data-own-ticket]').first().click();
});
scene('heart_of_africa-claim', async (guest) => {
  await arrive(guest, { after: 120, way: ['claim .*', 'pay .*', 'double .*'] });
  await guest.page.locator('.track.payable').first().press('Enter');
  await guest.page.locator('[data-claim]').waitFor();
});
scene('heart_of_africa-since', async (guest) => {
  await arrive(guest, { after: 100, fields: { cards_taken: [0, 0] } });
  await guest.page.locator('[data-look-back]').click();
});
scene('heart_of_africa-late', (guest) => arrive(guest, { fields: { trains: [3, 9] } }).then(() => undefined));
scene('heart_of_africa-last-round', (guest) => arrive(guest, { fields: { turns_left: [1, 4] } }).then(() => undefined));
scene('heart_of_africa-score', async (guest) => {
  await arrive(guest, { fields: { turns_left: [1, 1] } });
  await playToEnd([{ page: guest.page, hands: 'taps' }]);
  await guest.page.locator('[data-score]').scrollIntoViewIfNeeded();
});
scene('heart_of_africa-replay', async (guest) => {
  const table = await arrive(guest, { fields: { turns_left: [1, 1] } });
  await playToEnd([{ page: guest.page, hands: 'taps' }]);
  await guest.page.goto(`/table/${table}/replay`);
  await guest.page.locator('.track').first().waitFor();
  for (let at = 0; at < 30; at++) await guest.page.keyboard.press('ArrowRight');
});
scene(
  'heart_of_africa-picture',
  async (guest) => {
    await arrive(guest, { fields: { turns_left: [1, 1] } });
    await playToEnd([{ page: guest.page, hands: 'taps' }]);
    const [saved] = await Promise.all([
      guest.page.waitForEvent('download'),
      guest.page.locator('[data-picture]').click(),
    ]);
    await saved.saveAs(join(FOLDER, 'heart_of_africa-picture.png'));
  },
  [],
);
for (const moment of ['late', 'score']) {
  scene(
    `heart_of_africa-tv-${moment}`,
    async (guest) => {
      const table = await arrive(guest, { seats: [...SEATS, 'bot'], fields: { turns_left: [1, 1] } });
      if (moment === 'score') await playToEnd([{ page: guest.page, hands: 'taps' }]);
      await guest.page.goto(`/table/${table}/tv`);
      await guest.page.locator('.track').first().waitFor();
    },
    SOFA,
  );
}
