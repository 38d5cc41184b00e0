// A race or a power of one's own: data from the closed list of effects.

import * as cupboard from "../../extras/cupboard.js";
import { lookAtHomemade } from "../../extras/door.js";
import * as setup from "../../match/setup.js";
import { emblem } from "../../panel/emblem.js";
import { make } from "../../page/dom.js";
import { go } from "../../page/screens.js";
import { newKey } from "../draft.js";
import { traits, wordsOf } from "../traits.js";

const title = extra => wordsOf(extra)[0][0];

// A match in which it takes part, and is on offer at once, is set up.
export function attempt({ game, id }) {
  const wish = structuredClone(setup.usual(game)), others = (wish.extras ?? []).filter(one => one !== id);
  setup.remember({ ...wish, extras: [...others, id], upfront: true });
  setup.choose(game);
  go("new");
}

// Another of the same kind, with a key of its own.
async function copy({ data, words, game, name }) {
  const key = newKey(), own = { ...data, key };
  await cupboard.put({ id: `homemade:${key}`, kind: "homemade", game, name: key, keys: [key], data: own,
    words: { [key]: words[name] } });
}

/** @type {import("../kinds.js").Kind} */
export default {
  fits: data => ["race", "power"].includes(data?.kind),
  look: lookAtHomemade, title,
  told: extra => [traits(extra)],
  picture: ({ keys: [key], data }) =>
    make("span.shelf-emblem", { vars: data.colour ? { colour: data.colour } : {} }, emblem(key)),
  goes: ({ game, data }) => ({ game, ...data }),
  open: ({ id }) => go("trait", { id }), attempt, copy,
  begins: [{ word: "make_begin", act: () => go("trait"), of: kit => kit.makes }],
};
