// A land of one's own, to play on.

import { nameOf } from "../../games/games.js";
import * as setup from "../../match/setup.js";
import { make } from "../../page/dom.js";
import { go } from "../../page/screens.js";
import { say, spelled } from "../../page/words.js";
import * as cupboard from "../../extras/cupboard.js";
import { copyTitle } from "../../saves/titles.js";
import { newKey } from "../draft.js";
import { asExtra, brief, goes, isLand, looked } from "../lands.js";
import { landscape } from "../picture.js";

export const title = ({ game, data }) => spelled(data.map?.name) || say("land_of", { game: nameOf(game) });

// The set-up of its game, with it chosen.
function attempt({ game, id, data: { map } }) {
  const levels = Array.from({ length: map.players }, (_, p) => p ? "easy" : "human");
  setup.remember({ ...setup.fresh(game, levels), map: id });
  setup.choose(game);
  go("new");
}

/** @type {import("../kinds.js").Kind} */
export default {
  fits: isLand,
  look: async data => asExtra(await looked(data)),
  title,
  told: ({ data: { map } }) => [make("p", {}, say("n_players", { n: map.players })),
    make("p", {}, say("land_regions", { n: map.regions.length }))],
  picture: ({ game, id, data }) => landscape(game, id, data.map),
  goes, brief, attempt,
  open: ({ id }) => go("land", { id }),
  copy: async extra => cupboard.put(asExtra({ ...extra.data, key: newKey(),
    map: { ...extra.data.map, name: copyTitle(title(extra)) } }, { from: "made" })),
  begins: { word: "land_begin", act: () => go("land") },
};
