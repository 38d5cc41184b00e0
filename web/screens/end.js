// The end of a match: who won and why, where the points came from, awards, and what one may do next.

import { app } from "../page/app.js";
import { section } from "../replay/analysis.js";
import { button, make, replace } from "../page/dom.js";
import { bring, nameOf as gameNamed } from "../games/games.js";
import { trouble } from "../saves/trouble.js";
import { otherByRound, scoreByRound, scoreBySource } from "../replay/charts.js";
import { mark, nameOf, sideMark, sideName } from "../match/people.js";
import { mapName } from "../saves/titles.js";
import { show } from "../page/dialogs.js";
import { failed, waiting, wanted } from "../replay/opening.js";
import { awards } from "../replay/medals.js";
import { borrow } from "../saves/loan.js";
import { decided } from "../replay/decided.js";
import { parties } from "../replay/parties.js";
import { places, ties } from "../replay/scale.js";
import { tale } from "../replay/tale.js";
import { counted, drawn, ended, one, reasons, standing, tied, verdict } from "../replay/verdict.js";
import { exported, shared } from "../saves/send.js";
import { begin } from "../match/begin.js";
import { anew } from "../match/setup.js";
import { go } from "../page/screens.js";
import { language, playing, say, spelled } from "../page/words.js";

/** @type {any} */
let now = null;

async function enter(root, [id] = []) {
  const mine = now = /** @type {any} */ ({ root, id, language });
  waiting(root, say("end_counting"));
  let loan = /** @type {any} */ (null);
  try {
    await app.whenReady;
    mine.stored = await wanted(id, ({ over }) => over);
    loan = await borrow(mine.stored);
    mine.kit = await bring(mine.stored.save.game);
    mine.over = loan.table.over;
    mine.parties = mine.over && parties(loan.table.seats.length, loan.table.sides);
    Object.assign(mine, { first: loan.first, land: mine.kit.land(mine.stored.save.map, loan.table.view) });
    mine.story = await read(mine, loan);
    if (now === mine) draw(mine);
  } catch (error) {
    if (now === mine) failed(root, error);
  } finally { loan?.back(); }
}

// All the match was, for the game's history: what happened, and the views at the rounds where it wants them.
async function read({ kit: { history } }, { table, first, moves, view }) {
  const begins = history.looks ? history.rounds(moves).filter(({ step }) => step >= first) : [];
  const views = await Promise.all(begins.map(({ step }) => view(step)));
  return {
    moves, views: views.map(one => one.view), view: table.view, players: table.seats.length, over: table.over,
  };
}

function draw(mine) {
  const { root, over, stored, kit } = mine, { about } = stored, { history } = kit;
  if (!over) return go("replay", { id: mine.id });
  playing(stored.save.game);
  const purses = history.purses(mine.story), alone = mine.parties.every(({ side }) => side === null);
  const why = purses && alone && decided(purses, over.ranking, history.held);
  const title = make("h1", { tabIndex: -1 }, verdict(mine, about, why));
  mine.charts = [scoreByRound, scoreBySource, otherByRound]
    .flatMap(chart => chart(mine.story, kit, about)).filter(Boolean);
  mine.analysis?.leave();
  mine.analysis = section(mine);
  const drawn = [...mine.charts, mine.analysis];
  const result = make("div.result", { data: { game: stored.save.game } },
    make("header.end-head", {},
      make("p.quiet", {}, which(stored, about)),
      title, ...tied(mine, about).map(text => make("p", {}, text)),
      ...[...ended(mine, about), ...alone ? reasons(why, about) : counted()]
        .map(text => make("p.end-decided", {}, text)),
      purses ? null : make("p.quiet", {}, spelled(stored.save.map.about))),
    ranking(mine, about, history), actions(mine), mine.analysis.node,
    ...mine.charts.map(({ node }) => node), awards(mine));
  const told = () => {
    result.classList.remove("telling");
    result.querySelector(".tale")?.remove();
    for (const { draw } of drawn) draw();
    title.focus({ preventScroll: true });
  };
  replace(root, result);
  const telling = !mine.told && purses ? tale(purses, about, told) : told();
  mine.told = true;
  if (telling) {
    result.classList.add("telling");
    result.querySelector(".end-head")?.after(telling);
  }
  mine.watch?.disconnect();
  mine.watch = new ResizeObserver(() => drawn.forEach(({ draw }) => draw()));
  mine.watch.observe(root);
}

// What was played; the title of a match of the day begins with its game.
function which({ save }, { title }) {
  const game = gameNamed(save.game);
  return title?.startsWith(game) ? title : `${game} · ${title || mapName(save.map.name)}`;
}

function ranking({ over, parties }, about, history) {
  const ranking = standing(over, parties), even = drawn({ over, parties });
  const split = ties(ranking).flatMap(({ players, by }) => by ? players : []);
  const item = i => over.winners.includes(parties[i].players[0]) ? "li.winner" : "li";
  const rows = places(ranking).map(({ player: i, place, row }) => make(item(i), {},
    make("span.end-place", { ariaLabel: say("end_place", { place }) }, String(place)),
    ...named(parties[i], about, history.members && over.scores),
    make("strong.end-points", {}, say(even ? "end_drawn" : "end_points", { n: row[0], m: row[1] })),
    make("small.end-extra", {}, split.includes(i)
      ? history.ties.map((key, i) => say(`${key}_n`, { n: row[i + 1] })).join(", ") : "")));
  return make("ol.end-ranking", { ariaLabel: say("end_ranking") }, ...rows);
}

// A player with his mark; a side with those who are in it, each with what is his own if that differs.
function named({ side, players }, about, scores) {
  const one = p => [nameOf(about, p), " ", make("small", {}, kind(about, p))], [p] = players;
  if (side === null) return [mark(about, p), make("span.end-name", {}, one(p))];
  const differ = scores && players.some(q => scores[q] !== scores[p]);
  const own = p => differ ? [" ", make("small.end-own", {}, say("end_points", { n: scores[p] }))] : [];
  return [sideMark(side), make("span.end-name", {}, sideName(side),
    make("span.end-members", {}, players.map(p => make("span", {}, mark(about, p), " ", one(p), own(p)))))];
}

function kind(about, p) {
  const kind = about.kinds?.[p];
  return kind ? say(one(about, p).you ? "you" : kind === "human" ? "replay_person" : `kind_${kind}`) : "";
}

function actions(mine) {
  const { stored } = mine, note = { ...stored.about, map: stored.save.map.name };
  const safe = deed => async () => {
    try { await deed(); } catch (error) { show(trouble(error), { kind: "bad" }); }
  };
  return make("div.library-row.end-actions", {},
    button(say("end_again"), safe(() => again(stored)), "main"),
    button(say("end_watch"), () => go("replay", { id: stored.id })),
    button(say("library_export"), safe(() => exported(note, stored))),
    button(say("library_share"), safe(() => shared(note, stored))),
    button(say("library_title"), () => go("saves")),
    button(say("menu_title"), () => go("")));
}

const again = stored => begin(anew(stored)).then(() => go("table"));

function leave() {
  now?.watch?.disconnect();
  now?.analysis?.leave();
  now = null;
}

// Another language: the same, in other words.
function refresh() {
  if (!now?.story || now.language === language) return;
  now.language = language;
  draw(now);
}

export default { name: "end", title: () => say("end_page"), enter, leave, refresh };
