// When a match is played to its end it goes on the record, with what the player led and was awarded.

import { chosen } from "../replay/awards.js";
import { app, on } from "../page/app.js";
import { show } from "../page/dialogs.js";
import { current, go } from "../page/screens.js";
import { say } from "../page/words.js";
import { standing } from "./days.js";
import * as record from "./record.js";
import { against, dealName, seatOf } from "./tally.js";

// Nothing that was only watched, tried out or built counts.
const counts = ({ about, people }, { options }) =>
  people.length > 0 && !about.unkept && !about.whatif && options.sandbox !== true;

// The whole match, for the game's own history.
async function storyOf({ history, table, kit }, looks) {
  const moves = history.map((events, step) => ({ step, events }));
  const begins = looks ? kit.history.rounds(moves) : [], first = table.gap?.told ?? 0;
  const views = await Promise.all(begins.filter(({ step }) => step >= first)
    .map(({ step }) => app.crew.ask("view", { at: step, viewer: null })));
  const { view } = await app.crew.ask("view", { viewer: null });
  return { moves, views: views.map(one => one.view), view, players: table.seats.length, over: table.over };
}

// What of it cannot be had is left out: the match still counts.
function tried(part) {
  try { return part() ?? []; } catch (error) {
    console.warn("not on the record:", error);
    return [];
  }
}

// The entry of a match that is over.
async function entryOf(match, save, when = Date.now()) {
  const { about, kit, game, table: { over } } = match, seat = seatOf(about.kinds);
  const story = await storyOf(match, about.day && kit.history.looks);
  const mine = ({ players }) => players.includes(seat);
  return {
    id: dealName(save), when, game: match.key, seat, level: against(about.kinds, game.levels),
    scores: over.scores, winners: over.winners, day: about.day ?? null,
    used: seat === null ? [] : tried(() => kit.history.led(story.moves, seat, story.view)),
    awards: tried(() => chosen(kit.awards.earned(story), story.players).filter(mine).map(({ key }) => key)),
    stood: about.day ? tried(() => standing(kit.history.purses(story).series, seat)) : [],
  };
}

// Told by whoever brings a match to its end, here or in a letter.
export async function ended(match) {
  const { save } = await app.crew.ask("save");
  if (!counts(match, save)) return;
  await record.add(await entryOf(match, save));
  const act = () => go("day", { game: match.key });
  if (match.about.day && current() === "table")
    show(say("day_done"), { buttons: [{ text: say("day_result"), act }] });
}

on("table", ({ before, after, cause }) => {
  if (cause !== "act" || !after.over || before.over) return;
  ended(app.match).catch(error => console.warn("not on the record:", error));
});
