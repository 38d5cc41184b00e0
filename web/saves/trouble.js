// What is said when a save cannot be read or kept, and what one can do about it.

import { FATAL } from "../engine/engine.js";
import { app, on } from "../page/app.js";
import { note, show } from "../page/dialogs.js";
import { has, readable, say, within } from "../page/words.js";
import { CarryError, plainName } from "./carry.js";
import * as store from "./store.js";
import { sentences } from "../workshop/faults.js";
import { copyTitle, mapName, people } from "./titles.js";

const word = code =>
  has(`import_why_${code}`) ? say(`import_why_${code}`) : readable(plainName(String(code))).toLowerCase();

// What is wrong with it, in the player's language and the words of the game it is about.
export const trouble = error => error.game ? within(error.game, () => told(error)) : told(error);

// It is told on the screen; nothing else comes of it.
export const complain = error => note(trouble(error), "bad");

function told(error) {
  if (error instanceof CarryError) return say(`import_${error.code}`, error.facts);
  const { reply } = error;
  if (FATAL.includes(error.code)) return say("import_stopped");
  if (has(`fail_${error.code}`) && !reply) return say(`fail_${error.code}`);
  if (!reply?.error) return say("import_engine", { error: error.code ?? error.message });
  if (reply.error === "missing" && (error.extras?.length || error.broken)) return lacking(error);
  if (reply.error === "land") return say("import_engine_land", { why: sentences(reply.wrong, error.map) });
  const { step, version, format, supported } = reply, why = reasons(reply);
  const newer = version === undefined ? format > supported
    : String(version).localeCompare(supported, "en", { numeric: true }) > 0;
  const key = reply.error === "old_save" ? `import_${newer ? "newer" : "older"}`
    : `import_engine_${reply.error}`;
  return say(has(key) ? key : "import_engine", {
    error: readable(reply.error), version: String(version ?? format).slice(0, 20),
    step: step === undefined ? "" : step + 1,
    why: people(why.slice(0, 5).map(word)), at: people(places(reply)),
  });
}

// Of a damaged save only reasons that have words: the others are names of fields that nobody wrote by hand.
const reasons = ({ error, why }) => Array.isArray(why)
  ? why.filter(code => error !== "save" || has(`import_why_${code}`)) : [];

// Where in a board it is wrong, as far as the game has words for that.
const places = reply => Object.entries(reply).filter(([name]) => has(`import_at_${name}`)).map(([name, at]) =>
  say(`import_at_${name}`, { n: Number.isInteger(at) ? at + 1 : String(at).slice(0, 40) }));

// Which wheels a match needs, and where they come in; or what is wrong with those that are here.
function lacking({ extras = [], broken = {} }) {
  const wrong = Object.values(broken).join("; ");
  if (wrong) return say("extras_broken", { why: wrong.slice(0, 300) });
  const names = extras.map(({ name, version, keys }) => `${name} ${version} (${keys.join(", ")})`);
  return say("extras_missing", { n: names.length, names: people(names) });
}

const OFFERS = {
  newer: async id => {
    const { resume } = await import("../match/begin.js");
    await resume(await store.newer(id));
  },
  copy: async () => {
    const match = store.running() ?? app.match;
    await store.copy(match, copyTitle(match.about.title || mapName(match.map?.name)));
    show(say("library_copied"));
  },
};

on("library", ({ code, id, offers }) => {
  const act = offer => () => OFFERS[offer](id)
    .catch(error => show(say("library_failed", { error: error.message }), { kind: "bad" }));
  show(say(code), { ms: 0, kind: "bad",
    buttons: offers.map(offer => ({ text: say(`library_offer_${offer}`), act: act(offer) })) });
});
