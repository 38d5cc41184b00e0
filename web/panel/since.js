// What happened since the person who looks last acted.

import { make } from "../dom.js";
import { reading } from "../reading.js";
import { say } from "../words.js";

const lines = match => match.history.slice(match.since).flat()
  .map(event => reading(event, match)).filter(Boolean);

export const whatHappened = match => say("since_n", { n: lines(match).length });

export const told = match => make("ol.log.since", {}, ...lines(match).map(line => make("li", {}, line)));
