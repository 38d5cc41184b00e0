// Terrain tiles as small pictures: the face that is up, its back in the corner.

import { make } from "../../page/dom.js";
import { emblem } from "../../panel/emblem.js";
import { say } from "../../page/words.js";
import { icon } from "./icons.js";

export const terrainName = key => say(`terrain_${key}`);

// A terrain's sign on its colour.
export const chip = terrain =>
  make(`i.chip.land-${terrain}`, { title: terrainName(terrain) }, emblem(terrain));

// number: of the tile on the pack board, by which aim() finds it.
export function tile(face, back, number) {
  const names = { face: terrainName(face), back: terrainName(back) };
  const title = say(face === back ? "tile_home" : "tile", names);
  return make(`span.tile.land-${face}`, { role: "img", ariaLabel: title, title, data: { tile: number } },
    make("small", { ariaHidden: "true" }, terrainName(face)), emblem(face),
    make(`i.back.land-${back}`, { ariaHidden: "true" }, emblem(back)));
}

// One way to pay: tiles as they turn, and tokens.
export function payment(match, { tiles, tokens }) {
  const { view: { faces, backs }, frame: { player: p } } = match.table;
  const sides = tiles.map(n => [faces[p][n], backs[p][n]]);
  const turning = sides.map(([face, back]) => make("span.turning", {}, chip(face), "→", chip(back)));
  const coins = Array.from({ length: tokens }, () => icon("terrain"));
  const words = sides.map(pair => pair.map(terrainName)).map(([face, back]) => say("flip", { face, back }));
  if (tokens) words.push(say("token_terrain_n", { n: tokens }));
  return [make("span.hidden", {}, words.join(", ")),
    make("span.payment", { ariaHidden: "true" }, ...turning, ...coins)];
}
