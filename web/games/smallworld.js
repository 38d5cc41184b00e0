// What the screens ask about Small World: who leads which people, what is on offer, how a place is spoken of.

import { painter } from "./smallworld/paint.js";
import { named, player, say } from "../words.js";

const BANDS = 3;                                       // bands of a player, as in smallworld/state.py
const owner = band => band > 0 ? Math.floor((band - 1) / BANDS) : null;
const hand = ({ view, frame }) => frame?.band ? view.hand[frame.band] : 0;

export const smallworld = {
  painter,
  watching: { coins: "open" },                         // options of a game that nobody plays but all watch

  // For every player: the peoples he leads, the regions he holds, his coins and what his turn would bring.
  players: view => view.active.map((_, p) => ({
    peoples: bandsOf(view, p).map(b => ({
      race: view.race[b], power: view.power[b], declined: view.declined[b], hand: view.hand[b],
      tokens: view.hand[b] + view.band.reduce((sum, band, r) => band === b ? sum + view.troops[r] : sum, 0),
    })).sort((a, b) => a.declined - b.declined),
    regions: view.band.filter(band => owner(band) === p).length,
    coins: view.scores?.[p] ?? null,
    income: Object.values(view.income[p]).reduce((sum, n) => sum + n, 0),
    parts: view.income[p],
  })),

  // The column of combinations with what lies on each.
  offers: view => view.column.map(([race, power, coins], price) => ({ race, power, coins, price })),

  // The phase in words: a key of the texts and its facts.
  phase: ({ view, frame }) => ({ key: `phase_${frame.phase}`, facts: { n: hand({ view, frame }) } }),

  // Whether pointing at a region should tell what taking it costs.
  bills: ({ frame }) => frame?.phase === "conquer",

  // What is unusual enough to ask about before it is done: a key of the texts, or null.
  unusual({ view, frame, choices }, [verb]) {
    if (verb === "decline" && view.round === 1) return "ask_decline_first";
    if (verb === "done" && frame.phase === "conquer" && hand({ view, frame })
      && choices.some(({ action }) => action[0] === "conquer")) return "ask_done_tokens";
    return null;
  },

  // Choices never taken by a mere click on the region: a menu asks first.
  asks: ([verb]) => verb === "abandon",

  place: ({ key = "", terrain }, r) =>
    say("region", { terrain: say(`terrain_${terrain}`), number: key.replace(/\D/g, "") || r + 1 }),

  // A region and what is there, for a person who listens.
  spoken(view, r, region) {
    const band = view.band[r], n = view.troops[r], p = owner(band);
    const who = band === 0 && n ? say("spoken_tribe", { n })
      : p === null ? say("spoken_empty")
      : say(view.declined[band] ? "spoken_declined" : "spoken_active", { n, race: named(view.race[band]), player: player(p) });
    const things = [...region.marks ?? [], ...Object.keys(view.tokens[r])].map(named);
    return [this.place(region, r), ...things, who].join(", ");
  },

  // Choices of a new match beside the seats.
  options: [
    { name: "coins", values: ["hidden", "open"] },
  ],
  first: "first",                                      // the option that says who starts
};

const bandsOf = (view, p) => view.race.map((race, b) => b).filter(b => view.race[b] && owner(b) === p);
