// What the engine sends, in words: a choice, a reason, an event.

import { capital, has, named, person, player, say } from "../page/words.js";

// A choice: for buttons, menus, hints and people who listen.
export function worded(choice, match) {
  const { action: [verb], place, tokens, player: p, ...rest } = choice, { kit, land, table } = match;
  const facts = {
    ...rest, place: place === undefined ? "" : kit.place(land.regions[place], place), n: tokens,
    player: p === undefined ? "" : player(p), ...kit.facts(choice, match),
  };
  const own = `${verb}_${table.frame?.phase}`;
  return say(has(`do_${verb}`) ? `do_${verb}` : has(own) ? own : `verb_${verb}`, facts);
}

export const reason = code => has(`why_${code}`) ? say(`why_${code}`) : named(code);

// Facts that are numbers of players, of places.
const PEOPLE = ["player", "owner", "foe", "ally"];
const PLACES = ["place", "places", "region", "regions", "from", "to"];

function wording(name, value, place) {
  if (value === null || typeof value === "boolean") return value;
  if (PEOPLE.includes(name) && typeof value === "number") return value < 0 ? null : person(value);
  if (PLACES.includes(name)) return [value].flat().map(place).join(", ");
  if (typeof value === "string") return named(value);
  if (Array.isArray(value)) return value.map(one => wording("", one, place)).join(", ");
  return value;
}

// "you roll" begins with a capital, a name as it is written.
const begun = (text, { player: p, foe }) => p?.you || foe?.you ? capital(text) : text;

// Facts of an event or a reason in words: what the game says of its own, then what is said of all.
function phrased(facts, own, { kit, land }) {
  const said = { ...own }, place = r => kit.place(land.regions[r], r);
  for (const [name, value] of Object.entries(facts)) if (!(name in said))
    said[name] = wording(name, value, place);
  return said;
}

// Why an action is recommended, the weightiest first: `why` of a ranking, put into words.
export function because(why, match) {
  const known = (why ?? []).filter(({ code }) => has(`because_${code}`));
  return known.map(({ code, ...facts }) =>
    say(`because_${code}`, phrased(facts, match.kit.reads({ event: "because", ...facts }, match), match)));
}

// An event: one sentence of the text file, its facts put into words.
// match: {kit, land} and what else the game reads; null if the game does not tell of the event.
export function reading(whole, match) {
  const { event, ...facts } = whole, own = match.kit.reads(whole, match);
  if (own === null) return null;
  const said = phrased(facts, own, match);
  if (has(`event_${event}`)) return begun(say(`event_${event}`, said), said);
  const rest = Object.entries(said).filter(([name, value]) => name !== "player" && value !== null);
  const asides = rest.map(([name, value]) => PLACES.includes(name) ? value : `${named(name)} ${value}`);
  return begun([[said.player, named(event)].filter(Boolean).join(": "), ...asides].join(", "), said);
}
