// Keeps the whole site, so that a later visit needs no network at all.
//
// One version is always whole: every file, index.html too, comes from the cache of the version that was
// installed together. Each is looked at before it is served: what does not fit its hash is fetched again.
// A newer version is fetched beside it (unchanged files are not fetched again) and waits until the player
// asks for it or has closed every page. A page keeps the version it began with, whatever another page does.

importScripts("precache.js");

const HOME = self.registration.scope;
const NAMES = `marchlands ${HOME} `;              // several copies of the site may share one host
const NAME = NAMES + self.PRECACHE.version;
const TABS = `marchlands tabs ${HOME}`;           // which version each page and worker began with
const SNAPSHOTS = "marchlands snapshots";         // of all copies, see web/engine/snapshot.js
const SORRY = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Marchlands</title>
  <h1>Marchlands</h1>
  <p>The kept copy of this site is damaged, and it cannot be fetched anew now. Your saved matches are safe.
     Connect to the internet, then <a href="./?repair">try again</a>.</p>
  <p lang="ru">Сохранённая копия сайта повреждена, и скачать её заново сейчас не удаётся. Ваши партии целы.
     Подключитесь к интернету и <a href="./?repair">попробуйте ещё раз</a>.</p>`;
// Files are kept at once; what comes soon, when a page has nothing else to do; the later ones when wanted.
const { files: FILES, soon: SOON, later: LATER } = self.PRECACHE, ALL = { ...FILES, ...SOON, ...LATER };
const address = file => new URL(file, HOME).href;
const began = new Map();                          // what TABS holds, as far as this worker has lived

// --- the files of a version ---------------------------------------------------------------------

// The hash of each file of an earlier version.
async function hashes(name) {
  const cache = await caches.open(name);
  return await (await cache.match(address("hashes")))?.json() ?? {};
}

async function fits(reply, integrity) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await reply.arrayBuffer()));
  return integrity === `sha256-${btoa(String.fromCharCode(...sum))}`;
}

// What the browser keeps; if it says nothing for long, what comes first: that, or the same from elsewhere.
let patience = 10_000;       // milliseconds
async function timely(kept, elsewhere) {
  let timer = 0;
  const late = new Promise(done => { timer = setTimeout(done, patience); });
  const other = late.then(() => { patience = 1_000; return elsewhere(); }).catch(() => kept);
  try { return await Promise.race([kept, other]); } finally { clearTimeout(timer); }
}

// A file of a cache if it is there and whole. It is taken out twice:
// the browser keeps compiled code with the stored reply only.
async function whole(cache, url, integrity) {
  try {
    const found = await cache.match(url);
    return found?.ok && await fits(found, integrity) ? cache.match(url) : null;
  } catch { return null; }
}

// The browser's own cache may hold the file of another version:
// then its hash is wrong, and it is asked for again.
async function fresh(url, integrity) {
  const once = options => fetch(url, { integrity, ...options });
  const reply = await once({}).catch(() => once({ cache: "reload" }));
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return reply;
}

// An earlier version is there: no game that was at hand is missing in the newer one.
async function install() {
  const names = await ours(), newer = names.some(name => name !== NAME);
  const stocks = await Promise.all(names.map(name => caches.open(name))), cache = await caches.open(NAME);
  await everyone(ALL, async (url, integrity, file) => {
    const known = await stocked(stocks, url, integrity);
    const wanted = known || file in FILES || newer && file in SOON;
    if (wanted) await cache.put(url, known || await fresh(url, integrity));
  });
  await cache.put(address("hashes"), new Response(JSON.stringify(ALL)));
}

// Once at a time, however many pages ask; a file that does not come now keeps none of the others away.
/** @type {Promise<void> | null} */
let filling = null;
const fill = () => filling ??= filled().finally(() => { filling = null; });

async function filled() {
  const opened = caches.open(NAME), there = new Set((await (await opened).keys()).map(({ url }) => url));
  await everyone(SOON, (url, integrity) => there.has(url) || mended(opened, url, integrity).catch(() => {}));
}

// Does something with each file of a list, six at a time.
async function everyone(files, work) {
  const left = Object.entries(files);
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) await work(address(next[0]), next[1], next[0]);
  };
  await Promise.all(Array.from({ length: 6 }, lane));
}

async function stocked(stocks, url, integrity) {
  for (const cache of stocks) {
    const reply = await whole(cache, url, integrity);
    if (reply) return reply;
  }
  return null;
}

// --- who has which version ------------------------------------------------------------------------

const ours = async () => (await caches.keys()).filter(name => name.startsWith(NAMES));

async function versionOf(client) {
  if (!client || began.has(client)) return began.get(client) ?? NAME;
  const told = await (await caches.open(TABS)).match(address(client)), said = await told?.text();
  const name = said && await caches.has(said) ? said : NAME;
  began.set(client, name);
  return name;
}

function remember(client, name) {
  began.set(client, name);
  return caches.open(TABS).then(tabs => tabs.put(address(client), new Response(name)));
}

// The first version also serves the pages that came before it. All that they fetch waits for it, and it must
// not wait for them: a page that is just coming is told of by the browser only when it has come.
const beginning = () => Promise.race([activate(), new Promise(done => setTimeout(done, 2_000))]);

async function activate() {
  await self.clients.claim();
  const tabs = await caches.open(TABS);
  for (const { id } of await self.clients.matchAll({ type: "all" })) {
    if (!await tabs.match(address(id))) await remember(id, NAME);
  }
  await tidy();
}

// Versions that no page has any more go, unless another is coming just now.
async function tidy() {
  const tabs = await caches.open(TABS), used = new Set([NAME]);
  for (const { url } of await tabs.keys()) {
    const client = url.slice(HOME.length);
    if (await self.clients.get(client)) used.add(await versionOf(client));
    else await tabs.delete(url);
  }
  const old = (await ours()).filter(name => !used.has(name));
  if (!self.registration.installing && !self.registration.waiting)
    await Promise.all(old.map(name => caches.delete(name)));
}

// --- answers ----------------------------------------------------------------------------------------

async function answer(event) {
  const { request, clientId, resultingClientId } = event;
  const [url, query = ""] = request.url.split("#")[0].split("?"), begins = request.destination === "document";
  if (begins && query === "repair") return repair();
  const name = begins ? NAME : await timely(versionOf(clientId), async () => NAME);
  if (resultingClientId) event.waitUntil(remember(resultingClientId, name));
  const files = name === NAME ? ALL : await hashes(name), file = url.slice(HOME.length) || "index.html";
  if (!Object.hasOwn(files, file)) return fetch(request);
  const opened = caches.open(name), anew = () => mended(opened, address(file), files[file]);
  const kept = opened.then(cache => whole(cache, address(file), files[file]));
  return await timely(kept, anew) ?? anew().catch(() => begins ? repair() : Response.error());
}

// opened: the cache, a promise of it.
async function mended(opened, url, integrity) {
  const reply = await fresh(url, integrity), copy = reply.clone();
  const put = opened.then(cache => cache.put(url, copy)).catch(() => {});        // the disk may be full
  await timely(put, async () => {});
  return reply;
}

// Forgets all that is kept of the site, but no save, so that it comes from the network as on a first visit.
async function repair() {
  const asked = fetch(address("site.json"), { cache: "reload" }).then(reply => reply.json());
  const there = await asked.catch(() => null);               // whoever else answers speaks no JSON
  if (!there?.games) return new Response(SORRY, { headers: { "content-type": "text/html" } });
  const shots = await caches.open(SNAPSHOTS);
  for (const { url } of await shots.keys()) if (url.startsWith(HOME)) await shots.delete(url);
  await Promise.all([TABS, ...await ours()].map(name => caches.delete(name)));
  await self.registration.unregister();
  return Response.redirect(HOME);
}

self.oninstall = event => event.waitUntil(install());
self.onactivate = event => event.waitUntil(beginning());
self.onmessage = event => {
  if (event.data === "apply") self.skipWaiting();
  if (event.data === "tidy") event.waitUntil(tidy());
  if (event.data === "fill") event.waitUntil(fill());
};
// A browser that cannot open what it keeps has the network left.
self.onfetch = event => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(HOME))
    event.respondWith(answer(event).catch(() => fetch(event.request)));
};
