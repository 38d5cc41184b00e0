// A match that came with the address: shown, or refused in words; nothing of it changes what is already here.

import { app } from "./app.js";
import { note } from "./dialogs.js";
import { adopt } from "./match.js";
import { go } from "./screens.js";
import { unpack } from "./share.js";
import { trouble } from "./library/bring.js";

// True if the address was a shared match and is being taken care of.
export function handle(hash) {
  if (!hash.startsWith("#m=")) return false;
  open(hash.slice(3)).catch(error => {
    note(trouble(error), "bad");
    location.replace("#/");
  });
  return true;
}

async function open(text) {
  const { save, about } = await unpack(text);
  await app.whenReady;
  await adopt(save, about);
  history.replaceState(null, "", "#/");
  go("table");
}
