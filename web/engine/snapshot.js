// Keeps the memory of a booted engine in the browser's cache;
// without a cache every function here quietly does nothing.

const SHELF = "marchlands snapshots";

async function shelf() {
  try {
    return await self.caches?.open(SHELF) ?? null;
  } catch {
    return null;                       // private windows, storage forbidden, no secure context
  }
}

// The memory stored under an address, or null.
export async function find(address) {
  try {
    const reply = await (await shelf())?.match(address);
    if (!reply) return null;
    const memory = new Uint8Array(await reply.arrayBuffer());
    if (check(memory, address) === reply.headers.get("check")) return memory;
    console.info("The memory snapshot is unfit: it was damaged.");
    await clear(site(address));
  } catch {
    // as if there were none
  }
  return null;
}

const site = address => address.replace(/[^/]*\/[^/]*$/, "");

// Python would start from a damaged memory, or that of another version, and fail at some later time.
function check(memory, address) {
  const words = new Uint32Array(memory.buffer, 0, memory.length >> 2);
  let sum = memory.length;
  for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, 31) + words[i]) | 0;
  return `${sum} ${address}`;
}

// Stores a memory, made only where it can be kept, then lets all others of this site go: who starts meanwhile
// finds one; a full disk only means that the next start is a plain one.
export async function store(address, make) {
  const cache = await shelf();
  if (!cache) return;
  try {
    const memory = make();
    await cache.put(address, new Response(memory, { headers: { check: check(memory, address) } }));
    await clear(site(address), address);
    release(memory);
  } catch (error) {
    console.info("The memory snapshot could not be stored:", String(error));
  }
}

// Gives 31 MB back at once: sent to nobody they are gone; who only forgets them waits for the collector.
export function release(memory) {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [memory.buffer]);
  port1.close();
}

// Removes every memory of the site at an address that ends with a slash, but for one.
export async function clear(home, but = "") {
  const cache = await shelf();
  for (const { url } of await cache?.keys() ?? []) {
    if (url.startsWith(`${home}snapshot/`) && url !== but) await cache?.delete(url);
  }
}
