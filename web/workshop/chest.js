// All of the shelf in one file, and back: every thing of it comes in or fails alone, and what is here already
// stays as it is.

import { agreed, titleOf } from "../extras/agree.js";
import * as cupboard from "../extras/cupboard.js";
import { admit, together } from "../extras/door.js";
import { ask } from "../page/dialogs.js";
import { make } from "../page/dom.js";
import { parse } from "../page/json.js";
import { say, spelled } from "../page/words.js";
import { CarryError, plainName } from "../saves/carry.js";
import { download } from "../saves/send.js";
import { trouble } from "../saves/trouble.js";
import { kindOf, kinds, lookAt } from "./kinds.js";

const FORM = 1, OPENING = '{"marchlands_workshop":', MOST = 400;
export const LARGEST = 60_000_000;      // bytes of such a file

const written = extra => JSON.stringify(kindOf(extra)?.goes(extra));

// To the player's disk; what cannot be read is not carried on. How many went.
export async function everything() {
  await kinds();
  const things = cupboard.list().flatMap(extra => kindOf(extra)?.goes(extra) ?? []);
  const day = new Date().toISOString().slice(0, 10);
  download(`marchlands-workshop-${day}.json`, JSON.stringify({ marchlands_workshop: FORM, things }));
  return things.length;
}

// What a text holds of it, or null if it is another one.
export function chestIn(text) {
  if (!text.startsWith(OPENING)) return null;
  let whole;
  try { whole = parse(text); } catch { throw new CarryError("broken"); }
  const { marchlands_workshop: form, things } = whole;
  if (form !== FORM) throw new CarryError(Number.isInteger(form) && form > FORM ? "newer" : "broken");
  return Array.isArray(things) ? things.slice(0, MOST) : [];
}

// What came in, {taken, here, bad, why: of each that is bad}, or null if it is not wanted; tell(n): how many
// were looked at. Data are agreed to together, of programs each is asked about.
/** @type {(things: any[], tell: (n: number) => void) => Promise<any>} */
export async function unpacked(things, tell) {
  const told = { taken: 0, here: 0, bad: 0, why: [] }, found = await looked(things, told, tell);
  const isWheel = ({ kind }) => kind === "wheel";
  const data = found.filter(extra => !isWheel(extra)), wheels = found.filter(isWheel);
  const wanted = data.length && await ask(say("shelf_chest"),
    [make("p", {}, say("shelf_chest_text", { n: data.length })),
      make("ul.shelf-names", {}, ...data.map(extra => make("li", {}, titleOf(extra))))],
    [[false, say("cancel")], [true, say("extras_yes"), "main"]]);
  const taken = wanted ? data : [];
  for (const extra of wheels) if (await agreed(extra)) taken.push(extra);
  for (const extra of taken) {
    try {
      await admit({ ...extra, from: "file" });
      told.taken++;
    } catch (error) { missed(told, error, extra); }
  }
  return told;
}

// Those that may come in and are not here yet.
async function looked(things, told, tell) {
  await kinds();
  const known = new Set(cupboard.list().map(written)), fresh = [];
  await together(async () => {
    for (const [n, thing] of things.entries()) {
      tell(n + 1);
      if (known.has(JSON.stringify(thing))) told.here++;
      else await lookAt(thing).then(extra => fresh.push(extra), error => missed(told, error, thing));
    }
  });
  return fresh;
}

// What could not be taken is told with the reason.
function missed(told, error, thing) {
  console.info("not taken from the file:", error);
  told.bad++;
  const { name, map } = thing ?? {}, title = plainName(spelled(name || map?.name));
  told.why.push(say("shelf_refused", { name: title || undefined, why: trouble(error) }));
}
