// The computers play a scenario, up to fifty games: who wins how often, and how long it takes. What is known
// so far is told all along.

import { COLOURS } from "../../../match/people.js";
import { known } from "../../games.js";
import { button, make, replace } from "../../../page/dom.js";
import { choice } from "../../../page/fields.js";
import { say } from "../../../page/words.js";
import { trouble } from "../../../saves/trouble.js";
import { bouts } from "../../../workshop/bouts.js";
import { joined, median, shares, sidesOf } from "./counted.js";
import { ownerName } from "./places.js";

const GAMES = 50;

// What is under way stays while other lists are looked at. mine: of the screen; own: of the desk.
/** @type {(mine: any, own: any) => any} */
export function contest(mine, own) {
  const { level = "easy" } = mine.contest ??= { node: null }, { levels = [level] } = known(mine.game) ?? {};
  const begin = /** @type {HTMLButtonElement} */ (button(say("scenario_fifty"), () => {
    mine.contest.stop?.();
    mine.contest.node = sitting(mine, level);
    own.paint();
  }, "main"));
  begin.disabled = !mine.wrong || mine.wrong.length > 0;
  return make("fieldset.arrange-group.scenario-contest", {}, make("legend", {}, say("scenario_contest")),
    make("p.quiet", {}, say("scenario_contest_told", { n: GAMES })),
    choice("scenario_level", levels, level, name => say(`level_${name}`), name => {
      mine.contest.level = name;
      own.paint();
    }), begin, mine.contest.node);
}

function sitting(mine, level) {
  const map = structuredClone(mine.past.now), bar = /** @type {HTMLProgressElement} */ (make("progress", {
    max: GAMES, value: 0, ariaLabel: say("scenario_contest") }));
  const told = make("p.quiet", { role: "status" }, say("scenario_begins")), found = make("div");
  let going = true;
  const stop = button(say("scenario_stop"), () => { going = false; stop.remove(); });
  mine.contest.stop = () => { going = false; };
  played(mine.game, map, level, (games, rows) => {
    bar.value = games;
    told.textContent = say("scenario_progress", { n: games, of: GAMES });
    replace(found, verdict(map, rows));
    return going && mine.live();
  }).then(() => stop.remove(), error => replace(found, make("p.bad", { role: "alert" }, trouble(error))));
  return make("div.scenario-sitting", {}, bar, told, stop, found);
}

// Until all games are over, or somebody has had enough.
const played = (game, map, level, onward) => bouts("contest",
  { game, map, players: map.seats.length, made: { level }, count: GAMES }, joined, onward);

// --- what came of it --------------------------------------------------------------------------------

function verdict(map, { won, rounds }) {
  if (!won.length) return [];
  const sides = sidesOf(map.seats), percent = part => Math.round(100 * part);
  const name = seats => seats.map(p => ownerName(map, p)).join(", ");
  const nobody = won.filter(all => !all.length).length;
  return [make("table", {}, make("tbody", {}, ...shares(sides, won).map(({ seats, share, low, high }) => {
    const facts = { share: percent(share), low: percent(low), high: percent(high) };
    return make("tr", {}, make("th", { scope: "row" }, name(seats)), make("td", {},
      make("span.scenario-share", { ariaHidden: "true",
        vars: { own: COLOURS[seats[0]], won: `${facts.share}%`,
        low: `${facts.low}%`, high: `${facts.high}%` } }, make("i")), say("scenario_wins", facts)));
  }))),
  nobody ? make("p", {}, say("scenario_nobody", { n: nobody })) : null,
  make("p", {}, say("scenario_rounds", { n: median(rounds), least: Math.min(...rounds),
    most: Math.max(...rounds) }))];
}
