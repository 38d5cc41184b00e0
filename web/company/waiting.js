// What the table shows of a match by letters while somebody far away is to act, or when it is over.

import { on } from "../page/app.js";
import { button, make } from "../page/dom.js";
import { current } from "../page/screens.js";
import { player, say } from "../page/words.js";
import { complain } from "../saves/trouble.js";
import { pasted } from "./paste.js";
import { sealed } from "./post.js";
import { post } from "./posting.js";

/** @type {any} */
let offered = {};                        // the match and the step whose letter was offered by itself

const sent = ({ about, table }) => sealed(about.post, table.steps);
const send = match => post(match).catch(complain);
const sending = match =>
  button(say(sent(match) ? "letter_again" : "letter_send"), () => send(match), sent(match) ? "" : "main");

// In the place of the phase.
export const waiting = match => make("div.afar", {},
  make("p.phase", {}, say(sent(match) ? "letter_waits" : "letter_ready", { player: player(match.actor) })),
  make("div.buttons", {}, sending(match), button(say("letter_paste"), pasted)));

// Beside the way to the result.
export const last = match => match.about.post ? sending(match) : null;

// The turn has come to somebody far away: his letter lies ready.
on("wait", match => {
  const { table } = match, due = match.about.post && (match.afar || table.over) && !sent(match);
  if (!due || current() !== "table" || (offered.match === match && offered.step === table.steps)) return;
  offered = { match, step: table.steps };
  send(match);
});
