// A wheel with races or powers, from outside: a program, so nothing of it is told before it has run.

import { lookAtWheel } from "../../extras/door.js";
import { emblem } from "../../panel/emblem.js";
import { make } from "../../page/dom.js";
import { say } from "../../page/words.js";
import { letters, unlettered } from "../letters.js";
import { traits } from "../traits.js";

const FORM = "marchlands_wheel";

const credit = ({ version, author, summary }) => [
  make("p", {}, say(author ? "extras_claims" : "extras_nobody", { version, author })),
  summary ? make("p.quiet", {}, summary) : null,
];

/** @type {import("../kinds.js").Kind} */
export default {
  fits: data => typeof data?.[FORM] === "string",
  look: data => lookAtWheel(new File([unlettered(data.bytes)], data[FORM])),
  title: ({ name }) => name,
  told: extra => [credit(extra), traits(extra)],
  picture: ({ keys }) => keys.length ? emblem(keys[0]) : null,
  warns: extra => [credit(extra), make("p", {}, say("extras_brings", { keys: extra.keys.join(", ") })),
    make("p.extras-warning", {}, say("extras_runs")), make("p", {}, say("extras_where"))],
  goes: ({ file, bytes }) => ({ [FORM]: file, bytes: letters(bytes) }),
};
