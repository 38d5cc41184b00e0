// The analysis on the end screen: what positions were worth, where it turned, how well the people decided,
// their dearest slips and what was better, each a way into "what if".

import { mark, nameOf } from "../match/people.js";
import { on } from "../page/app.js";
import { button, make, replace } from "../page/dom.js";
import { go } from "../page/screens.js";
import { read } from "../page/site.js";
import { capital, language, say } from "../page/words.js";
import { because, worded } from "../panel/wording.js";
import { analyse, analysisOf, rest } from "./analyst.js";
import { lines } from "./charts.js";
import { byRound, dearest, meanLoss, standing, turned } from "./judging.js";
import { startFrom } from "./whatif.js";

const PEOPLE = ["human", "afar"];
const short = n => n.toLocaleString(language, { maximumFractionDigits: 1 });

// mine: what the end screen knows. {node, draw, leave}
export function section(mine) {
  const { stored } = mine, one = analysisOf(stored), { kinds = [] } = stored.about;
  const people = kinds.flatMap((kind, p) => PEOPLE.includes(kind) ? [p] : []);
  const node = make("section.analysis", { ariaLabel: say("analysis") });
  const status = make("p.analysis-status", { role: "status" }), bar = make("progress", { max: 1, value: 0 });
  const body = make("div.analysis-body");
  let shown = "", chart = /** @type {any} */ (null);

  const begin = async () => {
    mine.standards ??= await read("web/replay/standards.json").catch(() => ({}));
    analyse(stored, people);
  };

  function paint() {
    const { state, judged, of, course } = one, told = `${state} ${Boolean(course)}`;
    bar.value = of ? judged.length / of : 0;
    bar.setAttribute("aria-valuetext", say("analysis_progress", { n: judged.length, of }));
    if (told === shown) return;
    shown = told;
    const held = node.contains(document.activeElement);
    bar.hidden = state !== "on";
    bar.ariaLabel = say("analysis_runs");
    replace(status, say(`analysis_${state}`));
    const ask = ["off", "failed"].includes(state) && button(say("analysis_begin"), begin, "main");
    chart = course ? worths(mine, course) : null;
    replace(body, ask || "", course ? story(mine, course, chart) : "",
      state === "done" ? people.map(p => person(mine, one, p, people.length > 1)) : "");
    chart?.draw();
    if (held && document.activeElement === document.body) heading.focus({ preventScroll: true });
  }

  const heading = make("h2", { tabIndex: -1 }, say("analysis"));
  node.append(heading, status, bar, body);
  const off = on("analysis", other => other === one && paint());
  if (one.state !== "off") begin();
  paint();
  return { node, draw: () => chart?.draw(), leave: () => { off(); rest(stored); } };
}

const worths = ({ stored: { about } }, course) => lines("analysis_worth", byRound(course), about);

function story({ over, stored: { about } }, course, chart) {
  const found = turned(course, over.winners), winner = over.winners.map(p => nameOf(about, p)).join(", ");
  const said = found && [
    say("analysis_turned", { ...found, player: nameOf(about, found.player), winner }),
    found.ahead && say("analysis_ahead", { winner, round: found.ahead }),
  ].filter(Boolean).map(text => make("p", {}, text));
  return [make("div.analysis-turned", {}, said), chart.node];
}

// How well a person decided, and his dearest slips.
function person(mine, one, p, several) {
  const { about } = mine.stored, slips = dearest(one.judged, p);
  const match = { kit: mine.kit, land: mine.land, about };
  return make("div.analysis-person", {},
    several ? make("h3", {}, mark(about, p), " ", nameOf(about, p)) : "", score(mine, one, p),
    slips.length
      ? [make("h3", {}, say("analysis_slips", { n: slips.length })),
        make("ol.analysis-slips", {},
          ...slips.map(slip => card(mine, slip, match, one.tables.get(slip.step))))]
      : make("p", {}, say("analysis_none")));
}

// As good as which level, on a scale of all of them.
function score({ standards = {}, stored: { save } }, { judged }, p) {
  const { most = 10, levels: all = {} } = standards[save.game] ?? {}, levels = Object.entries(all);
  const mean = meanLoss(judged, p, most);
  if (mean === null || !levels.length) return "";
  const { at, level, mean: theirs } = standing(mean, levels);
  const facts = { level: say(`level_${level}`), n: short(Math.max(0, mean)), m: short(Math.max(0, theirs)) };
  return make("div.analysis-score", {},
    make("p", {}, say("analysis_score", facts)),
    make("div.analysis-scale", { ariaHidden: "true", vars: { at: at / (levels.length - 1) } },
      ...levels.map(([key]) => make(`span${key === level ? ".near" : ""}`, {}, say(`level_${key}`))),
      make("i")));
}

function card({ stored, first }, { step, round, loss, choices, why }, match, table) {
  const word = choice => worded(choice,
    { ...match, table: { ...table, frame: { ...table.frame, phase: choice.phase } } });
  const [taken, better] = choices.map(word), told = because(why, { ...match, table }).join(", ");
  const n = Math.round(loss);
  return make("li", {},
    make("div.analysis-head", {}, make("b", {}, say("end_round_n", { n: round })),
      make("span.analysis-gain", {}, say("analysis_gain", { n: Math.max(1, n) }))),
    make("p.analysis-taken", {}, make("small", {}, say("analysis_taken")), " ", capital(taken)),
    make("p.analysis-better", {}, make("small", {}, say("analysis_better")), " ", capital(better)),
    told ? make("p.analysis-why", {}, capital(told)) : "",
    make("div.library-row", {},
      button(say("analysis_try"), () => startFrom(stored, step, first, null)),
      button(say("analysis_look"), () => go("replay", { id: stored.id, at: step }), "quiet")));
}
