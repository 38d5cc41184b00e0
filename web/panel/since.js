// What happened since the person who looks last acted.

import { make } from "../dom.js";
import { reading } from "../reading.js";
import { say } from "../words.js";

const events = match => match.history.slice(match.since).flat();

export const whatHappened = match => say("since_n", { n: events(match).length });

export const told = match => make("ol.log.since", {}, ...events(match).map(event => make("li", {}, reading(event, match.map))));
