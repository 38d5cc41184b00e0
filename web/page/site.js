// The files of the site, by their names in it: site.json, which lists what there is, and any other.

const ROOT = new URL("../../", import.meta.url);
const SILENCE = 60_000;      // milliseconds
const kept = new Map();

// A JSON file as it is now; one that cannot be had is told as "fail_file".
export async function fetched(file) {
  try {
    const signal = AbortSignal.timeout?.(SILENCE);
    const reply = await fetch(new URL(file, ROOT), { cache: "no-cache", signal });
    if (!reply.ok) throw new Error(`status ${reply.status}`);
    const whole = await reply.json();
    if (!whole || typeof whole !== "object") throw new Error("it holds nothing");
    return whole;
  } catch (error) { throw Object.assign(new Error(`${file}: ${error.message}`), { code: "file" }); }
}

// The same with its parts, kept: a file that could not be had is asked for again.
export function read(file) {
  const asked = () => fetched(file).then(whole => joined(file, whole));
  if (!kept.has(file)) kept.set(file, asked().catch(error => { kept.delete(file); throw error; }));
  return kept.get(file);
}

// A map may only name its parts: {"parts": "islands", "islands": ["capes"]}; they lie in that folder beside
// it.
async function joined(file, whole) {
  const { parts } = whole, folder = parts && file.replace(/[^/]*$/, `${parts}/`);
  if (!parts) return whole;
  return { ...whole, [parts]: await Promise.all(whole[parts].map(name => read(`${folder}${name}.json`))) };
}
