// Keeps the page that says one is offline, and nothing else: games live on the server. Someone who keeps the games on the
// device (/device/, with a service worker of its own) is led there.
const OURS = 'parfait-offline-';
const KEPT = `${OURS}3`;
const DEVICE = '/device/';
const PAGE = '/offline.html';
const PARTS = ['/offline.css', '/offline.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...PARTS])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name)))),
  );
  self.clients.claim();
});

async function offline(path) {
  const kept = path === '/' && (await caches.match(`${DEVICE}index.html`, { ignoreSearch: true }));
  return kept ? Response.redirect(DEVICE) : caches.match(PAGE);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => offline(new URL(request.url).pathname)));
  } else if (PARTS.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
