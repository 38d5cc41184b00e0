// A letter comes in: the first of a match asks whose seat this device plays; a later one must follow from
// what is kept here, else it is refused and nothing has changed.

import { adopt, resume } from "../match/begin.js";
import { mark, nameOf } from "../match/people.js";
import { app } from "../page/app.js";
import { ask, note, show } from "../page/dialogs.js";
import { make } from "../page/dom.js";
import { go } from "../page/screens.js";
import { say } from "../page/words.js";
import { told } from "../panel/recall.js";
import { CarryError } from "../saves/carry.js";
import { borrow } from "../saves/loan.js";
import * as shelf from "../saves/shelf.js";
import * as store from "../saves/store.js";
import { ended } from "./ending.js";
import { compared, firstOf } from "./merge.js";
import { kindsFor } from "./post.js";
import { differs, foreign, mine } from "./refused.js";

// came: {save, about, post} as the letter holds it. True if a match was opened; nothing if it was refused.
/** @type {(came: any) => Promise<any>} */
export async function arrive(came) {
  await store.settled();
  const kept = await keptAs(came.post.key);
  if (!kept) return first(came);
  const found = compared(kept.save, came.save);
  if (found.verdict === "ahead") return onward(kept, came);
  if (found.verdict === "other") return foreign(found.parts);
  if (found.verdict === "branch") {
    const chosen = await differs(kept, came, found.step);
    if (chosen === "copy") return apart(came);
    return chosen === "open" && opened(kept);
  }
  const own = kept.about.post.seat === came.post.seat, here = { player: nameOf(came.about, came.post.seat) };
  show(say(found.verdict === "same" ? own ? "letter_own" : "letter_same" : "letter_behind", here));
  return opened(kept);
}

// The match of these letters as it lies on the shelf, if it can be read.
async function keptAs(key) {
  for (const { id } of (await store.list()).filter(({ post }) => post?.key === key)) {
    const found = await store.read(id).catch(() => null);
    if (found) return found;
  }
  return null;
}

const stepsBefore = save => (save.base?.events.length ?? 1) - 1;

// The engine holds what came while `deed` decides; it keeps it only if something was opened.
async function held(came, deed) {
  const loan = await borrow({ save: came.save, about: came.about });
  let taken = /** @type {any} */ (false);
  note("");
  try {
    const { table } = loan, before = stepsBefore(came.save);
    if (table.steps !== before + came.save.actions.length || Boolean(table.gap) !== Boolean(came.save.base))
      throw new CarryError("letter_rules", { version: came.save.version });
    taken = await deed(loan, before);
  } finally { if (!taken) loan.back(); }
  return taken;
}

// The first letter of a match: whose seat is it?
const first = came => held(came, async ({ table }) => {
  const { save, about, post } = came, seat = await chosenSeat(save, about, post.seat);
  if (seat === null) return false;
  const whole = (await app.crew.ask("save", { whole: true })).save;
  const own = { ...about, kinds: kindsFor(save.seats, seat), post: { ...post, seat, fixed: table.steps } };
  const id = await store.add(whole, own, { table });
  return opened(await store.read(id), 0);
});

// The sender's own seat comes first and is not the one offered.
async function chosenSeat({ seats }, about, sender) {
  const people = seats.flatMap((kind, p) => kind === "human" ? [p] : []);
  const rest = people.filter(p => p !== sender);
  const face = p => [mark(about, p), p === sender ? say("letter_sender", { player: nameOf(about, p) })
    : say("letter_seat", { player: nameOf(about, p) })];
  const text = say("letter_who_text", { player: nameOf(about, sender) });
  return ask(say("letter_who"), [make("p", {}, text), make("p.quiet", {}, say("letter_open"))],
    [sender, ...rest].filter(p => people.includes(p)).map(p => [p, face(p), rest.includes(p) ? "main" : ""]));
}

// A letter that goes on from what is kept: the new part is nobody's but the others'.
const onward = (kept, came) => held(came, async ({ table, view }, before) => {
  const { about, save, id, revision } = kept, { seat } = about.post;
  const [from, until] = [save.actions.length + before, table.steps];
  const own = await firstOf(seat, from, until, async at => (await view(at)).actor);
  if (own >= 0 && !await mine(about, own)) return false;
  const whole = (await app.crew.ask("save", { whole: true })).save;
  const post = { ...about.post, fixed: table.steps };
  const entry = { id, revision, about: { ...shelf.carried(about), post }, table, thumb: null };
  const { write } = await shelf.put({ ...entry, save: { ...whole, map: save.map } });
  if (!write) throw new CarryError("letter_tab");
  return opened(await store.read(id), from + 1);
});

// To the table; `since`: what happened from this step on is told.
async function opened(stored, since = Infinity) {
  const match = await resume(stored);
  history.replaceState(null, "", "#/");
  go("table");
  if (match.table.over) ended(match).catch(error => console.warn("not on the record:", error));
  if (since <= match.table.step) news(match, since);
  return true;
}

async function news(match, since) {
  match.since = since;
  const lines = told(match);
  if (!lines.childElementCount) return;
  const chosen = await ask(say("letter_news"), lines,
    [["watch", say("library_watch")], ["close", say("go_on"), "main"]]);
  if (chosen === "watch") go("replay", { id: match.about.id, step: match.since });
}

// What does not follow may be kept as a match of its own, by letters no more.
async function apart({ save, about }) {
  const match = await adopt(save, about);
  history.replaceState(null, "", "#/");
  go("table");
  return match;
}
