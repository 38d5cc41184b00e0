// The levels of a kind of units in words and signs.

import { make } from "../../page/dom.js";
import { capital, has, named, say } from "../../page/words.js";
import { emblem } from "../../panel/emblem.js";
import { KINDS } from "./tables.js";

// What a kind is called at a level, if it has a name of its own there.
export function unitName(race, name, level) {
  const key = `unit_${race}_${name}_${level}`;
  return has(key) ? say(key) : capital(named(name));
}

export const abilityName = level => level?.ability ? named(level.ability) : "";

// "Footman: melee unit of level 2, strength 3, Heal"
export function levelTold(view, p, k) {
  const level = view.kinds[p][k], name = KINDS[k];
  const facts = { ...level, ability: abilityName(level), kind: named(name) };
  return say("level_told", { ...facts, name: unitName(view.races[p], name, level.level) });
}

export const abilitySign = level => level.ability
  ? make("span.ability", { role: "img", ariaLabel: abilityName(level), title: abilityName(level) },
    emblem(level.ability)) : null;

// What an upgrade changes: strength from and to, a new ability, the point of the top.
export function rise(now, then) {
  const gains = then.ability && then.ability !== now.ability;
  return make("span.war-rise", {}, emblem("strength"), `${now.strength}→${then.strength}`,
    gains ? abilitySign(then) : null, then.top ? emblem("points") : null);
}

export const riseTold = (now, then, n) => say("upgrade_told", {
  ...then, was: now.strength, n, top: then.top ? 1 : "",
  ability: then.ability !== now.ability ? abilityName(then) : "",
});
