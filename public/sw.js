/*
 * Keeps one version of the app on the device: its pages, their code and the schools' marks. They can be read offline,
 * and the code of an open page stays until the page is closed, whatever is deployed meanwhile
 * (docs/decisions/0033-on-the-phone.md). Personal data is never kept.
 */

/**
 * What is kept: files with a hash in their name, which never change, and all others. The build fills it in
 * (scripts/export/worker.ts).
 */
const BUILD = { version: '', hashed: [], others: [] };

const KEPT = `kept-${BUILD.version}`;
/** How long a page waits for the network when it's kept, in milliseconds. */
const PATIENCE_MS = 3_000;
/** How many files are fetched at a time, so that the open page isn't held up. */
const AT_ONCE = 6;
const HASHED = '/_next/static/';
const OTHERS = new Set(BUILD.others);

self.addEventListener('install', (event) => event.waitUntil(keepVersion()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.waitUntil(hear(event)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/__/')) return;
  if (pathname.startsWith(HASHED)) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate') event.respondWith(networkFirst(request).catch(unreachable));
  else if (keptPath(pathname) !== null) event.respondWith(networkFirst(request));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.href));
});

/**
 * Keeps all of this version or fails, and then the browser tries again later. Files that an older version has are
 * copied from there.
 */
async function keepVersion() {
  const cache = await caches.open(KEPT);
  const waiting = [...BUILD.hashed, ...BUILD.others];
  const keepNext = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

async function keep(cache, path) {
  const isHashed = path.startsWith(HASHED);
  const response =
    (isHashed ? await caches.match(path, { ignoreVary: true }) : undefined) ??
    (await fetch(path, { cache: isHashed ? 'default' : 'no-cache', priority: 'low' }));
  if (!response.ok || response.redirected) throw new Error(`${path} can’t be kept: status ${response.status}.`);
  // Pages and their data name the version. Another one means that a newer version was deployed meanwhile.
  const namesVersion = !isHashed && /\.txt$|\/[^.]*$/.test(path);
  if (namesVersion && !(await response.clone().text()).includes(BUILD.version))
    throw new Error(`${path} is of another version.`);
  await cache.put(path, response);
}

/** Removes older versions. Runs when none of their pages is open any more. */
async function takeOver() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await self.clients.claim();
}

/**
 * A page tells its version. If this one is another, the page hears about it. If it's the only page, this worker takes
 * over from the older one.
 */
async function hear({ data, source }) {
  if (typeof data?.page !== 'string') return;
  if (data.page !== BUILD.version) return source?.postMessage({ newVersion: BUILD.version });
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

/**
 * Shows what was sent while the app is closed (functions/). A page that is visible tells it itself, so the notification
 * is then taken back at once: Safari withdraws the permission of sites that show none.
 */
async function showPush(sent) {
  const { title, body, href, tag } = messageIn(sent);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isVisible = pages.some(({ visibilityState }) => visibilityState === 'visible');
  await self.registration.showNotification(title || 'Something new in your league', {
    body,
    tag,
    icon: '/icons/icon-192.png',
    silent: isVisible,
    data: { href },
  });
  if (isVisible) for (const shown of await self.registration.getNotifications({ tag })) shown.close();
}

/** The data of a message from Firebase Cloud Messaging; empty if it can't be read. */
function messageIn(sent) {
  try {
    return sent.json().data ?? {};
  } catch {
    return {};
  }
}

/**
 * Opens the page of a notification: in its tab if it's open, else in a new one, because the others may have something
 * typed in.
 */
async function openPage(href) {
  const { origin, href: address } = new URL(href ?? '/', self.location.origin);
  if (origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  if (page === undefined) await self.clients.openWindow(address);
  else await page.focus();
}

/** Older pages find their files here, too, because an older version is only removed when its pages are closed. */
async function keptFirst(request) {
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

/** The server's answer; the kept one if there's no network, or if the server takes too long. */
async function networkFirst(request) {
  const answer = fetch(request);
  const kept = await findKept(request);
  if (kept === undefined) return answer;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([answer.catch(() => kept), late]);
}

async function findKept(request) {
  const path = keptPath(new URL(request.url).pathname);
  return path === null ? undefined : (await caches.open(KEPT)).match(path, { ignoreVary: true });
}

/**
 * The path under which a file is kept, or null. A page with a parameter in its address is kept once, with `_` in its
 * place.
 */
function keptPath(pathname) {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const shared = path.replace(/^(\/[^/]+\/)[^/.]+/, '$1_');
  return [path, shared].find((one) => OTHERS.has(one)) ?? null;
}

function unreachable() {
  return new Response(UNREACHABLE, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const UNREACHABLE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>You’re offline</title><style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;
font:1rem/1.5 system-ui,sans-serif;background:light-dark(#f3eddd,#0a130e);color:light-dark(#1a2019,#f4f0e4);text-align:center}main{padding:1rem;max-width:26rem}
h1{font-size:1.5rem;margin:0 0 .5rem}a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;margin:1rem .25rem 0;border-radius:.375rem;
font-weight:600;text-decoration:none;background:light-dark(#1b5136,#f2c744);color:light-dark(#fffdf5,#1c1703)}</style>
<main><h1>You’re offline</h1><p>This page isn’t saved on this device. Everything you saved is safe.</p><a href="">Try again</a><a href="/">Home</a></main></html>`;
