// Lands of one's own that are whole boards, each for so many players.

import * as cupboard from "../extras/cupboard.js";
import { known } from "../games/games.js";
import { opened } from "../lands/fit.js";
import * as lands from "../lands/lands.js";
import * as setup from "../match/setup.js";
import { app } from "../page/app.js";
import { choice, field, select } from "../page/fields.js";
import { say, spelled } from "../page/words.js";

const USUAL = 3, ROUNDS = Array.from({ length: 11 }, (_, i) => i + 5);

const sized = ({ players, rounds }) => ({ players, rounds });

/** @type {import("./sorts.js").Sort} */
export default {
  draft: "land",
  model(game, { players = USUAL } = {}) {
    const all = app.maps.filter(map => map.game === game);
    return lands.whole((all.find(map => map.players === players) ?? all[0]).file);
  },
  sized,
  head: ({ game, ...model }) => ({ game, ...sized(model), name: "" }),
  offered: game => [...app.maps, ...cupboard.boards()].filter(map => map.game === game).map(map =>
    [map.file, `${spelled(map.name)} · ${say("n_players", { n: [map.players].flat()[0] })}`]),
  read: async (_, file) => cupboard.board(file) ?? lands.whole(file),
  opened: map => opened(map),
  fields: ({ game, players, rounds }, { sized, put }) => [
    choice("setup_players", known(game).players, players, String, n => sized({ players: n })),
    field("land_rounds", select(ROUNDS.map(n => [n, n]), rounds, n => put({ rounds: Number(n) })))],
  told: ({ players }) => say("n_players", { n: players }),
  seen: map => map,
  whole: map => map,
  wish({ game, id, data: { map } }) {
    const levels = Array.from({ length: map.players }, (_, p) => p ? "easy" : "human");
    return { ...setup.fresh(game, levels), map: id };
  },
};
