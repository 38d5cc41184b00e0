// A table without a match: after a reload the one of this tab comes back, else the title says why not.

import { resume } from "../match/begin.js";
import { stayed } from "../match/stay.js";
import { app } from "../page/app.js";
import { note } from "../page/dialogs.js";
import { make, replace } from "../page/dom.js";
import { current, go } from "../page/screens.js";
import { say } from "../page/words.js";
import { read } from "../saves/store.js";
import { trouble } from "../saves/trouble.js";

export async function arrive(root) {
  const id = stayed(), gone = why => { note(why, "bad"); location.replace("#/"); };
  if (!id) return gone(say("arrive_none"));
  replace(root, make("div.arriving", { role: "status" }, make("h1", {}, say("table")),
    make("p", {}, say("arriving"))));
  try {
    await app.whenReady;
    const save = await read(id);
    if (app.match || current() !== "table") return undefined;           // something else was begun meanwhile
    await resume(save);
    return current() === "table" && go("table");
  } catch (error) {
    return current() === "table" && gone(`${say("arrive_failed")} ${trouble(error)}`);
  }
}
