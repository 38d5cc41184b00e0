// Small pieces the library's screens are made of: buttons, drawings, downloads.

import { make } from "../dom.js";

export const button = (text, onclick, kind = "") =>
  make(`button${kind && `.${kind}`}`, { type: "button", onclick }, text);

const SVG = "http://www.w3.org/2000/svg";

// A small drawing in the colour of the text, from a path in a box of 24.
export function icon(path) {
  const svg = document.createElementNS(SVG, "svg"), line = document.createElementNS(SVG, "path");
  for (const [name, value] of [["viewBox", "0 0 24 24"], ["class", "library-icon"], ["aria-hidden", "true"]])
    svg.setAttribute(name, value);
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
