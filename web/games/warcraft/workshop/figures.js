// Small pictures of the pieces of the board, as they lie: hexes in the colours of their land.

import { lies } from "../faces.js";
import { peopled } from "./chart.js";

const SVG = "http://www.w3.org/2000/svg", HIGH = 0.866;
const CORNERS = [[1, 0], [0.5, HIGH], [-0.5, HIGH], [-1, 0], [-0.5, -HIGH], [0.5, -HIGH]];
const SIGNS = { town: "⌂", goldmine: "●", forest: "♣", mountain: "▲", clear: "" };
export const COLOURS = { town: "#b98a5c", forest: "#5c8a4a", goldmine: "#d8b13c", mountain: "#8f8578",
  clear: "#b9c184", objective: "#9a6aa8" };

const drawing = (tag, attributes, text = "") => {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.textContent = text;
  return node;
};

/** @type {(slot: any, map: any) => SVGElement} */
export function figure(slot, map) {
  const cells = lies({ ...slot, at: [0, 0] }, peopled(map.seats));
  const spots = cells.map(([q, r]) => [q * 1.5, (2 * r + q) * HIGH]);
  const [left, top] = [0, 1].map(i => Math.min(...spots.map(at => at[i])) - 1.1);
  const [wide, high] = [0, 1].map(i => Math.max(...spots.map(at => at[i])) + 1.1 - [left, top][i]);
  const node = /** @type {any} */ (drawing("svg", { viewBox: `${left} ${top} ${wide} ${high}`,
    "aria-hidden": "true", class: "scenario-figure" }));
  cells.forEach(([, , terrain, points], n) => {
    const [x, y] = spots[n];
    node.append(drawing("polygon", { fill: COLOURS[terrain],
      points: CORNERS.map(([dx, dy]) => `${x + dx * 0.97},${y + dy * 0.97}`).join(" ") }));
    node.append(drawing("text", { x, y: y + 0.36, "text-anchor": "middle", "font-size": 1 },
      terrain === "objective" ? String(points) : SIGNS[terrain]));
  });
  return node;
}
