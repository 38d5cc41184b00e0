// A card that says in a sentence each what some traits do, with a way to the rule reference.

import { app } from "../page/app.js";
import { make } from "../page/dom.js";
import { ask } from "../page/dialogs.js";
import { origin } from "../extras/cupboard.js";
import { marked } from "../learn/glossary.js";
import { go } from "../page/screens.js";
import { named, say, told } from "../page/words.js";
import { emblem } from "./emblem.js";

// A line that says so if it came from outside.
export const outside = key => origin(key) ? make("small.outside", {}, origin(key)) : null;

export async function card(keys) {
  const known = keys.filter(Boolean), texts = await Promise.all(known.map(key => marked(told(key))));
  const answer = await ask(known.map(named).join(" · "), known.map((key, i) =>
    make("section.trait", {}, emblem(key),
      make("div", {}, make("h3", {}, app.match?.kit.crest(key), named(key)), outside(key),
        make("p", {}, ...texts[i])))),
    [["rules", say("to_rules")], ["close", say("close"), "main"]]);
  if (answer === "rules") go("rules", { key: known.at(-1) });
}
