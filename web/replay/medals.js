// The awards of a match as medals, each with who has it and why.

import { chosen } from "./awards.js";
import { make } from "../page/dom.js";
import { mark, nameOf } from "../match/people.js";
import { language, say } from "../page/words.js";

// mine: what the end screen knows.
export function awards(mine) {
  const { stored: { about }, story, kit } = mine, given = chosen(kit.awards.earned(story), story.players);
  if (!given.length) return "";
  return make("section.end-awards", { ariaLabel: say("end_awards") }, make("h2", {}, say("end_awards")),
    make("ul", {}, ...given.map(award => medal(award, about, kit))));
}

function medal({ key, players, n, facts: { foe, ...facts } }, about, kit) {
  const number = n.toLocaleString(language), exact = Number.isInteger(n) ? n : number;
  const words = { ...facts, ...kit.awards.words(facts), n: exact, foe: foe >= 0 ? nameOf(about, foe) : "" };
  const told = say(`end_award_${key}_text`, words);
  const who = players.flatMap(p => [mark(about, p), nameOf(about, p), " "]);
  return make("li", {}, make("span.end-medal", { ariaHidden: "true" }, number), make("div", {},
    make("h3", {}, say(`end_award_${key}`)), make("p.end-who", {}, ...who), make("p.quiet", {}, told)));
}
