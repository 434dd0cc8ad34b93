// The service worker. It keeps the whole app, with the rules, so that games on this device need no network. Pages come
// from the network whenever it answers, so an old app never meets a newer server; files whose names change with their
// content come from here. It also shows what the server tells us while no page is open: that it is our turn.
const KEPT = '__KEPT__';
/** What is shown without a network: the app, or if it can't play here, a page that says so. */
const PAGE = '__PAGE__';
/** Everything by its path from where the app lies. */
const FILES = ['__FILES__'];
const HOME = registration.scope;
const PACKED = 'X-Packed';

const addressOf = (file) => new URL(file, HOME).href;
const ADDRESSES = new Set(FILES.map(addressOf));

addEventListener('install', (event) => {
  event.waitUntil(keepAll(['', ...FILES].map(addressOf)));
  skipWaiting();
});

async function keepAll(addresses) {
  const kept = await caches.open(KEPT);
  await Promise.all(addresses.map((address) => keep(kept, address)));
}

// Browsers unpack what they keep. Packed again, the app takes less than half of the room on a phone.
async function keep(kept, address) {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  const headers = { 'Content-Type': answer.headers.get('Content-Type'), [PACKED]: 'gzip' };
  await kept.put(address, new Response(answer.body.pipeThrough(new CompressionStream('gzip')), { headers }));
}

/** What an earlier version kept isn't packed. */
function unpacked(answer) {
  if (!answer?.headers.has(PACKED)) return answer;
  const headers = { 'Content-Type': answer.headers.get('Content-Type') };
  return new Response(answer.body.pipeThrough(new DecompressionStream('gzip')), { headers });
}

// The version before stays for pages that are still open: they may load parts of it later.
addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEPT).slice(0, -1);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin, href } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|return|notices)\//.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(keptPage));
  else if (/\/assets\//.test(pathname))
    event.respondWith(caches.match(href).then((kept) => unpacked(kept) ?? fetch(request)));
  else if (ADDRESSES.has(href)) event.respondWith(fetch(request).catch(() => caches.match(href).then(unpacked)));
});

/** The app from whatever address it's asked for: links of a page that lies deeper must lead to the same files. */
async function keptPage() {
  const kept = await caches.open(KEPT);
  const page = (await kept.match(addressOf(PAGE))) ?? (await kept.match(addressOf('offline.html')));
  const html = (await unpacked(page).text()).replaceAll('="./', `="${HOME}`);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

addEventListener('push', (event) => {
  const { title, body, path, off } = event.data.json();
  const actions = [{ action: 'off', title: off.title }];
  const shown = { body, tag: path, icon: '/icon-192.png', data: { path, off: off.path }, actions };
  event.waitUntil(registration.showNotification(title, shown));
});

addEventListener('notificationclick', (event) => {
  const { path, off } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'off' ? end(off) : show(path));
});

// The server forgets this browser first: what it could not do, the browser must not forget either.
async function end(off) {
  const answer = await fetch(off, { method: 'POST' });
  if (answer.ok) await (await registration.pushManager.getSubscription())?.unsubscribe();
}

async function show(path) {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}

// A browser may move where it takes messages; whoever it takes them for has to be told, as no page is open.
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event)));

async function move({ oldSubscription, newSubscription }) {
  const taken =
    newSubscription ?? (oldSubscription && (await registration.pushManager.subscribe(oldSubscription.options)));
  if (!taken) return;
  const { endpoint, keys } = taken.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch('/api/notices/push', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}
