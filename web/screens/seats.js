// Who sits at a new match: a colour, a name, who plays, and what the game asks of a seat.

import { kitOf, known } from "../games/games.js";
import { AFAR } from "../company/post.js";
import { COLOURS, sideMark, sideName, swatch } from "../match/people.js";
import { make } from "../page/dom.js";
import { select } from "../page/fields.js";
import { say } from "../page/words.js";
import { emblem } from "../panel/emblem.js";
import * as setup from "../match/setup.js";
import { ofSeat } from "./options.js";

// A row; changed() is called when something else is wished for.
export function seat(wish, p, changed) {
  const one = wish.seats[p], { levels } = known(wish.game);
  const kinds = [["human", say("kind_human")], ...levels.map(level => [level, say(`kind_${level}`)]),
    [AFAR, say("setup_afar")]];
  const kind = select(kinds, one.kind, value => { one.kind = value; changed(); });
  kind.ariaLabel = say("setup_kind", { n: p + 1 });
  return make("div.seat-row", {}, colours(wish, one, p, changed), name(wish, one, p), kind,
    ...ofSeat(wish, p, changed), make("small.quiet", {}, role(wish, p), allies(wish, p),
      levels.includes(one.kind) ? emblem(`face_${one.kind}`, "face") : null, say(`about_${one.kind}`)));
}

// What somebody is called who gives no name.
const usual = (wish, one, p) => setup.titleOf(wish, p)
  || say(one.kind === "human" ? "setup_name" : `player_${one.colour}`);

function name(wish, one, p) {
  const node = make("input", {
    type: "text", maxLength: setup.MOST_NAME, value: one.name, placeholder: usual(wish, one, p),
    ariaLabel: say("setup_name_of", { n: p + 1 }), autocomplete: "off",
    oninput: () => { one.name = node.value; },
  });
  return node;
}

function role(wish, p) {
  const words = setup.roleOf(wish, p);
  return words ? [make("b", {}, words), " · "] : null;
}

// The side of a seat, where sides play.
function allies(wish, p) {
  const { game, seats } = wish, fitting = setup.fitting(wish);
  const side = kitOf(game).sides(fitting, seats.length, setup.mapOf(wish))?.[p];
  return side === undefined ? null : [sideMark(side), ` ${sideName(side)} · `];
}

function colours({ seats }, one, p, changed) {
  return make("div.colours", { role: "group", ariaLabel: say("setup_colour", { n: p + 1 }) },
    ...COLOURS.map((_, i) => make("button", {
      type: "button", ariaPressed: String(one.colour === i), ariaLabel: say(`player_${i}`),
      onclick: () => { paint(seats, one, i); changed(); },
    }, swatch(i))));
}

// Two players never wear one colour: the other gets the one given up.
function paint(seats, one, colour) {
  const other = seats.find(seat => seat !== one && seat.colour === colour);
  if (other) other.colour = one.colour;
  one.colour = colour;
}
