// The odds from here, asked of the engine; they come a moment later, and hold no click up.

import { make, replace } from "../../../page/dom.js";
import { say } from "../../../page/words.js";
import { decides } from "./choices.js";
import { forecast, percent, winning } from "./odds.js";

const SAME = 0.005;                // what is no better and no worse

// n: the side it is seen from; own: whether whoever looks is on it.
export async function reckoned(box, match, n, own) {
  const { table } = match, found = await match.forecast(["battle"]);
  if (!found?.odds || match.table !== table) return;
  replace(box, forecast(found.odds, n, own));
  if (!own || !decides(match)) return;
  const before = winning(found.odds, n), stage = box.closest(".battle");
  const nodes = stage?.querySelectorAll("[data-odds]") ?? [];
  if (nodes.length) stage.querySelector(".battle-asks")?.append(make("small", {}, say("battle_figures")));
  for (const node of nodes) {
    const then = await match.forecast(JSON.parse(node.dataset.odds));
    if (!node.isConnected || match.table !== table) return;
    if (then?.odds) node.append(changed(before, winning(then.odds, n)));
  }
}

// What a choice would make of them.
function changed(before, after) {
  const kind = after > before + SAME ? "better" : after < before - SAME ? "worse" : "same";
  const title = say("battle_then", { chance: percent(after) });
  return make(`small.then.${kind}`, { title }, percent(after));
}
