/*
 * Keeps what one has opened, so that it can be read where there is no network: pages, their code, and the schools' marks. No one's data is in
 * here. The network is asked first for all that can change; a file with its hash in its name cannot.
 */
const KEPT = 'kept-1';
const MOST = 500;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (Array.isArray(data?.keep)) data.keep.map((address) => new URL(address, self.location.origin)).forEach(fetchAndKeep);
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || !isKept(url, request)) return;
  event.respondWith(url.pathname.startsWith('/_next/static/') ? keptFirst(request, url) : networkFirst(request, url));
});

/** Pages, what a page is made of, code and pictures. Never the clock, whose worth is that it comes from the server, nor the host's own addresses. */
function isKept(url, request) {
  if (url.pathname === '/clock.txt' || url.pathname === '/sw.js' || url.pathname.startsWith('/__/')) return false;
  return request.mode === 'navigate' || /^\/(_next|logos|icons)\/|\.(txt|ico|webmanifest)$/.test(url.pathname);
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await self.clients.claim();
}

async function keptFirst(request, url) {
  return (await find(url)) ?? networkFirst(request, url);
}

async function networkFirst(request, url) {
  try {
    const response = await fetch(request);
    await keep(url, response);
    return response;
  } catch (error) {
    const kept = await find(url);
    if (kept) return kept;
    if (request.mode !== 'navigate') throw error;
    return new Response(UNREACHABLE, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
}

async function fetchAndKeep(url) {
  if (url.origin !== self.location.origin || (await find(url))) return;
  try {
    await keep(url, await fetch(url));
  } catch {
    // Offline again: what is not kept now is kept when it is opened.
  }
}

/** A page is the same whatever its query says. */
const keyOf = (url) => url.origin + url.pathname;
const find = async (url) => (await caches.open(KEPT)).match(keyOf(url), { ignoreVary: true });

async function keep(url, response) {
  if (!response.ok || response.redirected || response.type !== 'basic') return;
  const copy = response.clone();
  try {
    const cache = await caches.open(KEPT);
    await cache.put(keyOf(url), copy);
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(old);
  } catch (error) {
    console.warn('Not kept for offline reading:', error);
  }
}

const UNREACHABLE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>You’re offline</title><style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;
font:1rem/1.5 system-ui,sans-serif;background:light-dark(#f3eddd,#0a130e);color:light-dark(#1a2019,#f4f0e4);text-align:center}main{padding:1rem;max-width:26rem}
h1{font-size:1.5rem;margin:0 0 .5rem}a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;margin:1rem .25rem 0;border-radius:.375rem;
font-weight:600;text-decoration:none;background:light-dark(#1b5136,#f2c744);color:light-dark(#fffdf5,#1c1703)}</style>
<main><h1>You’re offline</h1><p>This page isn’t saved on this device yet. Everything you saved is safe.</p><a href="">Try again</a><a href="/">Home</a></main></html>`;
