// A battle as it is read from what happened: who stands where, what was rolled, who fell, which cards lie.

/**
 * @typedef {{place: number, player: number, piece: string, state: string}} Unit
 *   state: "" | "fallen" | "devoured" | "still" | "risen"
 * @typedef {{player: number, kind: number, dice: number[], before?: number[], strength: number, hits: number,
 *   wounds: number, curse?: boolean}} Roll
 * @typedef {object} Story
 * @property {string} key
 * @property {number} r              the battlefield
 * @property {number} player         who attacks
 * @property {number} foe            the team that defends
 * @property {Unit[][]} sides        the attackers, the defenders
 * @property {Unit[][]} lost         who fell in earlier rounds
 * @property {Map<number, number>} side   of a player
 * @property {number} round
 * @property {number | null} kind    of the units that attack: 0 melee, 1 ranged, 2 flying
 * @property {Roll[]} rolls          of this beat
 * @property {Map<number, {n: number, healed?: number, spared?: number}>} due   losses to be taken, by side
 * @property {{player: number, card: string, off?: boolean}[]} cards
 * @property {{player: number, piece: string}[]} poison
 * @property {any} over
 */

// Of all that happened, the battle that began last; null if there was none.
/** @returns {Story | null} */
export function story(past) {
  const at = past.findLastIndex(({ event }) => event === "battle");
  if (at < 0) return null;
  const tale = begun(past[at], at);
  for (const fact of past.slice(at + 1)) if (!tale.over) TELLS[fact.event]?.(tale, fact);
  return tale;
}

/** @returns {Story} */
function begun({ r, player, foe, sides = [[], []] }, at) {
  const tale = {
    key: String(at), r, player, foe, sides: [[], []], lost: [[], []], side: new Map([[player, 0]]), round: 0,
    kind: null, rolls: [], due: new Map(), cards: [], poison: [], over: null,
  };
  arrayed(tale, sides);
  return tale;
}

// Who takes part from now on.
function arrayed(tale, sides) {
  tale.sides = sides.map(row => row.map(([place, player, piece]) => ({ place, player, piece, state: "" })));
  tale.sides.forEach((row, n) => { for (const { player } of row) tale.side.set(player, n); });
}

const GONE = ["fallen", "devoured"];
export const stands = ({ state }) => !GONE.includes(state);

// One of a player's units that stand: those that a card holds first, as the rules have it.
function one(tale, { r, player, piece }, state) {
  const able = tale.sides[tale.side.get(player) ?? 0].filter(unit =>
    unit.place === r && unit.player === player && unit.piece === piece && stands(unit));
  const found = able.find(unit => unit.state === "still") ?? able[0];
  if (found) found.state = state;
}

function cleared(tale) {
  tale.sides.forEach((row, n) => {
    tale.lost[n].push(...row.filter(({ state }) => state === "fallen"));
    tale.sides[n] = row.filter(({ state }) => state !== "fallen");
  });
}

const TELLS = {
  battle_round(tale, { n, sides }) {
    cleared(tale);
    if (sides) arrayed(tale, sides);
    Object.assign(tale, { round: n, kind: null, rolls: [], poison: [], due: new Map() });
  },
  kept_out(tale, { player }) {
    tale.sides = tale.sides.map(row => row.filter(unit => unit.player !== player));
  },
  poison(tale, { player, piece }) { tale.poison.push({ player, piece }); },
  attack(tale, { event, ...roll }) {
    if (roll.kind !== tale.kind || tale.due.size) {
      cleared(tale);
      Object.assign(tale, { kind: roll.kind, rolls: [], due: new Map() });
    }
    tale.rolls.push(roll);
  },
  cursed(tale, { player, dice, n }) {
    tale.rolls.push({ player, kind: tale.kind, dice, strength: 3, hits: n, wounds: 0, curse: true });
  },
  due(tale, { team, n, healed, spared }) {
    const side = Number(team === tale.foe), before = tale.due.get(side);
    tale.due.set(side, { n, healed: healed ?? before?.healed, spared: spared ?? before?.spared });
  },
  killed(tale, fact) {
    const due = tale.due.get(tale.side.get(fact.player) ?? 0);
    if (due?.n) due.n--;
    one(tale, fact, "fallen");
  },
  devoured(tale, fact) { one(tale, fact, "devoured"); },
  polymorphed(tale, fact) { one(tale, fact, "still"); },
  raised(tale, { player, r, n, piece }) {
    const up = Array.from({ length: n }, () => ({ place: r, player, piece, state: "risen" }));
    tale.sides[tale.side.get(player) ?? 0].push(...up);
  },
  played(tale, { player, card }) { tale.cards.push({ player, card }); },
  dispelled(tale, { card }) {
    const last = tale.cards.findLast(one => one.card === card && !one.off);
    if (last) last.off = true;
  },
  battle_over(tale, fact) { tale.over = fact; },
  over(tale) { tale.over = {}; },               // the match ends with it
};

// --- beats -------------------------------------------------------------------------------------------------

// What belongs together, and how long it is looked at.
const BEATS = [
  { of: ["battle", "drawn", "card", "kept_out"], long: 1.5 },
  { of: ["battle_round", "poison"], long: 0.7 },
  { of: ["attack"], long: 1.7 },
  { of: ["cursed"], long: 1.6 },
  { of: ["raised"], long: 1.2 },
  { of: ["due", "killed", "back"], long: 1.3 },
  { of: ["played", "dispelled"], long: 2 },
  { of: ["devoured", "polymorphed", "netted", "pillaged"], long: 1.3 },
  { of: ["parted", "battle_over"], long: 2.4 },
];
const beatOf = new Map(BEATS.flatMap(beat => beat.of.map(event => [event, beat])));
const FIRST = "battle", ENDS = "battle_over", AFTER = ["drawn", "card", "killed", "back", "dispersed"];

// After how many of these events something is to be looked at: [{upto, long}]. What happens beside
// battles is none of it: cards are drawn and played elsewhere too.
export function beats(past, events) {
  const found = /** @type {any[]} */ ([]), before = story(past);
  let on = Boolean(before && !before.over), ended = false;
  events.forEach(({ event }, i) => {
    if (event === FIRST) [on, ended] = [true, false];
    ended &&= AFTER.includes(event);
    const beat = on ? beatOf.get(event) : null, last = found.at(-1);
    if (ended || (beat && last?.beat === beat && last.upto === i)) last.upto = i + 1;
    else if (beat) found.push({ beat, upto: i + 1, long: beat.long });
    if (event === ENDS) [on, ended] = [false, true];
  });
  return found;
}
