// What a brush lays on a region of a land.

import * as edit from "../lands/edit.js";
import { wet } from "../lands/count.js";

/** @typedef {import("./sorts.js").Ground} Ground */

// A terrain, a mark or a tribe; nothing on water.
/** @type {(land: any, r: number, brush: string, on: boolean, ground: Ground) => any} */
export function brushed(land, r, brush, on, ground) {
  if (ground.terrains.includes(brush)) return edit.changed(land, r, { terrain: brush });
  if (wet(land.regions[r])) return land;
  return brush === "tribe" ? edit.changed(land, r, { tribe: on }) : marked(land, r, brush, on, ground);
}

// Of some marks there is one only: it comes from where it was.
/** @type {(land: any, r: number, mark: string, on: boolean, ground: Ground) => any} */
export const marked = (land, r, mark, on, { once = [] }) =>
  edit.marked(on && once.includes(mark) ? edit.cleared(land, mark) : land, r, mark, on);
