// When the page has nothing else to do: for what nobody waits for.

const LATEST = 3000;                     // milliseconds
export const idle = fn =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(fn, { timeout: LATEST }) : setTimeout(fn, 500);
