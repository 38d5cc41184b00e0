// The end of a match: who won and why, where the coins came from, awards, and what one may do next.

import { app } from "../app.js";
import { chosen } from "../awards.js";
import { make, replace } from "../dom.js";
import { trouble } from "../library/bring.js";
import { coinsByRound, coinsBySource } from "../library/charts.js";
import { mapName, mark, nameOf, people } from "../library/look.js";
import { show } from "../library/notes.js";
import { failed, waiting, wanted } from "../library/opening.js";
import { reader } from "../library/painter.js";
import { button } from "../library/parts.js";
import { borrow } from "../library/referee.js";
import { places, ties } from "../library/scale.js";
import { exported, shared } from "../library/send.js";
import { gather } from "../library/story.js";
import { begin } from "../match.js";
import { go } from "../screens.js";
import { language, named, say } from "../words.js";

let now = null;

async function enter(root, [id] = []) {
  const mine = now = { root, id, language };
  const progress = waiting(root, say("end_counting"));
  let loan = null;
  try {
    await app.whenReady;
    mine.stored = await wanted(id, ({ over }) => over);
    loan = await borrow(mine.stored);
    mine.table = loan.table;
    mine.moves = await gather(loan, loan.table.steps, progress, () => now === mine);
    mine.reader = await reader(mine.stored.save.game);
    if (now === mine) draw(mine);
  } catch (error) {
    if (now === mine) failed(root, error);
  } finally { loan?.back(); }
}

function draw(mine) {
  const { root, table, stored } = mine, { over } = table, { about } = stored, { history } = mine.reader;
  if (!over) return go("replay", { id: mine.id });
  const winners = over.winners.map(p => nameOf(about, p));
  const title = make("h1", { tabIndex: -1 }, say("end_title", { n: winners.length, players: people(winners) }));
  mine.charts = [coinsByRound(mine, history), coinsBySource(mine, history)].filter(Boolean);
  replace(root, make("div.result", {},
    make("header.end-head", {}, make("p.quiet", {}, about.title || mapName(stored.save.map.name)), title, ...tied(over, about, history)),
    ranking(over, about, history), actions(mine), ...mine.charts.map(({ node }) => node), awards(mine)));
  for (const { draw } of mine.charts) draw();
  mine.watch?.disconnect();
  mine.watch = new ResizeObserver(() => mine.charts.forEach(({ draw }) => draw()));
  mine.watch.observe(root);
  title.focus({ preventScroll: true });
}

// Why the one with as many points stands higher.
function tied({ ranking }, about, history) {
  return ties(ranking).map(({ players, points, by }) => {
    const facts = { players: people(players.map(p => nameOf(about, p))), points };
    if (!by) return make("p", {}, say("end_shared", facts));
    const list = [...players].sort((a, b) => ranking[b][by] - ranking[a][by])
      .map(p => say("end_tie_one", { player: nameOf(about, p), n: ranking[p][by] }));
    return make("p", {}, say(history.ties[by - 1] ?? "end_tie", { ...facts, list: people(list) }));
  });
}

function ranking({ ranking, winners }, about, history) {
  const split = ties(ranking).flatMap(({ players, by }) => by ? players : []);
  const rows = places(ranking).map(({ player, place, row }) => make(`li${winners.includes(player) ? ".winner" : ""}`, {},
    make("span.end-place", { ariaLabel: say("end_place", { place }) }, String(place)), mark(about, player),
    make("span.end-name", {}, nameOf(about, player), " ", make("small", {}, kind(about, player))),
    make("strong.end-coins", {}, say("end_coins", { n: row[0] })),
    make("small.end-extra", {}, split.includes(player) && row.length > 1 ? say(`${history.ties[0] ?? "end_tie"}_n`, { n: row[1] }) : "")));
  return make("ol.end-ranking", { ariaLabel: say("end_ranking") }, ...rows);
}

function kind(about, p) {
  const kind = about.kinds?.[p];
  return kind ? say(kind === "human" ? "replay_person" : `level_${kind}`) : "";
}

function actions(mine) {
  const { stored } = mine, note = { ...stored.about, map: stored.save.map.name };
  const safe = deed => async () => { try { await deed(); } catch (error) { show(trouble(error), { kind: "bad" }); } };
  return make("div.library-row.end-actions", {},
    button(say("end_again"), safe(() => again(stored)), "main"),
    button(say("end_watch"), () => go("replay", { id: stored.id })),
    button(say("library_export"), safe(() => exported(note, stored))), button(say("library_share"), safe(() => shared(note, stored))),
    button(say("library_title"), () => go("saves")));
}

// The same setup, another seed.
async function again({ save, about }) {
  const seats = save.seats.map((seat, p) => ({ name: about.names?.[p] ?? "", colour: about.colours?.[p], kind: about.kinds?.[p] ?? seat }));
  const setup = about.setup?.map ? about.setup
    : { game: save.game, mapData: save.map, seats, options: save.options, clock: about.clock ?? null };
  await begin({ ...setup, seed: undefined });
  go("table");
}

function awards(mine) {
  const { stored, moves, table } = mine, { about } = stored, players = table.seats.length;
  const { earned } = mine.reader.awards, given = chosen(earned({ moves, players, view: table.view }), players);
  if (!given.length) return "";
  return make("section.end-awards", { ariaLabel: say("end_awards") }, make("h2", {}, say("end_awards")),
    make("ul", {}, ...given.map(award => medal(award, about))));
}

function medal({ key, players, n, facts }, about) {
  const { race, foe, round } = facts;
  const number = n.toLocaleString(language), exact = Number.isInteger(n) ? n : number;
  const told = say(`end_award_${key}_text`, { n: exact, round, race: race ? named(race) : "", foe: foe >= 0 ? nameOf(about, foe) : "" });
  const who = players.flatMap(p => [mark(about, p), nameOf(about, p), " "]);
  return make("li", {}, make("span.end-medal", { ariaHidden: "true" }, number), make("div", {},
    make("h3", {}, say(`end_award_${key}`)), make("p.end-who", {}, ...who), make("p.quiet", {}, told)));
}

function leave() {
  now?.watch?.disconnect();
  now = null;
}

// Another language: the same, in other words.
function refresh() {
  if (!now?.table || now.language === language) return;
  now.language = language;
  draw(now);
}

export default { name: "end", title: () => say("end_page"), enter, leave, refresh };
