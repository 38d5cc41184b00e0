// What a game adds to the library: how its board is painted, its history read, its awards given; it may lack the last two.

import { GAMES } from "../games.js";

const NOTHING = {
  history: { rounds: () => [], purses: null, bySource: null, ties: [], coinsAt: null },
  awards: { earned: () => [] },
};

const own = (game, part) => GAMES[game][part] ?? import(`../games/${game}/${part}.js`).catch(() => ({}));

// {painter, players(view), history, awards}
export async function reader(game) {
  if (!Object.hasOwn(GAMES, game)) return { painter: {}, players: () => [], ...NOTHING };
  const { painter, players } = GAMES[game], [history, awards] = await Promise.all([own(game, "history"), own(game, "awards")]);
  return { painter, players: players ?? (() => []), history: { ...NOTHING.history, ...history }, awards: { ...NOTHING.awards, ...awards } };
}
