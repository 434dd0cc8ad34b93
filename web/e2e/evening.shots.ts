/** Pictures of an evening: making one, leading it, the wall, and a guest who waits. */

import { afterAll, beforeAll } from 'vitest';
import { House, type Guest } from './serverFixture';
import { IS_READ, sceneOf, shootToRead, SOFA } from './screenshots';
import { said } from './wording';

const NAMES = [
  'Ann',
  'Ben',
  'Cleo',
  'Dimitri',
  'Esra',
  'Farid',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kofi',
  'Lina',
  'Maximiliane von Berg',
  'Nora',
];

let house: House;
beforeAll(async () => {
  house = await House.open(['tenzania']);
});
afterAll(() => house?.close());
const scene = sceneOf(() => house);

type Made = { evening: string; code: string; path: string };

async function wish({ context }: Guest, evening: string, data: Record<string, unknown>, key = ''): Promise<void> {
  await context.request.post(`/api/evenings/${evening}/commands?key=${key}`, {
    headers: { Origin: house.address },
    data,
  });
}

/** An evening with guests; it has begun so many rounds. */
async function made(host: Guest, guests: number, rounds: number, size = 3): Promise<Made> {
  const answer = await host.context.request.post('/api/evenings', {
    headers: { Origin: house.address },
    data: { game: 'tenzania', size, pace: 'quick' },
  });
  const evening = (await answer.json()) as Made;
  const key = evening.path.split('/').at(-1)!;
  for (let at = 0; at < guests; at++) {
    const guest = await house.guest(`${NAMES[at % NAMES.length]}${at < NAMES.length ? '' : ` ${at}`}`);
    await wish(guest, evening.evening, { type: 'enter' }, key);
    await guest.leave();
  }
  for (let round = 0; round < rounds; round++) await wish(host, evening.evening, { type: 'round', after: round });
  return evening;
}

const shown = async (guest: Guest, path: string) => {
  await guest.page.goto(path);
  await guest.page.waitForLoadState('networkidle');
};

scene('evening-new', (guest) => shown(guest, '/evening'));
scene('evening-host', async (guest) => shown(guest, `/evening/${(await made(guest, 14, 1)).evening}`));
scene('evening-sure', async (guest) => {
  await shown(guest, `/evening/${(await made(guest, 14, 1)).evening}`);
  await guest.page
    .getByRole('button', { name: said('evening-end') })
    .first()
    .click();
  await guest.page.getByText(said('evening-end-sure')).waitFor();
});
scene('evening-over', async (guest) => {
  const { evening } = await made(guest, 6, 1);
  await wish(guest, evening, { type: 'pause', yes: true });
  await shown(guest, `/evening/${evening}`);
  if (IS_READ) await shootToRead(guest.page, 'evening-paused');
  await wish(guest, evening, { type: 'end' });
  await shown(guest, `/evening/${evening}`);
});
scene('evening-before', async (guest) => shown(guest, `/evening/${(await made(guest, 5, 0)).evening}`));
scene(
  'evening-wall-before',
  async (guest) => shown(guest, `/evening/${(await made(guest, 12, 0)).evening}/wall`),
  SOFA,
);
scene('evening-wall', async (guest) => shown(guest, `/evening/${(await made(guest, 14, 1)).evening}/wall`), SOFA);
scene(
  'evening-wall-many',
  async (guest) => shown(guest, `/evening/${(await made(guest, 40, 1, 2)).evening}/wall`),
  SOFA,
);
scene('evening-guest', async (guest) => {
  const host = await house.guest('Zoe');
  await shown(guest, (await made(host, 4, 0)).path);
});
scene('evening-waiting', async (guest) => {
  const host = await house.guest('Zoe');
  const evening = await made(host, 4, 0);
  await wish(guest, evening.evening, { type: 'enter' }, evening.path.split('/').at(-1));
  await shown(guest, `/evening/${evening.evening}`);
});
