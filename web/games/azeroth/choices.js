// What a turn of Azeroth offers beyond the family's: deeds that are chosen before their place, tools that are
// armed, forms, tokens that are bought.

import { make } from "../../page/dom.js";
import { capital, has, named, say } from "../../page/words.js";
import { emblem } from "../../panel/emblem.js";
import { conquest } from "../conquest.js";
import { tool } from "./reads.js";
import { bombs } from "./seat.js";

// Verbs that wait until they are pressed, and whose they are.
const DEEDS = { champion: "championing", drive: "intimidating", swap: "portal_mage", steal: "ethereals" };
const TELLING = ["conquer", "raid", "bombs", "blasts", "lay", "well", "station"];   // with something to tell
const TOOLS = ["wield", "lower"];
const FIRST = ["human", "wolf", "raise", "risk", ...TOOLS];           // what may be wanted before an end

const verbsOf = ({ choices }) => new Set(choices.map(({ action: [verb] }) => verb));

// Whether the Worgen are to choose a form.
export const forms = ({ frame, choices }) =>
  frame?.phase === "conquer" && choices.some(({ action: [verb] }) => verb === "human");

export const waits = ({ action: [verb] }) => verb in DEEDS;

export const mutual = ({ action }) => action[0] === "swap";

// With no token left for anything else only that of its deeds is looked for which is still open.
export function presses({ frame, choices }) {
  const verbs = new Set(choices.filter(({ place }) => place !== undefined).map(({ action: [verb] }) => verb));
  const [verb] = verbs;
  return frame?.phase === "conquer" && verbs.size === 1 && verb in DEEDS ? verb : null;
}

// What ends the conquests while the champion might still fight is asked about, too.
export function unusual(table, action) {
  const idle = action[0] === "done" && table.frame?.phase === "conquer" && verbsOf(table).has("champion");
  return conquest.unusual(table, action) ?? (idle ? "ask_done_champion" : null);
}

// The deeds of the race and power that act: open with how many are left, shut with the reason.
export function deeds({ table }) {
  const { view, frame, choices } = table, verbs = verbsOf(table);
  if (frame.phase !== "conquer" || !verbs.has("done")) return [];
  const mine = [view.race[frame.band], view.power[frame.band]];
  return Object.entries(DEEDS).filter(([, key]) => mine.includes(key)).map(([verb, key]) => {
    const open = verbs.has(verb), left = choices.find(({ action }) => action[0] === verb)?.left;
    const alone = verb === "champion" && view.tokens.some(here => verb in here);
    const none = view.used[key] ? `none_${verb}_more` : alone ? "none_champion_alone" : `none_${verb}`;
    return { verb, open, why: open ? "" : say(none),
      face: make("small", {}, open ? left ? say("deed_left", { n: left }) : say("deed_once") : "") };
  });
}

// What a tool does, on the button that arms it or lays it down again.
export function face({ action: [verb, key] }) {
  if (!TOOLS.includes(verb)) return null;
  const name = has(`tool_name_${key}`) ? say(`tool_name_${key}`) : named(key), down = verb === "lower";
  return make("span.tool-face", { title: capital(tool(key)) }, emblem(key), make("span", {},
    make("b", {}, name), make("small", {}, down ? say("tool_down") : say(`tool_${key}`))));
}

export function facts(choice, match) {
  const { kit, land } = match, { action: [verb], kind, from, place, trait, coins } = choice;
  const region = r => r === undefined ? null : kit.place(land.regions[r], r);
  return {
    ...conquest.facts(choice, match), ...trait && { what: TOOLS.includes(verb) ? tool(trait) : named(trait) },
    from: region(from), out: verb === "drive" && kind === "place" ? region(place) : null,
    coins: Math.abs(coins ?? 0),
  };
}

// What is to be done, in a sentence.
export function phase(table) {
  const { frame, choices, view } = table, usual = conquest.phase(table), [first] = choices;
  if (frame.closed) return { key: "phase_closed", facts: {} };
  if (forms(table)) return { key: "phase_form", facts: {} };
  const ready = Object.keys(view.used).find(key => has(`armed_${key}`)
    && choices.some(({ action }) => action[0] === "lower" && action[1] === key));
  if (frame.phase === "conquer" && ready) return { key: `armed_${ready}`, facts: usual.facts };
  const what = frame.find ?? frame.token ?? first?.trait, n = told(frame, view, usual.facts.n);
  const key = `${usual.key}_${frame.find}`;
  return { key: has(key) ? key : usual.key, facts: { ...usual.facts, what: what ? named(what) : "", n } };
}

// The number that the sentence of a phase tells.
const told = ({ left, short, phase: name }, view, n) =>
  name === "objectives" ? left : name === "raid" ? short : name === "bombs" ? bombs(view) : n;

// Where pointing at a place has something to tell.
export const bills = ({ frame }) => TELLING.includes(frame?.phase);

export const finishes = (table, begun) => conquest.finishes(table, begun)
  && (table.frame.phase !== "conquer" || verbsOf(table).has("done"));

export const rests = table => conquest.rests(table) && verbsOf(table).has("done")
  && !table.choices.some(({ action: [verb] }) => FIRST.includes(verb));

export const minor = (choice, table) => conquest.minor(choice, table)
  || (choice.action[0] === "decline" && forms(table));
