// The choices of The Wolves in words and pictures, and when pointing and doing need a word more.

import { make } from "../../page/dom.js";
import { emblem } from "../../panel/emblem.js";
import { say } from "../../page/words.js";
import { owner, who } from "./pack.js";
import { numbers, side } from "./tables.js";
import { chip, paid, payment, terrainName } from "./tiles.js";

const WALKERS = { wolf: "pack", alpha: "alpha" };      // pieces on the map, and what the moves call them
const PHASES = ["act", "move", "hunt", "displace", "draft"];     // in which hexes are looked at

// A track and what the next den of it brings.
function raised({ table: { view, frame } }, track) {
  const { tracks, values: { [track]: values } } = numbers(), { bonus } = side(view.players);
  const taken = view.dens[frame.player][tracks.indexOf(track)];
  const token = bonus[track][taken + 1];
  return {
    track: say(`track_${track}`), now: values[taken],
    next: values[taken + 1] === values[taken] ? "" : values[taken + 1],
    bonus: token ? say(`token_${token}`) : "",
  };
}

// Gaps of the sentence do_<verb>; `here`: the goal is named already, `held`: so is the start.
function facts({ action: [verb, ...rest], place: h, terrain, tokens, here, held, ...more }, match) {
  const { kit, land } = match, place = h => kit.place(land.regions[h], h);
  const goal = h === undefined || here ? "" : place(h);
  const own = OWN[verb]?.(rest, match, { place, held, here, ...more });
  return { goal, terrain: terrain ? terrainName(terrain) : "", n: tokens, ...own };
}

const OWN = {
  move: ([start, piece], match, { place, held, here }) => ({
    piece: say(`piece_${piece}`), start: held ? "" : place(start), ...(here ? { goal: say("to_here") } : {}),
  }),
  den: ([, track], match) => raised(match, track),
  dominate: ([, what], match) =>
    ({ what: what === "pack" ? say("dominate_pack") : say("dominate_den", raised(match, what)) }),
  pay: (rest, match, { tiles = [], tokens = 0 }) => ({ how: paid(match, { tiles, tokens }) }),
  hunt: (rest, match, { prey }) => ({ prey: say(prey) }),
  pack: ([home]) => ({ terrain: terrainName(home) }),
};

// Buttons that say more by a picture.
function face(choice, match) {
  const { action: [verb, home], terrain, faces } = choice;
  if (verb === "pay") return payment(match, choice);
  if (verb === "pack") return [emblem(home), terrainName(home)];
  if (verb === "faces") return shown(faces.map(terrainName).join(", "), faces);
  if (verb === "stay") return shown(say("stay", { terrain: terrainName(terrain) }), [terrain]);
  return null;
}

const shown = (words, lands) =>
  [make("span.hidden", {}, words), make("span.chips", { ariaHidden: "true" }, ...lands.map(chip))];

// What is to be done: a key of the texts and its facts.
function phase({ view, frame, choices: open }) {
  const { phase: name, player: p, left = 0 } = frame, land = frame.terrain ? terrainName(frame.terrain) : "";
  const key = name === "act" && !left ? "phase_act_over" : `phase_${name}`, of = view.values[p].spread;
  const facts = {
    act: { n: left || view.actions[p] }, move: { n: of - left, of, terrain: land },
    pay: { terrain: land, n: Math.max(...open.map(({ tiles = [], tokens = 0 }) => tiles.length + tokens)) },
    displace: { foe: frame.piece === undefined ? "" : who(owner(frame.piece), view) },
  };
  return { key, facts: facts[name] ?? {} };
}

// Whether nothing can follow the action that is going on.
const ending = ({ stack, actions }) => {
  const { left, player: p } = stack.findLast(({ phase }) => phase === "act") ?? {};
  return left === 0 && !actions[p];
};

export const choices = {
  facts, face, phase,
  minor: ({ action: [verb] }) => verb === "stay",
  walks: ({ action }, { kind }) => WALKERS[kind] === action[2],
  // As many as may still go in this move.
  herd: ({ frame, view }) => frame.phase === "move" ? frame.left : view.values[frame.player].spread,
  // The move was the last action.
  finishes: ({ frame, view }) => ["move", "act"].includes(frame.phase) && ending(view),
  hides: ({ action: [verb] }, pressed) => verb === "stay" && pressed !== "move",
  bills: ({ frame }) => PHASES.includes(frame?.phase),
  unusual({ frame, choices: open }, [verb]) {
    const more = open.some(({ action }) => action[0] !== "done" && action[0] !== "extra");
    return verb === "done" && frame.phase === "act" && frame.left && more ? "ask_done_left" : null;
  },
};
