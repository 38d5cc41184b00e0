// Small pictures of lands on the shelf: painted when they come into sight, one after another.

import { board } from "../company/cover.js";
import { make } from "../page/dom.js";

/** @type {[number, number]} */
const SIZE = [320, 200];
let before = Promise.resolve();
const seen = globalThis.IntersectionObserver && new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) if (isIntersecting) paint(target);
}, { rootMargin: "200px" });
/** @type {WeakMap<Element, () => Promise<any>>} */
const waiting = new WeakMap();

function paint(canvas) {
  seen?.unobserve(canvas);
  before = before.then(() => canvas.isConnected && waiting.get(canvas)?.()).catch(() => {});
}

// work(canvas) paints it; an empty one stands until then.
export function painted(work) {
  const canvas = make("canvas.library-thumb", { width: SIZE[0], height: SIZE[1], ariaHidden: "true" });
  waiting.set(canvas, () => work(canvas));
  seen?.observe(canvas);
  return canvas;
}

// A board from outside, or one of the site, by its file; or a map that nobody keeps yet.
/** @type {(game: string, file: string, map?: any) => any} */
export const landscape = (game, file, map) =>
  painted(canvas => board(canvas, game, file, () => canvas.isConnected, true, { size: SIZE, map }));
