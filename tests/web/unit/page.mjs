// What a module of the page finds in node: a window that hears nothing, an empty document, files of the site.
import { readFile } from "node:fs/promises";

globalThis.addEventListener ??= () => {};
globalThis.document ??= { documentElement: {} };
globalThis.location ??= { hash: "" };
globalThis.fetch = async url => ({ ok: true, json: async () => JSON.parse(await readFile(url, "utf8")) });
