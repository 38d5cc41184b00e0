// What the engine sends, in words: a choice, a reason, an event.

import { has, named, player, readable, say } from "../page/words.js";

// A choice: for buttons, menus, hints and people who listen.
export function worded(choice, match) {
  const { action: [verb], region, tokens, player: p, ...rest } = choice, { kit, land, table } = match;
  const facts = {
    ...rest, place: region === undefined ? "" : kit.place(land.regions[region], region), n: tokens,
    player: p === undefined ? "" : player(p), ...kit.facts(choice, match),
  };
  const own = `${verb}_${table.frame?.phase}`;
  return say(has(`do_${verb}`) ? `do_${verb}` : has(own) ? own : `verb_${verb}`, facts);
}

// How much better the best choice is than doing the next best, in points.
export function gainOf(ranking) {
  const gain = ranking[0].gain - (ranking[1]?.gain ?? ranking[0].gain);
  return Math.max(0, Math.round(gain * 10) / 10);
}

export const reason = code => has(`why_${code}`) ? say(`why_${code}`) : named(code);

const PEOPLE = ["player", "owner", "foe", "ally"];     // facts that are player numbers

function wording(name, value, place) {
  if (value === null || typeof value === "boolean") return value;
  if (PEOPLE.includes(name) && typeof value === "number") return value < 0 ? null : player(value);
  if (name === "region") return place(value);
  if (name === "regions") return value.map(place).join(", ");
  if (typeof value === "string") return named(value);
  if (Array.isArray(value)) return value.map(one => wording("", one, place)).join(", ");
  return value;
}

// An event: one sentence of the text file, its facts put into words.
// match: {kit, land} and what else the game reads; null if the game does not tell of the event.
export function reading(whole, match) {
  const { event, ...facts } = whole, { kit, land } = match, own = kit.reads(whole, match);
  if (own === null) return null;
  const said = { ...own }, place = r => kit.place(land.regions[r], r);
  for (const [name, value] of Object.entries(facts)) if (!(name in said))
    said[name] = wording(name, value, place);
  if (has(`event_${event}`)) return say(`event_${event}`, said);
  const rest = Object.entries(said).filter(([name, value]) => name !== "player" && value !== null);
  const asides = rest.map(([name, value]) => `(${readable(name).toLowerCase()}: ${value})`);
  return [said.player, readable(event).toLowerCase(), ...asides].filter(Boolean).join(" ");
}
