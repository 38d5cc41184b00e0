// The numbers of the printed game that the screen shows before they are reached, as in py/wolves/tables.py.

export const TERRAINS = ["forest", "rock", "grass", "tundra", "desert"];
export const COST = { move: 1, den: 2, lair: 2, howl: 2, dominate: 3 };
export const TRACKS = ["spread", "speed", "howl"];
export const VALUES = { spread: [2, 3, 3, 4, 4], speed: [3, 4, 4, 5, 5], howl: [2, 3, 3, 4, 4] };
export const WOLF_POINTS = [0, 1, 2, 3, 4, 6, 8, 10, 12];
export const LAIR_POINTS = [0, 5, 10, 15, 20];
export const LAIR_BONUS = "terrain";
export const CALLED = ["pack", "pack", "alpha", "pack", "pack", "alpha", "pack", "pack"];
export const PREY = ["moose", "deer", "raccoon", "boar", "hare"];
export const MOONS = ["crescent", "quarter", "full"];
export const POINTS = { crescent: [4, 2], quarter: [6, 3], full: [8, 4] };

const MANY = {
  track: [0, 0, 0, 3, 7], hunt: [0, 1, 4, 9, 16, 25], prey_bonus: "action",
  bonus: {
    spread: { 2: "action", 4: "terrain" }, speed: { 2: "terrain", 4: "action" },
    howl: { 2: "terrain", 4: "action" },
  },
};
const TWO = {
  track: [0, 0, 0, 2, 5], hunt: [0, 2, 5, 9, 14, 20], prey_bonus: "",
  bonus: {
    spread: { 2: "action", 4: "terrain" }, speed: { 2: "action", 4: "terrain" },
    howl: { 2: "action", 4: "terrain" },
  },
};

// The side of the pack boards in use.
export const side = players => players === 2 ? TWO : MANY;
