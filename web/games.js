// What the games bring to the screen, by the game's key: the only list of them.
//
// A game brings, all in words and nodes of its own:
//   painter                    what lies on its map, see games/smallworld/paint.js
//   land(map, view)            the board of the screen, if the map file alone does not tell it
//   tray(match, hands)         the first tab beside the board
//   aim(tray, choices, match)  marks in it what these choices would use
//   seat(view, p, match)       a player's row: {lines: nodes, score or null, aside}
//   progress(view), when(view) how far the match is: a node for the bar on top, the same in words
//   phase(table, held)         what is to be done: {key, facts} of a sentence
//   deeds(match)               actions to choose from before their place: [{verb, open, why, face: nodes}]
//   facts(choice, match)       gaps of the sentence do_<verb>; face(choice, match): nodes of its button
//   apart(choice)              whether a choice is made in the tray and not beside it
//   bills(table)               whether pointing asks the engine; foretells: so does every change of the table
//   bill(forecast, choices, match)   the lines that tell its answer
//   doubts(table, r, verb)     the verb to ask about when a click on a region meant nothing, or null
//   unusual(table, action)     a question to ask before it is done, or null
//   asks(action)               whether it is never done by a mere click
//   hides(choice, verb), minor(choice)   its button is not shown while this verb is pressed; is a small one
//   place(region, r), spoken(view, r, region)     a region's name, and all that is there
//   reads(event, match)        facts of an event that need words of their own; null if it is not told
//   spots(event, match)        where it was
//   sounds, splash(event, match)   a sound for each event; a picture that comes and goes, or null
//   secrets(view)              whether people at one device must not see the same
//   options, first, watching, tints, history, awards   for the set-up, small maps and the end

import { smallworld } from "./games/smallworld.js";
import { wolves } from "./games/wolves.js";

export const GAMES = { smallworld, wolves };
