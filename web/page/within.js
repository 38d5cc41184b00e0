// What a browser may leave without an answer is not waited for without end; what it drops is asked for again.

// What `work` brings, or after so many milliseconds what `late` returns or throws.
/** @type {(ms: number, work: Promise<any>, late: () => any) => Promise<any>} */
export async function within(ms, work, late) {
  let timer = /** @type {any} */ (0);
  const over = new Promise(done => { timer = setTimeout(done, ms); }).then(late);
  try { return await Promise.race([work, over]); } finally { clearTimeout(timer); }
}

const BREATH = 250;                // milliseconds

// A browser now and then drops what it is fetching when a page has just been loaded: after a breath, for it
// drops all of a moment, it is asked once more.
/** @type {(ask: () => Promise<any>) => Promise<any>} */
export const twice = ask => ask().catch(() => new Promise(done => { setTimeout(done, BREATH); }).then(ask));
