// Reads an event of the engine aloud: one sentence of the text file, its facts put into words.

import { has, named, player, readable, say } from "./words.js";

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

// match: {kit, land} and what else the game reads; null if the game does not tell of the event.
export function reading(whole, match) {
  const { event, ...facts } = whole, { kit, land } = match, own = kit.reads?.(whole, match);
  if (own === null) return null;
  const said = { ...own }, place = r => kit.place(land.regions[r], r);
  for (const [name, value] of Object.entries(facts)) if (!(name in said))
    said[name] = wording(name, value, place);
  if (has(`event_${event}`)) return say(`event_${event}`, said);
  const rest = Object.entries(said).filter(([name, value]) => name !== "player" && value !== null);
  const asides = rest.map(([name, value]) => `(${readable(name).toLowerCase()}: ${value})`);
  return [said.player, readable(event).toLowerCase(), ...asides].filter(Boolean).join(" ");
}
