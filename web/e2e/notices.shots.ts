/** Pictures of how somebody chooses to hear of their turns, for people to look at: `make shots`. */

import { afterAll, beforeAll } from 'vitest';
import { House, type Guest } from './serverFixture';
import { seatTwo } from './hintPlayer';
import { sceneOf } from './screenshots';
import { like, said } from './wording';

const KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
const HOST = [
  `push_key=${KEY}`,
  'push_contact=mailto:me@example.org',
  'smtp=smtp+plain://127.0.0.1:9',
  'mail_from=tables@example.org',
  'public_url=http://127.0.0.1',
  'notice_seconds=3600',
];

let house: House;
let ben: Guest;
beforeAll(async () => {
  house = await House.open(undefined, ['--set', ...HOST]);
  ben = await house.guest('Ben');
});
afterAll(() => house?.close());

const scene = sceneOf(() => house);

const sit = (guest: Guest) =>
  seatTwo(house, guest, ben, 'ten_squares', {}, { clock: { per: 'move', seconds: 3 * 86_400, then: 'bot' } });

async function open(guest: Guest): Promise<void> {
  await sit(guest);
  await guest.page.locator('[data-way="Menu"]').click();
  await guest.page.locator('[data-notices]').waitFor();
}

scene('notices-offer', async (guest) => {
  await sit(guest);
  await guest.page.locator('[data-offer]').waitFor();
});
scene('notices', open);
scene('notices-asked', async (guest) => {
  await open(guest);
  await guest.page.getByLabel(said('notices-mail-address')).fill('ann.with.a.long.name@mail.example.org');
  await guest.page.getByRole('button', { name: said('notices-mail-ask') }).click();
  await guest.page.getByText(like('notices-mail-asked', { address: undefined })).waitFor();
  await guest.page.mouse.move(0, 0);
});
