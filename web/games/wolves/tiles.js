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

const sidesOf = ({ table: { view: { faces, backs }, frame: { player: p } } }, tiles) =>
  tiles.map(n => [faces[p][n], backs[p][n]]);

// One way to pay, in words: tiles as they turn, and tokens.
export function paid(match, { tiles, tokens }) {
  const words = sidesOf(match, tiles).map(([face, back]) =>
    say("flip", { face: terrainName(face), back: terrainName(back) }));
  return [...words, ...tokens ? [say("token_terrain_n", { n: tokens })] : []].join(", ");
}

// With a plus between them: what turns into what is no chain.
const added = parts => parts.flatMap((part, n) => n ? [make("b", {}, "+"), part] : [part]);

// The same in pictures.
export function payment(match, { tiles, tokens }) {
  const sides = sidesOf(match, tiles);
  const turning = sides.map(([face, back]) => make("span.turning", {}, chip(face), "→", chip(back)));
  const coins = tokens ? [make("span.turning", {}, icon("terrain"), say("token_n", { n: tokens }))] : [];
  return [make("span.hidden", {}, paid(match, { tiles, tokens })),
    make("span.payment", { ariaHidden: "true" }, ...added([...turning, ...coins]))];
}
