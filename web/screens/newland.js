// A new land in the set-up: the number it grows from, and another one.

import { button, make } from "../page/dom.js";
import { fresh, isNew, numberOf, offered } from "../lands/lands.js";
import { kitOf } from "../games/games.js";
import { go } from "../page/screens.js";
import { say } from "../page/words.js";

// The new land as one of the boards to choose from, where a game has such: [[name of it, in words]].
export function newLands({ game, map, seats }) {
  if (!offered(game)) return [];
  return [[isNew(map, game, seats.length) ? map : fresh(game, seats.length), say("setup_new_land")]];
}

// Where it is chosen: its number, which grows the same land again; chosen(file) when it is another.
export function newLand({ game, map, seats }, chosen) {
  if (!isNew(map)) return [];
  const { ground } = kitOf(game), board = ground && !ground.side;
  const number = make("input", {
    type: "text", inputMode: "numeric", maxLength: 6, value: numberOf(map), size: 7,
    onchange: () => {
      const digits = number.value.replace(/\D/g, "");
      if (digits) chosen(fresh(game, seats.length, Number(digits)));
      else number.value = String(numberOf(map));
    },
  });
  return [make("div.new-land", {},
    make("label.field", {}, make("span", {}, say("setup_land_number")), number),
    button(say("setup_land_another"), () => chosen(fresh(game, seats.length))),
    board ? button(say("land_change"), () => go("land", { map })) : null),
  make("p.quiet", {}, say("setup_land_told"))];
}
