// The files of the site, by their names in it: site.json, which lists what there is, and any other.

const ROOT = new URL("../../", import.meta.url);
const kept = new Map();

// A JSON file as it is now.
export async function fetched(file) {
  const reply = await fetch(new URL(file, ROOT), { cache: "no-cache" });
  if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
  const whole = await reply.json();
  if (!whole || typeof whole !== "object") throw new SyntaxError(`${file}: holds nothing`);
  return whole;
}

// The same, kept: a file that could not be had is asked for again.
export function read(file) {
  if (!kept.has(file)) kept.set(file, fetched(file).catch(error => { kept.delete(file); throw error; }));
  return kept.get(file);
}
