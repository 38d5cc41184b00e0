// Drawers of the browser, each a base of IndexedDB whose stores are written together: that of the saves here.
//
// A later version of the site may add stores, and raises VERSION for that; one whose form is another gets
// another name. So a tab of today writes on into what a later one has opened, or finds that it cannot: then
// it says so (LATER) and touches nothing.

import { within } from "../page/within.js";

const VERSION = 1, LATER = "VersionError";
const LOST = ["InvalidStateError", "AbortError", "UnknownError"];      // a base that closed under our hands
const PATIENCE = 30_000;     // milliseconds until a browser that says nothing is asked no longer

// drawer(name, [stores]) -> transact(mode, work).
export function drawer(name, names) {
  /** @type {any} */
  let opened = null;

  // version: none for one that is later than ours.
  function opening(version = /** @type {number | undefined} */ (undefined)) {
    return new Promise((resolve, reject) => {
      const asked = indexedDB.open(name, version);
      asked.onupgradeneeded = () => {
        for (const store of names) asked.result.createObjectStore(store, { keyPath: "id" });
      };
      asked.onerror = () => reject(asked.error);
      asked.onblocked = () => reject(new DOMException("blocked", "InvalidStateError"));
      asked.onsuccess = () => {
        const base = asked.result;
        base.onversionchange = base.onclose = () => { base.close(); opened = null; };
        if (names.every(store => base.objectStoreNames.contains(store))) return resolve(base);
        base.close();
        reject(new DOMException("made by a later version", LATER));
      };
    });
  }

  function open() {
    opened ??= opening(VERSION).catch(error => {
      if (error?.name !== LATER) throw error;
      return opening();
    });
    opened.catch(() => { opened = null; });          // a later try may find it open
    return opened;
  }

  // Runs work(stores, ask) inside one transaction; whatever it returns comes when everything is on the disk.
  // ask(request) is the answer to one request. Throwing inside takes everything back, as silence does; then
  // the next opens the base anew, and so does the same, once, if the base was lost.
  return function transact(mode, work) {
    return attempt(mode, work).catch(error => {
      if (!LOST.includes(error?.name)) throw error;
      opened = null;
      return attempt(mode, work);
    });
  };

  function attempt(mode, work) {
    const begun = { run: /** @type {any} */ (null), late: false };
    return within(PATIENCE, perform(mode, work, begun), () => {
      begun.late = true;
      opened = null;
      begun.run?.abort();
      throw new DOMException("no answer", "TimeoutError");
    });
  }

  async function perform(mode, work, begun) {
    const base = await open();
    if (begun.late) return undefined;
    const run = begun.run = base.transaction(names, mode, { durability: "relaxed" });
    const ended = new Promise((resolve, reject) => {
      run.oncomplete = resolve;
      run.onerror = run.onabort = () => reject(run.error ?? new DOMException("aborted", "AbortError"));
    });
    ended.catch(() => {});
    const stores = Object.fromEntries(names.map(store => [store, run.objectStore(store)]));
    try {
      const result = await work(stores, answer);
      await ended;
      return result;
    } catch (error) {
      try { run.abort(); } catch { /* it has ended by itself */ }
      throw run.error ?? error;             // a full disk is the fault of the whole, not of one request
    }
  }
}

function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

// What the list shows; the match itself.
export const transact = drawer("marchlands", ["notes", "bodies"]);
