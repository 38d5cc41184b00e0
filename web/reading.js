// Reads an event of the engine aloud: one sentence of the text file, its facts put into words.

import { has, named, player, readable, say } from "./words.js";

const PEOPLE = ["player", "owner", "foe", "ally"];     // facts that are player numbers
const PLAIN = ["scored"];                              // events whose facts are coins by source

export function region(r, map) {
  const { key = "", terrain } = map.regions[r];
  return say("region", { terrain: say(`terrain_${terrain}`), number: key.replace(/\D/g, "") || r + 1 });
}

function wording(event, name, value, map) {
  if (value === null || typeof value === "boolean") return value;
  if (PEOPLE.includes(name) && typeof value === "number") return value < 0 ? null : player(value);
  if (PLAIN.includes(event)) return value;
  if (name === "region") return region(value, map);
  if (name === "regions") return value.map(r => region(r, map)).join(", ");
  if (typeof value === "string") return named(value);
  if (Array.isArray(value)) return value.map(one => wording(event, "", one, map)).join(", ");
  return value;
}

export function reading({ event, ...facts }, map) {
  const said = {};
  for (const [name, value] of Object.entries(facts)) said[name] = wording(event, name, value, map);
  if (has(`event_${event}`)) return say(`event_${event}`, said);
  const rest = Object.entries(said).filter(([name, value]) => name !== "player" && value !== null);
  const asides = rest.map(([name, value]) => `(${readable(name).toLowerCase()}: ${value})`);
  return [said.player, readable(event).toLowerCase(), ...asides].filter(Boolean).join(" ");
}
