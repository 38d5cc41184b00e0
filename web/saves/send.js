// Lets a match go out: as a file of the disk, or as a link that carries all of it.

import { ask, show } from "../page/dialogs.js";
import { button, make } from "../page/dom.js";
import { link } from "./link.js";
import { say } from "../page/words.js";
import * as carry from "./carry.js";
import * as store from "./store.js";
import { fileName } from "./titles.js";

export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function given(note, text) {
  download(fileName(note), text);
  show(say("library_exported"));
}

export const exported = (note, { save, about }) => given(note, carry.write(save, about));

// A match that cannot be read goes out as it lies in the drawer.
export const rawly = async note => given(note, JSON.stringify(await store.raw(note.id)));

export async function shared(note, stored) {
  let address;
  try { address = await link(stored.save, stored.about); } catch (error) {
    if (!(error instanceof carry.CarryError)) throw error;
    const chosen = await ask(say("library_share"), [make("p", {}, say(`import_${error.code}`, error.facts))],
      [[false, say("library_cancel")], [true, say("library_export"), "main"]]);
    if (chosen) exported(note, stored);
    return;
  }
  await offered(address);
}

// Onto the clipboard; where that is forbidden, from the field that shows it.
export async function copied(text, field) {
  try { await navigator.clipboard.writeText(text); } catch {
    field.select();
    document.execCommand("copy");
  }
}

// A link to be copied or sent; told: what is said above it.
export function offered(address, told = say("library_share_text", { n: address.length })) {
  const field = make("input", {
    readOnly: true, value: address, ariaLabel: say("library_link"), onfocus: () => field.select(),
  });
  const done = make("p.quiet", { role: "status" });
  const copy = () => copied(address, field).then(() => { done.textContent = say("library_link_copied"); });
  const send = navigator.share
    ? [button(say("library_send"), () => navigator.share({ url: address }).catch(() => {}))] : [];
  return ask(say("library_share"), [
    make("p", {}, told),
    make("div.library-row", {}, field, button(say("library_copy_link"), copy, "main"), ...send), done,
  ], [[null, say("library_close")]]);
}
