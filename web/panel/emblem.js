// The emblem of a trait as a small picture: its drawing, or its first letter.

import { colourOf, drawing } from "../board/emblems.js";
import { make } from "../page/dom.js";
import { read } from "../page/site.js";
import { named } from "../page/words.js";

const SVG = "http://www.w3.org/2000/svg";

export const gather = () => read("web/emblems.json").catch(() => ({}));      // letters will do

export function emblem(key, kind = "") {
  const outline = drawing(key), colour = colourOf(key);
  if (!outline)
    return make(`span.emblem.letter${kind && `.${kind}`}`, { ariaHidden: "true" }, named(key).slice(0, 1));
  const svg = document.createElementNS(SVG, "svg"), path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 512 512");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", `emblem ${kind}`.trim());
  path.setAttribute("d", outline);
  if (colour) svg.style.color = colour;
  svg.append(path);
  return svg;
}
