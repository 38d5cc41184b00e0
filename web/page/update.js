// Keeps the site for visits without a network, and says when a newer version of it waits.

import { idle } from "./idle.js";

const HOUR = 3_600_000;
let applying = false;
/** @type {ServiceWorkerRegistration | null} */
let kept = null;

// Registers the service worker; onReady is called when a newer version is there, whole,
// and only waits for apply().
export async function watch(onReady = () => {}) {
  try {
    const { serviceWorker } = navigator, script = new URL("../../sw.js", import.meta.url);
    serviceWorker.addEventListener("controllerchange", () => { if (applying) location.reload(); });
    const found = worker => { if (worker && serviceWorker.controller) onReady(); };  // not the first
    const site = await serviceWorker.register(script, { updateViaCache: "none" });
    kept = site;
    found(site.waiting);
    site.addEventListener("updatefound", () => follow(site.installing, found));
    setInterval(() => site.update().catch(() => {}), HOUR);
    serviceWorker.controller?.postMessage("tidy");
    const fill = () => serviceWorker.ready.then(({ active }) => idle(() => active?.postMessage("fill")));
    fill();
    addEventListener("online", fill);
  } catch (error) {
    console.info("The site could not be kept for visits without a network:", error.message);
  }
  return kept;
}

function follow(worker, found) {
  worker?.addEventListener("statechange", () => { if (worker.state === "installed") found(worker); });
}

// Switches to the newer version: this page is loaded again, no other one.
export function apply() {
  applying = true;
  if (kept?.waiting) kept.waiting.postMessage("apply");
  else location.reload();
}
