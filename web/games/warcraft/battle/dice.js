// Battle dice as they lie: a hit stands out by shape and by colour, a die rolled again shows its first face.

import { still } from "../../../page/app.js";
import { make } from "../../../page/dom.js";
import { named, player, say } from "../../../page/words.js";

const PIPS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const KINDS = ["melee", "ranged", "flying"];

function die(face, hit, tumbles, i, before) {
  const spots = PIPS[face].map(at => make(`i.pip-${at}`)), again = before !== undefined && before !== face;
  return make(`span.die-lies${hit ? ".hit" : ""}${tumbles ? ".tumbles" : ""}`, { vars: { nth: i } }, spots,
    again ? make("small.die-before", { title: say("battle_again", { n: before }) }, before) : null);
}

const costlier = n => say("battle_wounds", { n, ability: named("critical_strike") });

// One roll: whose, what he rolled, what it comes to.
/** @type {(roll: import("./story.js").Roll, fresh: boolean) => HTMLElement} */
export function thrown({ player: p, kind, dice, before = [], strength, hits, wounds, curse }, fresh) {
  const tumbles = fresh && !still(), who = curse ? named("curse") : say(`kind_${KINDS[kind]}`);
  const comes = curse ? say("battle_spares", { n: hits })
    : [say("battle_hits", { n: hits }), ...wounds > hits ? [costlier(wounds)] : []].join(" → ");
  const words = `${player(p)}: ${who}, ${dice.join(", ")}. ${comes}`;
  return make(`div.roll${curse ? ".curse" : ""}`, { role: "img", ariaLabel: words },
    make("span.roll-who", {}, who, " ", make("small", {}, `≤ ${strength}`)),
    make("span.dice", {}, dice.map((face, i) => die(face, face <= strength, tumbles, i, before[i]))),
    make(`b.roll-comes${tumbles ? ".late" : ""}`, {}, comes));
}
