// Grows new lands and prints them, a whole map a line:
//
//     node tools/lands.mjs maps/smallworld/3.json FIRST COUNT
//
// those of the numbers from FIRST on, to the counts of that map. The page grows the same from the same
// numbers.

import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { grown } from "../web/lands/grow.js";

const [file, first, count] = process.argv.slice(2), like = await parsed(file);
if (like.parts)
  like[like.parts] = await Promise.all(like[like.parts].map(name =>
    parsed(join(dirname(file), like.parts, `${name}.json`))));
const { newLand } = await import(`../web/games/${like.game}/newland.js`);
for (let number = Number(first); number < Number(first) + Number(count); number++)
  console.log(JSON.stringify(await newLand(like, number, async wish => grown(wish))));

async function parsed(name) { return JSON.parse(await readFile(name, "utf8")); }
