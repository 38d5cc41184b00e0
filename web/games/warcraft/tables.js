// The numbers that pieces go by, as in py/warcraft/units.py: WIDTH * player + kind, the units first.

export const KINDS = ["melee", "ranged", "flying", "worker", "necromancer", "captive"];
export const WIDTH = 8, UNITS = 3;

export const kindOf = code => KINDS[code % WIDTH];
export const owner = code => Math.floor(code / WIDTH);
