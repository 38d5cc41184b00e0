// The record of matches that were played to their end: one entry each, and what they add up to.
// Knows no screen; whatever lies in the drawer or comes from a file, a damaged entry fails alone.

import { isDate, rows } from "./days.js";

const MOST = 16;                         // players, and awards of one match
const SIGNS = [-1, 0, 1];
const KEY = /^[a-z0-9_-]{1,40}$/;
const whole = n => Number.isInteger(n);
const isKey = text => typeof text === "string" && KEY.test(text);
const keys = (list, most) => Array.isArray(list) ? list.filter(isKey).slice(0, most) : [];

// FNV-1a twice, over what was dealt: the same deal has the same name, however often it is played.
export function dealName({ game, seed, map, seats, options }) {
  const text = JSON.stringify([seed, (map.regions ?? map.slots ?? []).length, seats, options]);
  const sums = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++)
    sums.forEach((sum, k) => { sums[k] = Math.imul(sum ^ (text.charCodeAt(i) + k), 0x01000193); });
  return `${game}-${sums.map(sum => (sum >>> 0).toString(36)).join("")}`;
}

// Which seat is the player's own: that of the only person at this device, else none.
export const seatOf = kinds =>
  kinds.filter(kind => kind === "human").length === 1 ? kinds.indexOf("human") : null;

// The strongest who played against him: a level, or "afar" for people far away alone.
export function against(kinds, levels) {
  const found = levels.filter(level => kinds.includes(level)).at(-1);
  return found ?? (kinds.includes("afar") ? "afar" : "human");
}

// An entry as it may be counted, or null: {id, when, game, seat, level, scores, winners, used, awards, stood,
// day}; seat: one's own, null where several people shared the device; stood: see days.js.
export function sound(entry) {
  const { id, when, game, seat, level, scores, winners, used, awards, stood, day } = entry ?? {};
  const n = scores?.length;
  const fits = [id, game, level].every(isKey)
    && Number.isFinite(when) && Array.isArray(scores) && n > 0 && n <= MOST && scores.every(Number.isFinite)
    && Array.isArray(winners) && winners.length > 0 && winners.every(p => whole(p) && p >= 0 && p < n)
    && (seat === null || whole(seat) && seat >= 0 && seat < n);
  return fits ? {
    id, when, game, seat, level, scores, winners, used: keys(used, 200), awards: keys(awards, MOST),
    stood: Array.isArray(stood) ? stood.filter(sign => SIGNS.includes(sign)).slice(0, 200) : [],
    day: isDate(day) ? day : null,
  } : null;
}

export const won = ({ seat, winners }) => winners.includes(seat);

// [{key, games, won}] by what key(entry) says, one name or several, the most played first.
function by(entries, key) {
  const found = new Map();
  const line_of = name => found.get(name) ?? found.set(name, { key: name, games: 0, won: 0 }).get(name);
  for (const entry of entries) for (const name of new Set([key(entry)].flat())) {
    const line = line_of(name);
    line.games++;
    line.won += Number(won(entry));
  }
  return [...found.values()].sort((a, b) => b.games - a.games || b.won - a.won || (a.key < b.key ? -1 : 1));
}

// Matches won in a row: the newest row, and the longest ever.
function streaks(entries) {
  let row = 0, longest = 0;
  for (const entry of entries) longest = Math.max(longest, row = won(entry) ? row + 1 : 0);
  return { row, longest };
}

// What entries add up to; those of several people at one device are only counted.
export function totals(entries, today) {
  const all = [...entries].sort((a, b) => a.when - b.when), own = all.filter(({ seat }) => seat !== null);
  const best = game => Math.max(...own.filter(one => one.game === game).map(one => one.scores[one.seat]));
  const collected = new Map();
  for (const key of own.flatMap(({ awards }) => awards)) collected.set(key, (collected.get(key) ?? 0) + 1);
  return {
    games: own.length, won: own.filter(won).length, shared: all.length - own.length, ...streaks(own),
    byGame: by(own, ({ game }) => game).map(line => ({ ...line, best: best(line.key) })),
    byLevel: by(own, ({ level }) => level), byUsed: by(own, ({ used }) => used),
    awards: [...collected].map(([key, n]) => ({ key, n })).sort((a, b) => b.n - a.n),
    days: rows(own.map(({ day }) => day), today),
  };
}
