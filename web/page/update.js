// Keeps the site for visits without a network, and says when a newer version of it waits.

const HOUR = 3_600_000;
let applying = false;
/** @type {any} */
let waiting = null;

// Registers the service worker; onReady is called when a newer version is there, whole,
// and only waits for apply().
export async function watch(onReady = () => {}) {
  if (!navigator.serviceWorker) return null;
  const found = worker => {
    if (!worker || !navigator.serviceWorker.controller) return;      // the first version is no update
    waiting = worker;
    onReady();
  };
  navigator.serviceWorker.addEventListener("controllerchange", () => { if (applying) location.reload(); });
  try {
    const kept = await navigator.serviceWorker.register(new URL("../../sw.js", import.meta.url),
      { updateViaCache: "none" });
    found(kept.waiting);
    kept.addEventListener("updatefound", () => follow(kept.installing, found));
    setInterval(() => kept.update().catch(() => {}), HOUR);
    return kept;
  } catch (error) {
    console.info("The site could not be kept for visits without a network:", error.message);
    return null;
  }
}

function follow(worker, found) {
  worker?.addEventListener("statechange", () => { if (worker.state === "installed") found(worker); });
}

// Switches to the newer version; the page is loaded again.
export function apply() {
  applying = true;
  waiting?.postMessage("apply");
}
