// The drawer the saves lie in: IndexedDB, two stores written together;
// a plain list in memory stands in for it.

const NAME = "marchlands", VERSION = 1;
export const STORES = ["notes", "bodies"];         // what the list shows; the match itself

/** @type {any} */
let opened = null;

function open() {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      for (const store of STORES) asked.result.createObjectStore(store, { keyPath: "id" });
    };
    asked.onerror = () => reject(asked.error);
    asked.onblocked = () => reject(new DOMException("blocked", "InvalidStateError"));
    asked.onsuccess = () => {
      const base = asked.result;
      base.onversionchange = base.onclose = () => { base.close(); opened = null; };
      resolve(base);
    };
  });
  opened.catch(() => { opened = null; });          // a later try may find it open
  return opened;
}

// Runs work(stores, ask) inside one transaction; whatever it returns comes when everything is on the disk.
// ask(request) is the answer to one request. Throwing inside takes everything back.
export async function transact(mode, work) {
  const run = (await open()).transaction(STORES, mode, { durability: "relaxed" });
  const ended = new Promise((resolve, reject) => {
    run.oncomplete = resolve;
    run.onerror = run.onabort = () => reject(run.error ?? new DOMException("aborted", "AbortError"));
  });
  ended.catch(() => {});
  const stores = Object.fromEntries(STORES.map(store => [store, run.objectStore(store)]));
  try {
    const result = await work(stores, answer);
    await ended;
    return result;
  } catch (error) {
    try { run.abort(); } catch { /* it has ended by itself */ }
    throw error;
  }
}

function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
