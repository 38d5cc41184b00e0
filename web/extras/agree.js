// What an extra says of itself, and the question whether it is wanted.

import { nameOf } from "../games/games.js";
import { ask } from "../page/dialogs.js";
import { make } from "../page/dom.js";
import { say } from "../page/words.js";
import { locale } from "../saves/titles.js";
import { kindOf, kinds } from "../workshop/kinds.js";

export const titleOf = extra => kindOf(extra)?.title(extra) ?? extra.name;

const by = ({ data }) => data?.author ? make("p.quiet", {}, say("make_by", { author: data.author })) : null;
const day = when => Number.isFinite(when)
  ? new Date(when).toLocaleDateString(locale(), { dateStyle: "medium" }) : "";
const FROM = ["made", "link", "file"];

const sort = ({ kind, game }) => `${say(`extras_${kind}`)} · ${nameOf(game)}`;

export const facts = extra => [
  make("p.extras-kind", {}, sort(extra)),
  ...kindOf(extra)?.told(extra) ?? [], by(extra),
  extra.trouble ? make("p.bad", { role: "alert" }, say("extras_broken", { why: extra.trouble })) : null,
  make("p.quiet", {}, [FROM.includes(extra.from) ? say(`shelf_from_${extra.from}`) : "", day(extra.when)]
    .filter(Boolean).join(" · ")),
];

// What is in it, from whom, and what it may do: then the player says yes or no.
export async function agreed(extra) {
  await kinds();
  const kind = kindOf(extra);
  const inside = kind?.warns?.(extra)
    ?? [...kind?.told(extra) ?? [], by(extra), make("p", {}, say("extras_data"))];
  const content = make("div", {}, make("p.quiet", {}, sort(extra)), kind?.picture(extra), inside);
  return ask(say("extras_ask", { name: titleOf(extra) }), content,
    [[false, say("cancel")], [true, say("extras_yes"), "main"]]);
}
