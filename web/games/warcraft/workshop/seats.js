// The seats of a scenario: how many, of which race and team, what they begin with, their decks; and the race
// that nobody plays.

import { swatch } from "../../../match/people.js";
import { make } from "../../../page/dom.js";
import { choice, field, select } from "../../../page/fields.js";
import { capital, named, say } from "../../../page/words.js";
import * as chart from "./chart.js";
import * as folk from "./folk.js";
import { ownerName, sentence, whereOf } from "./places.js";
import { steps, tick } from "./steps.js";

const UNITS = ["melee", "ranged", "flying"];
const GONE = ["", "without", "errata"];          // of a card: in the deck, taken out, only with the errata

export function seats(mine, own) {
  const { lists, past: { now: map } } = mine, most = lists.races.length - (map.neutral ? 1 : 0);
  const sizes = lists.players.filter(n => n <= most);
  return make("div.scenario-list", {},
    choice("setup_players", sizes, map.seats.length, String, n => own.put(folk.seated(map, n))),
    ...map.seats.map((_, p) => seat(mine, own, p)), neutral(mine, own));
}

function wrongs({ wrong, past: { now: map }, view }, fits) {
  const found = (wrong ?? []).filter(fault => fits(fault) && !whereOf(fault, map));
  return found.length ? make("p.bad", {}, found.map(one =>
    sentence(one, { map, spaces: view.spaces })).join(" "))
    : null;
}

function seat(mine, own, p) {
  const { lists, past: { now: map } } = mine, now = map.seats[p], { start, most } = lists;
  const put = (change, tag = "") => own.put(folk.owned(mine.past.now, p, change), tag);
  const goods = name => steps(name === "cards" ? "scenario_cards" : name, now[name] ?? start[name], [0, most],
    n => put({ [name]: n === start[name] ? undefined : n }, `${name} ${p}`));
  return make("fieldset.arrange-group.scenario-seat", { data: { seat: p } },
    make("legend", {}, swatch(p), ownerName(map, p)), wrongs(mine, fault => fault.seat === p),
    make("div.scenario-two", {}, field("scenario_race", race(mine, now.race, one => put({ race: one }),
      true)),
      field("scenario_team", team(map, p, put))),
    make("div.scenario-goods", {}, ...["gold", "wood", "cards"].map(goods)),
    army(lists, now, put, p), deck(lists, now, put), skips(lists, now, put));
}

// Any that nobody else has; "" where the player or chance chooses.
function race({ lists, past: { now: map } }, now, put, open) {
  const taken = [...map.seats, map.neutral ?? {}].map(one => one.race).filter(one => one !== now);
  const free = lists.races.filter(one => !taken.includes(one));
  return select([...open ? [["", say("scenario_any")]] : [], ...free.map(one => [one, capital(named(one))])],
    now ?? "",
    one => put(one || undefined));
}

function team({ seats: all }, p, put) {
  const letters = all.map((_, n) => [n, say("scenario_team_n", { letter: String.fromCharCode(65 + n) })]);
  return select([["", say("scenario_alone")], ...letters], all[p].team ?? "",
    n => put({ team: n === "" ? undefined : Number(n) }));
}

// Levels of the units and buildings: what is as in the main game is not written down.
function army(lists, now, put, p) {
  const { levels = [1, 1, 1] } = now, { least, more } = lists.buildings, built = now.buildings ?? least;
  const tops = UNITS.map((_, kind) => now.race ? lists.levels[now.race][kind]
    : Math.min(...Object.values(lists.levels).map(all => all[kind])));
  const one = (field, all, plain, kind) => n => {
    const next = all.map((value, k) => k === kind ? n : value);
    put({ [field]: String(next) === String(plain) ? undefined : next }, `${field} ${kind} ${p}`);
  };
  return make("details.scenario-more", {}, make("summary", {}, say("scenario_army")),
    make("p.quiet", {}, say("scenario_levels")),
    ...UNITS.map((name, kind) => steps(`kind_${name}`, levels[kind], [1, tops[kind]],
      one("levels", levels, [1, 1, 1], kind))),
    ...now.buildings !== null ? [make("p.quiet", {}, say("scenario_buildings")),
      ...UNITS.map((name, kind) => steps(`building_${name}`, built[kind],
        [least[kind], least[kind] + more[kind]],
        one("buildings", built, least, kind)))] : []);
}

function deck(lists, now, put) {
  const cards = now.race ? Object.keys(lists.cards[now.race])
    : [...new Set(Object.values(lists.cards).flatMap(all => Object.keys(all)))];
  const row = card => {
    const is = GONE.slice(1).find(name => now[name]?.includes(card)) ?? "";
    const node = select(GONE.map(name => [name, say(`scenario_deck_${name || "in"}`)]), is, to => {
      const lists = GONE.slice(1).map(name => {
        const all = (now[name] ?? []).filter(one => one !== card).concat(name === to ? [card] : []);
        return [name, all.length ? all : undefined];
      });
      put(Object.fromEntries(lists));
    });
    return make("label.field.scenario-card", {}, make("span", {}, now.race
      ? say("scenario_copies", { name: named(card), n: lists.cards[now.race][card] }) : named(card)), node);
  };
  return make("details.scenario-more", {}, make("summary", {}, say("scenario_deck")), ...cards.map(row));
}

function skips({ steps: all }, now, put) {
  const { skips: gone = [] } = now;
  return make("details.scenario-more", {}, make("summary", {}, say("scenario_skips")),
    ...all.map(step => tick(say(`step_${step}`), gone.includes(step), on => {
      const next = all.filter(one => one === step ? on : gone.includes(one));
      put({ skips: next.length ? next : undefined });
    })));
}

// A race that nobody plays, which defends where it stands.
function neutral(mine, own) {
  const { lists, past: { now: map } } = mine, now = map.neutral;
  const taken = map.seats.map(one => one.race), free = lists.races.filter(one => !taken.includes(one));
  const put = change => own.put(chart.changed(mine.past.now, change));
  const on = tick(say("scenario_neutral"), Boolean(now), wish =>
    put({ neutral: wish ? { race: free.at(-1), pieces: [] } : undefined }));
  const room = free.length > 0 && map.seats.length < lists.races.length;
  if (!now && !room) return null;
  return make("fieldset.arrange-group.scenario-seat", { data: { seat: chart.NEUTRAL } },
    make("legend", {}, say("neutrals")), wrongs(mine, fault => fault.neutral), on, ...!now ? [] : [
      field("scenario_race", race(mine, now.race, one => put({ neutral: { ...now, race: one } }), false)),
      make("p.quiet", {}, say("scenario_levels")),
      ...UNITS.map((name, kind) => steps(`kind_${name}`, now.levels?.[kind] ?? 1,
        [1, lists.levels[now.race]?.[kind] ?? 1], n => put({ neutral: { ...now,
          levels: (now.levels ?? [1, 1, 1]).map((value, k) => k === kind ? n : value) } })))]);
}
