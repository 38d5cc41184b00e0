// Light on the regions one may choose: a soft glow where it is sure, a dashed one where the die decides.

import { weight, within } from "./realm.js";

const HALO = [[96, "#ffe98a1c"], [72, "#ffe98a2a"], [50, "#fff0a03c"], [32, "#fff6c060"]];
const CORE = "#fffdf0", DICE = "#f5eaff";

export function glow(pen, plan, offered, k) {
  const unit = weight(k), line = (path, width, colour) => stroke(pen, path, width * unit, colour);
  const sheet = within(plan.size);
  pen.lineJoin = "round";
  for (const [r, offer] of offered) {
    const { path } = plan.regions[r];
    pen.save();
    pen.clip(path);
    pen.clip(sheet);
    if (offer.gamble && !offer.sure) dashed(pen, path, line, unit);
    else if (offer.cost === undefined) quiet(path, line);
    else bright(pen, path, line);
    pen.restore();
  }
}

function stroke(pen, path, width, colour) {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke(path);
}

function bright(pen, path, line) {
  pen.fillStyle = "#fff3b026";
  pen.fill(path);
  for (const [wide, colour] of HALO) line(path, wide, colour);
  line(path, 18, "#5a360acc");
  line(path, 14, "#ffc42e");
  line(path, 7, CORE);
}

function quiet(path, line) {
  for (const [wide, colour] of [[56, "#fff0a81c"], [40, "#fff0a828"], [24, "#fff6c438"]]) line(path, wide, colour);
  line(path, 10, "#4a2c0890");
  line(path, 7, `${CORE}e8`);
}

function dashed(pen, path, line, unit) {
  for (const [wide, colour] of [[60, "#d9b8ff22"], [34, "#e4ccff48"]]) line(path, wide, colour);
  line(path, 17, "#2a0f4ab0");
  pen.setLineDash([18 * unit, 13 * unit]);
  pen.lineCap = "butt";
  line(path, 12, DICE);
  pen.setLineDash([]);
}

// Outlines drawn fresh in every frame: the pointed and focused region, those the log lights up, the hint.
export function outline(pen, path, scale, kind) {
  const [inner, outer, wash] = KINDS[kind];
  if (wash) {
    pen.fillStyle = wash;
    pen.fill(path);
  }
  pen.lineJoin = "round";
  stroke(pen, path, 7 / scale, outer);
  stroke(pen, path, 3.2 / scale, inner);
}

const KINDS = {
  pointed: ["#ffffff", "#20130688", "#ffffff1e"],
  focused: ["#ffd84a", "#1b1003", "#ffffff18"],
  lit: ["#7df0e0", "#04332ea0", "#7df0e026"],
  hint: ["#ffe27a", "#5a3200d0", "#ffe27a26"],
  refused: ["#ff9a7a", "#5a1200d0", ""],
};
