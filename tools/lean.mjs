// Takes out of the modules of a folder the comments that have lines of their own: node tools/lean.mjs FOLDER.
// They are for the readers of the source; every first visit would carry them.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "acorn";

const [folder] = process.argv.slice(2);

for (const name of readdirSync(folder, { recursive: true }).filter(one => one.endsWith(".js"))) {
  const path = join(folder, name), text = readFileSync(path, "utf8"), lone = [];
  const onComment = (block, said, start, end) => {
    const from = text.lastIndexOf("\n", start - 1) + 1, to = text.indexOf("\n", end) + 1 || text.length;
    if (!text.slice(from, start).trim() && !text.slice(end, to).trim()) lone.push([from, to]);
  };
  parse(text, { ecmaVersion: "latest", sourceType: "module", onComment });
  const kept = lone.map(([from], i) => text.slice(lone[i - 1]?.[1] ?? 0, from));
  writeFileSync(path, [...kept, text.slice(lone.at(-1)?.[1] ?? 0)].join(""));
}
