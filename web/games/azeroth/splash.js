// What comes and goes over the table: the die, a bomb that is opened, a find that comes to light.

import { still } from "../../page/app.js";
import { make } from "../../page/dom.js";
import { named, say, told } from "../../page/words.js";
import { emblem } from "../../panel/emblem.js";
import { die } from "../conquest/die.js";

const BURST = 600;                 // milliseconds until a bomb shows what it is, as in azeroth.css
const LONG = 4200;                 // a find stays, with what it does

export function splash({ event, pips, live, find }) {
  if (event === "rolled") return die(pips);
  if (event === "opened") return sign(live ? "live" : "dud", "bomb", say(live ? "bomb_live" : "bomb_dud"));
  return event === "found" ? sign("come", find, say("find_come", { what: named(find) }), told(find)) : null;
}

// A picture with its name; what takes reading stays longer.
const sign = (kind, key, name, words = "") => make(`div.burst.${kind}${still() ? "" : ".rolling"}`,
  { role: "status", data: { rest: BURST, ...words && { long: LONG } } },
  emblem(key), make("b", {}, name), words ? make("p", {}, words) : null);
