// Keeps the whole site, so that a later visit needs no network at all.
//
// One version is always whole: every file, index.html too, comes from the cache of the version that was
// installed together, checked by its hash. A newer one is fetched beside it (unchanged files are not fetched
// again) and waits until the player asks for it or has closed every page: a game is never switched under his
// hands.

importScripts("precache.js");

const HOME = self.registration.scope;
const NAMES = `marchlands ${HOME} `;              // several copies of the site may share one host
const NAME = NAMES + self.PRECACHE.version;
const ALL = { ...self.PRECACHE.files, ...self.PRECACHE.later };     // the later ones when they are wanted
const address = file => new URL(file, HOME).href;

async function fill() {
  const cache = await caches.open(NAME);
  const older = await earlier();
  const files = Object.entries(ALL);
  await Promise.all(Array.from({ length: 6 }, async () => {
    for (let next = files.pop(); next; next = files.pop()) await keep(cache, older, ...next);
  }));
}

// The cache and the list of the version that serves now.
async function earlier() {
  const name = (await caches.keys()).find(name => name.startsWith(NAMES) && name !== NAME);
  const cache = name && await caches.open(name);
  const list = await cache?.match(address("hashes"));
  return { cache, hashes: await list?.json() ?? {} };
}

async function keep(cache, older, file, integrity) {
  const url = address(file);
  const known = older.hashes[file] === integrity && await older.cache.match(url);
  if (known || file in self.PRECACHE.files) await cache.put(url, known || await fresh(url, integrity));
}

// The browser's own cache may hold the file of another version:
// then its hash is wrong, and it is asked for again.
async function fresh(url, integrity) {
  const once = options => fetch(url, { integrity, ...options });
  const reply = await once({}).catch(() => once({ cache: "reload" }));
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return reply;
}

async function install() {
  await fill();
  const cache = await caches.open(NAME);
  await cache.put(address("hashes"), new Response(JSON.stringify(ALL)));
}

async function tidy() {
  const old = (await caches.keys()).filter(name => name.startsWith(NAMES) && name !== NAME);
  await Promise.all(old.map(name => caches.delete(name)));
}

async function answer(request) {
  const url = request.url.split(/[?#]/)[0];
  const cache = await caches.open(NAME);
  const page = request.mode === "navigate" && (url === HOME || url === address("index.html"));
  return await cache.match(page ? address("index.html") : url) ?? wanted(cache, url, request);
}

async function wanted(cache, url, request) {
  const integrity = self.PRECACHE.later[url.slice(HOME.length)];
  if (!integrity) return fetch(request);
  const reply = await fresh(url, integrity);
  await cache.put(url, reply.clone());
  return reply;
}

self.oninstall = event => event.waitUntil(install());
self.onactivate = event => event.waitUntil(tidy());
self.onmessage = ({ data }) => { if (data === "apply") self.skipWaiting(); };
self.onfetch = event => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(HOME)) event.respondWith(answer(event.request));
};
