// How a stored match is named: its map, its title, its time, its file.

import { language, say, spelled } from "../page/words.js";

export const mapName = name => spelled(name) || say("library_map");

// A name for a copy that leaves room for the word "copy".
export const copyTitle = title => say("library_copy_of", { title: [...title].slice(0, 30).join("") });

export const titleOf = note => note.title || mapName(note.map);

// The language spoken as the browser's own country writes it: 2:17 pm, 14:17.
export const locale = () => navigator.languages.find(tag => tag.slice(0, 2) === language) ?? language;

// "today, 14:05", "yesterday, 9:30", "3 March, 18:20", with the year where it is another.
export function moment(when, now = Date.now()) {
  if (!when) return "";                  // nobody knows
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(when).setHours(0, 0, 0, 0)) / 864e5);
  const clock = new Intl.DateTimeFormat(locale(), { hour: "numeric", minute: "2-digit" }).format(when);
  if (days === 0 || days === 1)
    return `${new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day")}, ${clock}`;
  const year = new Date(when).getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  const date = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", year });
  return `${date.format(when)}, ${clock}`;
}

export const people = names => new Intl.ListFormat(language, { type: "conjunction" }).format(names);

// A file name anybody's disk takes.
export function fileName(note) {
  const name = titleOf(note).replace(/[^\p{L}\p{N} _-]/gu, "").trim().replace(/\s+/g, "-")
    .slice(0, 40) || "match";
  return `${name}-${new Date(note.when || Date.now()).toISOString().slice(0, 10)}.marchlands.json`;
}
