// The game of the day: what the date deals, the same for everybody, and the line of text that tells how it
// went. Knows no screen; the date is that of the player's own clock.

const two = n => String(n).padStart(2, "0");

// "2026-11-18", where the player is.
export const dateOf = (now = new Date()) =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

export const isDate = text => typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text)
  && !Number.isNaN(Date.parse(text));

// Noon of that day anywhere, for what formats dates; the days since one long ago.
export const noon = date => new Date(`${date}T12:00:00`);
const number = date => Math.round(Date.parse(`${date}T00:00:00Z`) / 864e5);

// A stream of numbers below 2 ** 32, the same from the same text on every machine (FNV-1a, then splitmix32).
export function stream(text) {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

// What a date deals of a game: {game, map, kinds, seed, day}; maps: [{file, players}], a file for each number
// of players; levels: of its computers, from the weakest. Monday's are the weakest, Sunday's the strongest.
export function dealt(date, game, maps, levels) {
  const draw = stream(`${date} ${game}`), [seed, which] = [draw() >>> 1, draw()];
  const boards = [...maps].sort((a, b) => a.players - b.players || (a.file < b.file ? -1 : 1));
  const { file, players } = boards[which % boards.length];
  const weekday = (number(date) + 3) % 7, level = levels[Math.floor(weekday * levels.length / 7)];
  return { game, map: file, kinds: ["human", ...Array(players - 1).fill(level)], seed, day: date };
}

// How the player stood at the end of each round: 1 led, 0 shared the lead, -1 lay behind.
export function standing(series, player) {
  const rounds = series[player]?.length ?? 0;
  const best = round => Math.max(...series.filter((_, p) => p !== player).map(line => line[round]));
  return Array.from({ length: rounds }, (_, round) => Math.sign(series[player][round] - best(round)))
    .slice(1).filter(sign => !Number.isNaN(sign));
}

const SQUARES = { 1: "🟩", 0: "🟨", [-1]: "🟥" }, MEDALS = ["🥇", "🥈", "🥉"];

export const squares = stood => stood.map(sign => SQUARES[sign]).join("");

// The place of a player; who has as much shares it, but who won is always first.
export const placeOf = (scores, winners, player) =>
  winners.includes(player) ? 1 : 1 + scores.filter((n, p) => n > scores[player] || winners.includes(p)
    && n === scores[player]).length;

// The result as it is pasted: three lines and the address. title: the game and the date in words.
export function line({ scores, winners, seat, stood }, title, address) {
  const place = placeOf(scores, winners, seat), others = scores.filter((_, p) => p !== seat);
  const points = [scores[seat], ...others.sort((a, b) => b - a)].join(" : ");
  const medal = MEDALS[place - 1] ? `${MEDALS[place - 1]} ` : "";
  return [title, `${medal}${place}/${scores.length} · ${points}`, squares(stood), address]
    .filter(Boolean).join("\n");
}

// Days in a row on which one was played to its end, up to today or yesterday; and the longest row.
export function rows(dates, today) {
  const days = [...new Set(dates.filter(isDate).map(number))].sort((a, b) => a - b);
  let row = 0, longest = 0, before = NaN;
  for (const day of days) {
    row = day === before + 1 ? row + 1 : 1;
    longest = Math.max(longest, row);
    before = day;
  }
  return { row: before >= number(today) - 1 ? row : 0, longest };
}
