// The board as a map file has it, before any match is set up: its pieces by their rows of letters, turned and
// laid together. The same as py/warcraft/faces.py, which a test compares.

const TERRAINS = {
  "T": "town", "F": "forest", "G": "goldmine", "M": "mountain", "-": "clear", "1": "objective 1",
  "2": "objective 2", "4": "objective 4",
};
const FIRST = { 7: [-1, -1] };     // where the first letter of a piece lies, if not at 0, 0
const CORNER = ["TGM", "F-"], EDGE = ["FTG", "-M"], WEDGE = [["F1", "-"], ["F1", "G"]];
const LONG = ["--2--"], SHORT = [["2-"], ["--"]];

// By number, the cyan side first.
export const FACES = {
  1: [LONG, ["MMMM-"]], 2: [CORNER, EDGE], 3: [EDGE, CORNER], 4: WEDGE, 5: SHORT,
  6: [["G-", "-1"], ["F-", "-1"]], 7: [[".FG", "G2F", "FG."], [".M-", "-4M", "M-."]],
  8: [["G-", "-1"], ["G-", "-M"]], 9: SHORT, 10: [CORNER, EDGE], 11: WEDGE, 12: [EDGE, CORNER],
  13: [LONG, ["-----"]],
};
export const RACES = { 2: "night_elf", 3: "orc", 10: "human", 12: "undead" };     // whose Town a piece has

const turned = ([q, r], sixths) => sixths ? turned([-r, q + r], sixths - 1) : [q, r];

// One slot of the map: [[q, r, terrain, points, race]].
export function lies({ piece, side, seat, town, turn, at }, seats) {
  const rows = seat === undefined ? FACES[piece][side === "cyan" ? 0 : 1] : town === "edge" ? EDGE : CORNER;
  const race = seat === undefined ? RACES[piece] : seats[seat].race, [dq, dr] = FIRST[piece] ?? [0, 0];
  return rows.flatMap((row, y) => [...row].flatMap((letter, x) => {
    if (letter === ".") return [];
    const [q, r] = turned([x + dq, y + dr], turn), [terrain, points] = TERRAINS[letter].split(" ");
    return [[q + at[0], r + at[1], terrain, Number(points ?? 0), letter === "T" ? race : ""]];
  }));
}

// All spaces in the order of the engine, as view.cells has them, and the race of a Town.
export function laid({ pieces, seats, spaces = [] }) {
  const found = new Map();
  for (const cell of pieces.flatMap(slot => lies(slot, seats))) found.set(`${cell[0]},${cell[1]}`, cell);
  for (const [q, r, kind] of spaces) {
    const points = Number(kind.at(-1)) || 0;
    found.set(`${q},${r}`, [q, r, points ? "objective" : kind, points, ""]);
  }
  return [...found.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
