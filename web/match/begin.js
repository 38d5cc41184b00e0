// How a match begins: from a set-up, from a built position, from a save; one is open at a time.

import { AFAR, atOneTable, begun } from "../company/post.js";
import * as cupboard from "../extras/cupboard.js";
import { lend } from "../board/emblems.js";
import { bring, kitOf, known } from "../games/games.js";
import { Guide } from "../learn/guide.js";
import { app } from "../page/app.js";
import { note } from "../page/dialogs.js";
import { whole as mapNamed } from "../lands/lands.js";
import { keep, newId, settled } from "../saves/store.js";
import { addressTable } from "./address.js";
import { COLOURS, PATTERNS, dressed } from "./people.js";
import { eyes } from "./eyes.js";
import { Match } from "./match.js";
import { dealt } from "./pool.js";
import { stay } from "./stay.js";
import * as words from "../page/words.js";

const MOST_SEED = 2 ** 31;

let beginning = /** @type {{wish: string, match: Promise<Match>} | null} */ (null);

// Starts a match from a set-up: {game, map, seats: [{name, colour, kind}], first, seed, options, clock,
// title}, or from a built position: {..., position, mapData}. Pressed twice it is one match.
export function begin(setup) {
  const wish = JSON.stringify(setup);
  if (beginning?.wish === wish) return beginning.match;
  const mine = beginning = { wish, match: started(setup) };
  const over = () => { if (beginning === mine) beginning = null; };
  mine.match.then(over, over);
  return mine.match;
}

async function started(setup) {
  await bring(setup.game);
  const whole = setup.mapData ?? cupboard.board(setup.map) ?? await mapNamed(setup.map);
  const seed = setup.seed ?? Math.floor(Math.random() * MOST_SEED);
  const own = setup.mapData ? [] : cupboard.parts(setup.game);
  const pool = setup.position ? null : kitOf(setup.game).pool(whole, own);
  const { map, options } = dealt(whole, pool, setup.parts, seed);
  const kinds = played(setup.game, setup.seats.map(seat => seat.kind));
  const clock = kinds.includes(AFAR) ? null : setup.clock ?? null;           // letters take their time
  const about = {
    names: setup.seats.map(seat => seat.name), ...dress(setup.seats), kinds, post: begun(kinds, newId()),
    day: setup.day, title: setup.title ?? "", when: Date.now(),
    clock, left: clock ? kinds.map(() => clock * 60_000) : null,
    setup: setup.position ? null : { ...setup, mapData: undefined }, unkept: Boolean(setup.position),
    extras: cupboard.needs(setup), guided: Boolean(setup.guided),
  };
  const request = {
    game: setup.game, map, options: { ...setup.options, ...options },
    seats: atOneTable(kinds), seed, ...eyes(kinds),
  };
  await settled();                                  // the one before is written as it stands
  const table = setup.position
    ? await app.crew.ask("position", { ...request, state: setup.position })
    : await app.crew.ask("new_game", request);
  return open(setup.game, about, map, table);
}

// Goes on with a save: {save, about}. Throws what the engine says if it cannot be played.
export async function adopt(save, about) {
  await bring(save.game);
  const kinds = about.kinds ?? save.seats;
  await settled();
  const { history, ...table } = await app.crew.ask("load", { save, ...eyes(kinds) })
    .catch(error => { throw Object.assign(error, { extras: about.extras, game: save.game }); });
  return open(save.game, { ...about, kinds: played(save.game, kinds) }, save.map, table, history);
}

// Who plays at each seat: for a level that the game does not have, the middle one; the player is told.
function played(game, kinds) {
  const levels = known(game)?.levels ?? kinds, middle = levels[levels.length >> 1];
  const strange = kind => kind !== "human" && kind !== AFAR && !levels.includes(kind);
  if (kinds.some(strange)) note(words.say("seat_strange", { level: words.say(`level_${middle}`) }));
  return kinds.map(kind => strange(kind) ? middle : kind);
}

export const resume = ({ save, about, id }) => adopt(save, { ...about, id: id ?? about.id });

const dress = seats => ({
  colours: seats.map(seat => COLOURS[seat.colour]), patterns: seats.map(seat => PATTERNS[seat.colour]),
});

function open(game, about, map, table, history = [table.events]) {
  app.match?.coach?.stop();            // what a guide marks is nothing to the next match
  app.match?.close();
  const match = app.match = new Match(game, dressed(about, table.seats), map, table, history);
  addressTable();
  words.teach(game, table.words);
  for (const made of app.crew.followed()?.options?.homemade ?? []) lend(made);
  if (about.guided) match.coach = new Guide(match);
  keep(match);
  stay(match);
  match.go();
  return match;
}
