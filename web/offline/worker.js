// The service worker. Everything comes from the network; only when a page cannot be fetched at all is
// there a page that says so. It keeps nothing of the app, so an old app never meets a newer server.
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
  if (origin !== location.origin || /^\/(api|return)\//.test(pathname)) return;
  const kept = event.request.mode === 'navigate' ? PAGE : pathname;
  if (!FILES.includes(kept)) return;
  event.respondWith(fetch(event.request).catch(() => caches.match(kept)));
});
