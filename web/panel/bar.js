// The bar on top: menu, how far the match is, undo and redo, hint, zoom.

import { make, replace } from "../page/dom.js";
import { app } from "../page/app.js";
import { say } from "../page/words.js";
import { again, traces } from "./recall.js";

const tool = (word, sign, onclick, facts = {}) =>
  make("button.tool", { type: "button", ariaLabel: say(word), title: say(word), onclick, ...facts }, sign);

export function bar(root, match, hands) {
  const { table } = match;
  const why = table.keeps.map(code => say(`keeps_${code}`)).join(" ");
  const undo = tool("undo", "↶", hands.undo, {
    ariaDisabled: String(!table.may_undo), data: { tool: "undo" },
  });
  undo.title = table.may_undo ? say("undo") : `${say("undo")}: ${why}`;
  replace(root,
    tool("menu", "☰", hands.menu),
    match.kit.progress(table.view, match.map),
    make("span.spacer"),
    match.mine && app.board && traces(match).length
      ? tool("see_again", "⟲", () => again(match, app.board), { data: { tool: "again" } }) : null,
    undo,
    tool("redo", "↷", hands.redo, { ariaDisabled: String(!table.may_redo), data: { tool: "redo" } }),
    app.settings.hints
      ? tool("hint", "★", hands.hint, { ariaDisabled: String(!match.mine), data: { tool: "hint" } }) : null,
    tool("zoom_fit", "⤢", hands.fit, { data: { tool: "fit" } }),
    tool("help", "?", hands.help, { data: { tool: "help" } }));
}
