// The factions: which race fights for which, and their crests, told apart by colour and by shape.

import { app } from "../../page/app.js";
import { make } from "../../page/dom.js";
import { say } from "../../page/words.js";
import { known } from "../games.js";

const NEUTRAL = "neutral";

// By faction: the cloth, the sign on it, their outlines in a square of 100.
const CRESTS = {
  alliance: {
    cloth: "#1d57a6", ink: "#ffdb73",
    edge: "M50 3 L93 14 V46 C93 74 72 90 50 98 C28 90 7 74 7 46 V14 Z",
    sign: "M28 75 V42 H38 V50 H43 V30 H39 L50 16 L61 30 H57 V50 H62 V42 H72 V75 H57 V62 "
      + "A7 7 0 0 0 43 62 V75 Z",
  },
  horde: {
    cloth: "#a5201b", ink: "#ffe6c4",
    edge: "M50 1 L63 19 L85 12 L81 36 L99 50 L81 64 L85 88 L63 81 L50 99 L37 81 L15 88 L19 64 L1 50 L19 36 "
      + "L15 12 L37 19 Z",
    sign: "M29 25 C25 55 36 73 50 79 C64 73 75 55 71 25 C67 44 62 52 55 55 V37 H45 V55 C38 52 33 44 29 25 Z",
  },
  [NEUTRAL]: {
    cloth: "#5d6657", ink: "#f2ecd8",
    edge: "M50 4 A46 46 0 0 1 50 96 A46 46 0 0 1 50 4 Z",
    sign: "M50 20 L80 50 L50 80 L20 50 Z M50 36 L64 50 L50 64 L36 50 Z",
  },
};
const SVG = "http://www.w3.org/2000/svg";
const paths = new Map();

const numbers = () => known("azeroth")?.numbers ?? {};

// A race that nobody knows, as from a wheel that is not there, fights for nobody.
export const factionOf = race =>
  app.match?.table?.view.factions?.[race] ?? numbers().factions?.[race] ?? NEUTRAL;

export const isRace = key => key in (numbers().factions ?? {});
export const isArtifact = key => numbers().artifacts?.includes(key) ?? false;
export const sidesOf = players => numbers().sides?.[players] ?? null;

export const factionName = faction => say(`faction_${faction}`);

const drawn = (tag, facts) => {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(facts)) node.setAttribute(name, value);
  return node;
};

// The crest as a picture of the page; `named`: it is said, where no word beside it does.
export function crest(faction, named = true) {
  const { cloth, ink, edge, sign } = CRESTS[faction], title = factionName(faction);
  const svg = drawn("svg", { viewBox: "-4 -4 108 108", class: `crest ${faction}`, "aria-hidden": "true" });
  svg.append(drawn("path", { d: edge, fill: cloth, stroke: "#1c1206", "stroke-width": 7 }),
    drawn("path", { d: edge, fill: "none", stroke: ink, "stroke-width": 3 }),
    drawn("path", { d: sign, fill: ink, "fill-rule": "evenodd" }));
  return named ? make("span.crest-box", { role: "img", ariaLabel: title, title }, svg) : svg;
}

// The crest of whatever has a faction: races have.
export const crestOf = key => isRace(key) ? crest(factionOf(key)) : null;

// The same on the map, around 0, 0.
export function draw(pen, faction, R) {
  const { cloth, ink, edge, sign } = CRESTS[faction];
  pen.save();
  pen.scale(R / 50, R / 50);
  pen.translate(-50, -50);
  pen.lineJoin = "round";
  for (const [d, fill, stroke, width] of /** @type {any[][]} */ ([[edge, cloth, "#1c1206", 16],
    [edge, cloth, ink, 7], [sign, ink]])) {
    if (!paths.has(d)) paths.set(d, new Path2D(d));
    pen.fillStyle = fill;
    if (stroke) Object.assign(pen, { strokeStyle: stroke, lineWidth: width });
    if (stroke) pen.stroke(paths.get(d));
    pen.fill(paths.get(d), "evenodd");
  }
  pen.restore();
}
