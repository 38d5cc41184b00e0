// How a match on the shelf stands, in words.

import { say } from "../page/words.js";
import { lead } from "./filter.js";

// "Round 4 of 10, you lead by 3"
export function progress(note) {
  const far = note.round ? say("library_round", note) : say("library_steps", { n: note.step });
  const ahead = lead(note);
  if (ahead === null) return far;
  const word = ahead > 0 ? "lead_ahead" : ahead < 0 ? "lead_behind" : "lead_level";
  return `${far}, ${say(word, { n: Math.abs(ahead) })}`;
}
