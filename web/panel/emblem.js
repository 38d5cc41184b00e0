// The emblem of a trait as a small picture: its drawing, or its first letter.

import { make } from "../page/dom.js";
import { read } from "../page/site.js";
import { named } from "../page/words.js";

const SVG = "http://www.w3.org/2000/svg";
let paths = {};

export async function gather() {
  try { paths = await read("web/emblems.json"); } catch { /* letters will do */ }
  return paths;
}

export function emblem(key, kind = "") {
  if (!paths[key])
    return make(`span.emblem.letter${kind && `.${kind}`}`, { ariaHidden: "true" }, named(key).slice(0, 1));
  const svg = document.createElementNS(SVG, "svg"), path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 512 512");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", `emblem ${kind}`.trim());
  path.setAttribute("d", paths[key]);
  svg.append(path);
  return svg;
}
