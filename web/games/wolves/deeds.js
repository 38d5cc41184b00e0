// The five actions: what each costs, with which terrain it can be paid now, or why it cannot be done.

import { make } from "../../page/dom.js";
import { say } from "../../page/words.js";
import { numbers } from "./tables.js";
import { chip, terrainName } from "./tiles.js";

// Within a move they are those that may come next: they end it, and its end tells which are open then.
export function deeds({ table: { view, frame, choices } }) {
  const moving = frame.phase === "move", act = view.stack.findLast(({ phase }) => phase === "act");
  if (!(moving || frame.phase === "act") || !act?.left) return [];
  const have = view.purse[frame.player];
  const may = choices.flatMap(({ action, next = [] }) => [action[0], ...next]);
  return Object.entries(numbers().cost).map(([verb, cost]) => {
    const lands = Object.keys(have).filter(land => have[land] >= cost);
    const open = may.includes(verb);
    const why = open ? "" : lands.length ? say(`none_${verb}`) : say("none_poor", { n: cost });
    return { verb, open, why, next: moving, face: price(cost, lands) };
  });
}

function price(cost, lands) {
  const named = lands.length ? { role: "img", ariaLabel: lands.map(terrainName).join(", ") } : {};
  return make("span.price-tag", {}, make("small", {}, say("n_tiles", { n: cost })),
    make("span.chips", named, ...lands.map(chip)));
}
