// Between two people at one device: who is to play now. The board stays in sight; nobody's secrets do.

import { make, replace } from "../page/dom.js";
import { badge } from "../match/people.js";
import { player, say } from "../page/words.js";

export function curtain(root, match) {
  const p = match.curtain;
  root.hidden = p === null;
  if (p === null) return replace(root);
  if (root.dataset.for === String(p) && root.firstChild) return null;
  root.dataset.for = String(p);
  const onclick = () => { root.dataset.for = ""; match.lift(); };
  const button = make("button.main", { type: "button", onclick },
    say("curtain_ready", { player: player(p) }));
  replace(root, make("div.curtain", { role: "dialog", ariaLabel: say("curtain") },
    badge(match.about, p), make("h2", {}, say("curtain_for", { player: player(p) })),
    make("p", {}, say("curtain_why")), button));
  button.focus();
  return null;
}
