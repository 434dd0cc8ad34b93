/**
 * Who goes away hears that it is their turn: offered where the server does it, and off by one tap.
 *
 * A test's browser has no push service and no desktop. So what a page asks of the first is answered here (where
 * this browser takes messages, and by which keys), and what the worker shows on the second is noted. The page,
 * the worker, the event of a message and the server are real.
 */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, NARROW, type Guest } from './serverFixture';
import { expectNoOverhang, findingsInBoth } from './layoutChecks';
import { seatTwo, tableOn } from './hintPlayer';
import { said } from './wording';

const KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
const HOST = [
  `push_key=${KEY}`,
  'push_contact=mailto:me@example.org',
  'push_inside=127.0.0.0/8',
  'smtp=smtp+plain://127.0.0.1:9',
  'mail_from=tables@example.org',
  'public_url=http://127.0.0.1',
  'notice_seconds=3600',
];

let house: House;
let ann: Guest;
let ben: Guest;
beforeAll(async () => {
  house = await House.open(undefined, ['--set', ...HOST]);
  [ann, ben] = await Promise.all([house.guest('Ann', { installs: true }), house.guest('Ben')]);
  await ann.context.grantPermissions(['notifications']);
  await ann.page.addInitScript(pushService);
  await seatTwo(house, ann, ben, 'ten_squares', {}, { clock: { per: 'move', seconds: 2 * 86_400, then: 'bot' } });
});
afterAll(() => house?.close());

/** Stands where a browser speaks with its push service. */
function pushService(): void {
  let taken: unknown = null;
  const text = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  PushManager.prototype.subscribe = async function () {
    const { publicKey } = (await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
      'deriveBits',
    ])) as CryptoKeyPair;
    const keys = {
      p256dh: text(await crypto.subtle.exportKey('raw', publicKey)),
      auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer),
    };
    const endpoint = 'https://127.0.0.1/this-browser';
    taken = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => ((taken = null), true) };
    return taken as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () => taken as PushSubscription | null;
}

const menu = async (page: Page) => {
  await page.locator('[data-way="Menu"]').click();
  return page.locator('[data-notices]');
};
const offer = async ({ context }: Guest, table: string) =>
  (await context.request.get(`/api/notices?table=${table}`)).json();

test('one tap tells this device, one tap at the table and one for the device turn it off', async () => {
  const table = tableOn(ann.page);
  const asked = ann.page.locator('[data-offer]');
  await asked.getByRole('button', { name: said('notices-offer') }).click();
  const section = ann.page.locator('[data-notices]');
  await section.getByRole('button', { name: said('notices-device-ask') }).click();
  const here = section.getByLabel(said('notices-here'));
  await here.waitFor();

  expect(await here.isChecked()).toBe(true);
  await expect.poll(() => offer(ann, table)).toMatchObject({ told: true, ways: [{ kind: 'push', confirmed: true }] });
  await ann.page.keyboard.press('Escape');
  await asked.waitFor({ state: 'detached' });
  await menu(ann.page);
  await here.click();
  await expect.poll(() => offer(ann, table)).toMatchObject({ told: false });
  await section.getByRole('button', { name: said('notices-off-what', { kind: 'device' }) }).click();
  await section.getByRole('button', { name: said('notices-device-ask') }).waitFor();
  expect(await offer(ann, table)).toMatchObject({ ways: [] });
});

test('a mailbox is named at the table and waits to be confirmed; both themes and a phone show it whole', async () => {
  const table = tableOn(ben.page);
  await ben.page.getByRole('button', { name: said('notices-offer-no') }).click();
  await ben.page.setViewportSize(NARROW);
  const section = await menu(ben.page);
  await section.getByLabel(said('notices-mail-address')).waitFor();
  await expectNoOverhang(ben.page, 'dialog[open] .content');
  await section.getByLabel(said('notices-mail-address')).fill('ben@example.org');
  await section.getByRole('button', { name: said('notices-mail-ask') }).click();
  await section.getByText(said('notices-mail-asked', { address: 'ben@example.org' })).waitFor();

  expect(await offer(ben, table)).toMatchObject({
    told: true,
    ways: [{ kind: 'mail', address: 'ben@example.org', confirmed: false }],
  });
  expect(await findingsInBoth(ben.page)).toEqual([]);
  await expectNoOverhang(ben.page);
});

/** Stands where a worker speaks with the desktop: what it shows is noted, and can be clicked. */
type Desktop = {
  shown: { title: string; data: { path: string; off: string } }[];
  registration: ServiceWorkerRegistration;
  dispatchEvent: (event: Event) => boolean;
};

test('a message is shown by the worker, its button ends it, and a browser that moves says where to', async () => {
  const [worker] = ann.context.serviceWorkers();
  await worker!.evaluate(() => {
    const desktop = globalThis as unknown as Desktop;
    desktop.shown = [];
    desktop.registration.showNotification = async (title, options) =>
      void desktop.shown.push({ title, ...options } as Desktop['shown'][0]);
  });
  const debug = await ann.context.newCDPSession(ann.page);
  const registered = new Promise<string>((done) =>
    debug.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && done(registrations[0].registrationId),
    ),
  );
  await debug.send('ServiceWorker.enable');
  const path = new URL(ann.page.url()).pathname;
  const told = {
    title: 'Your turn',
    body: 'With Ben.',
    path,
    off: { title: 'Turn off', path: '/api/notices/off/nothing' },
  };
  await debug.send('ServiceWorker.deliverPushMessage', {
    origin: house.address,
    registrationId: await registered,
    data: JSON.stringify(told),
  });
  const shown = () => worker!.evaluate(() => (globalThis as unknown as Desktop).shown);
  const { off } = told;
  await expect.poll(shown).toEqual([
    {
      title: 'Your turn',
      body: 'With Ben.',
      tag: path,
      icon: '/icon-192.png',
      data: { path, off: off.path },
      actions: [{ action: 'off', title: off.title }],
    },
  ]);

  const ended = ann.context.waitForEvent('request', (request) => request.url().endsWith(off.path));
  await worker!.evaluate(() => {
    const desktop = globalThis as unknown as Desktop;
    const click = { notification: { ...desktop.shown.pop(), close: () => {} }, action: 'off', waitUntil: () => {} };
    desktop.dispatchEvent(Object.assign(new Event('notificationclick'), click));
  });
  expect((await ended).method()).toBe('POST');

  const moved = ann.context.waitForEvent('request', (request) => request.url().endsWith('/api/notices/push'));
  await worker!.evaluate(() => {
    const taken = {
      toJSON: () => ({ endpoint: 'https://127.0.0.1/elsewhere', keys: { p256dh: 'key', auth: 'secret' } }),
    };
    const change = { newSubscription: taken, waitUntil: () => {} };
    (globalThis as unknown as Desktop).dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), change));
  });
  expect((await moved).postDataJSON()).toEqual({
    endpoint: 'https://127.0.0.1/elsewhere',
    p256dh: 'key',
    auth: 'secret',
  });
});
