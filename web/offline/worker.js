// The service worker. Everything comes from the network; only when a page cannot be fetched at all is
// there a page that says so. It keeps nothing of the app, so an old app never meets a newer server.
// It also shows what the server tells us while no page is open: that it is our turn.
const KEPT = '__KEPT__';
const PAGE = '/offline.html';
const FILES = [PAGE, '/offline.css', '/offline.js'];

addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(fresh)));
  skipWaiting();
});

addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEPT);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || /^\/(api|return|notices)\//.test(pathname)) return;
  const kept = event.request.mode === 'navigate' ? PAGE : pathname;
  if (!FILES.includes(kept)) return;
  event.respondWith(fetch(event.request).catch(() => caches.match(kept)));
});

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
