// What a game adds to the library: how its board is painted, its history read, its awards given; it may lack the last two.

import { GAMES } from "../games.js";

const NOTHING = {
  history: { rounds: () => [], purses: null, bySource: null, ties: [], coinsAt: null },
  awards: { earned: () => [] },
};

const own = (game, part) => GAMES[game][part] ?? import(`../games/${game}/${part}.js`).catch(() => ({}));

// {painter, players(view), spoken(view, r, region), history, awards}
export async function reader(game) {
  if (!Object.hasOwn(GAMES, game)) return { painter: {}, players: () => [], spoken: (view, r) => String(r + 1), ...NOTHING };
  const { painter, players } = GAMES[game], spoken = (...facts) => GAMES[game].spoken(...facts), [history, awards] = await Promise.all([own(game, "history"), own(game, "awards")]);
  return { painter, players: players ?? (() => []), spoken, history: { ...NOTHING.history, ...history }, awards: { ...NOTHING.awards, ...awards } };
}
