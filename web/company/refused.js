// What is said of a letter that does not follow from what is kept: what differs, and from which step.

import { kitOf, bring } from "../games/games.js";
import { address, addressTable } from "../match/address.js";
import { dressed, nameOf } from "../match/people.js";
import { ask, note } from "../page/dialogs.js";
import { make } from "../page/dom.js";
import { say } from "../page/words.js";
import { reading } from "../panel/wording.js";
import { borrow } from "../saves/loan.js";
import { people } from "../saves/titles.js";

const CLOSE = () => [null, say("close"), "main"];

// Another match under the same name.
export async function foreign(parts) {
  const what = people(parts.map(part => say(`import_why_${part}`)));
  note("");
  await ask(say("letter_refused"), make("p", {}, say("letter_other", { what })), [CLOSE()]);
}

// It holds moves of the person who sits here: true if he made them on another device.
export const mine = (about, step) =>
  ask(say("letter_mine"),
    make("p", {}, say("letter_mine_text", { step: step + 1, player: nameOf(about, about.post.seat) })),
    [[true, say("letter_mine_take")], [false, say("letter_mine_refuse"), "main"]]);

// Where they part, told from both: "copy", "open" or null.
export async function differs(kept, came, step) {
  await bring(came.save.game);
  const ours = await part(kept, step), theirs = await part(came, step).catch(() => null);
  const round = ours.round ? say("letter_round", ours) : "";
  const text = say("letter_branch", { step: ours.step, round, player: nameOf(kept.about, ours.actor) });
  const column = (word, lines) => make("section", {}, make("h3", {}, say(word)),
    make("ol.log", {}, ...(lines.length ? lines : [say("letter_silent")]).map(line => make("li", {}, line))));
  note("");
  return ask(say("letter_refused"), [make("p", {}, text), column("letter_ours", ours.lines),
    theirs ? column("letter_theirs", theirs.lines) : make("p", {}, say("letter_unplayable"))],
  [...theirs ? [["copy", say("letter_copy")]] : [], ["open", say("letter_stay"), "main"]]);
}

// Who acted after `step` actions of a match, and the lines of what he did: {step, round, actor, lines}.
async function part({ save, about }, step) {
  const loan = await borrow({ save, about });
  try {
    const at = step + (save.base?.events.length ?? 1) - 1, kit = kitOf(save.game);
    const [before, after] = await Promise.all([loan.view(at), loan.view(at + 1)]), { view, seats } = after;
    address(save.game, about);
    const match = { kit, land: kit.land(save.map, view), about: dressed(about, seats), table: after };
    const lines = after.events.map(event => reading(event, match)).filter(Boolean);
    return { step: at + 1, round: before.view.round, actor: before.actor, lines };
  } finally {
    loan.back();
    addressTable();
  }
}
