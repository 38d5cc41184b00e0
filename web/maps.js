// The maps of the site: their list, and one read and kept.

const kept = new Map();

export async function list() {
  return (await json("site.json")).maps;
}

export function read(file) {
  if (!kept.has(file)) kept.set(file, json(file).catch(error => { kept.delete(file); throw error; }));
  return kept.get(file);
}

async function json(file) {
  const reply = await fetch(new URL(`../${file}`, import.meta.url));
  if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
  return reply.json();
}
