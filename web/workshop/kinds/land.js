// A land of one's own, to play on.

import { bring, nameOf } from "../../games/games.js";
import * as setup from "../../match/setup.js";
import { make } from "../../page/dom.js";
import { go } from "../../page/screens.js";
import { say, spelled, within } from "../../page/words.js";
import * as cupboard from "../../extras/cupboard.js";
import { copyTitle } from "../../saves/titles.js";
import { newKey } from "../draft.js";
import { asExtra, brief, goes, isLand, looked } from "../lands.js";
import { landscape } from "../picture.js";
import { sortOf } from "../sorts.js";

export const title = ({ game, data }) => spelled(data.map?.name) || say("land_of", { game: nameOf(game) });

// The set-up of its game, with it chosen.
async function attempt(extra) {
  await bring(extra.game);
  setup.remember(await sortOf(extra.game).wish(extra));
  setup.choose(extra.game);
  go("new");
}

/** @type {import("../kinds.js").Kind} */
export default {
  fits: isLand,
  look: async data => asExtra(await looked(data)),
  title,
  told: ({ data: { map } }) => [make("p", {}, within(map.game, () => sortOf(map.game).told(map))),
    make("p", {}, say("land_regions", { n: map.regions.length }))],
  picture: ({ game, id, data }) => landscape(game, id, sortOf(game).seen(data.map)),
  goes, brief, attempt,
  open: ({ id }) => go("land", { id }),
  copy: async extra => cupboard.put(asExtra({ ...extra.data, key: newKey(),
    map: { ...extra.data.map, name: copyTitle(title(extra)) } }, { from: "made" })),
  begins: [
    { word: "land_begin", act: () => go("land"), of: ({ ground }) => ground && !ground.side },
    { word: "land_begin_side", act: () => go("land", { of: "side" }), of: ({ ground }) => ground?.side }],
};
