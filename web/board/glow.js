// Light on the regions one may choose: a soft glow where it is sure, a dashed one where the die decides.

import { picture } from "./paper.js";
import { weight, within } from "./realm.js";

const HALO = [[64, "#fffbe81c"], [44, "#fffbe82a"], [30, "#fffdf050"]];
const PLAIN = [[44, "#ffc83a2c"], [28, "#ffd24a50"], [16, "#3a1e00a0"], [12, "#ffc42e"], [5.5, "#fffdf0"]];
const CORE = "#fffdf0", DICE = "#f5eaff";

// The light of every region, painted once for each kind and closeness and then only copied.
export class Glows {
  sprites = new Map();
  scale = 0;
  ratio = 1;

  constructor({ regions, size }, vivid) {
    this.vivid = vivid;
    this.regions = regions;
    this.size = size;
  }

  // scale: device pixels for a map unit; small changes of it are only stretched.
  prepare(scale, ratio) {
    if (Math.abs(scale / this.scale - 1) < 0.05 && this.ratio === ratio) return;
    this.scale = scale;
    this.ratio = ratio;
    this.clear();
  }

  clear() {
    for (const sprite of this.sprites.values()) sprite.close?.();
    this.sprites.clear();
  }

  show(pen, offered, camera, ratio, alpha) {
    const k = camera.k * ratio, { width, height } = pen.canvas;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalAlpha = this.vivid ? 1 : alpha;
    for (const [r, offer] of offered) {
      const [x0, y0, x1, y1] = this.regions[r].box, x = (x0 - camera.x) * k, y = (y0 - camera.y) * k;
      const [w, h] = [(x1 - x0) * k, (y1 - y0) * k];
      if (x < width && y < height && x + w > 0 && y + h > 0)
        pen.drawImage(this.sprite(r, kindOf(offer, this.regions[r])), x, y, w, h);
    }
    pen.globalAlpha = 1;
  }

  sprite(r, kind) {
    const key = `${kind} ${r}`;
    if (!this.sprites.has(key)) this.sprites.set(key, this.paint(this.regions[r], kind));
    return this.sprites.get(key);
  }

  paint({ path, box: [x0, y0, x1, y1] }, kind) {
    const { scale } = this, unit = weight(scale / this.ratio) * (this.vivid ? 1.6 : 1);
    return picture((x1 - x0) * scale, (y1 - y0) * scale, pen => {
      pen.setTransform(pen.canvas.width / (x1 - x0), 0, 0, pen.canvas.height / (y1 - y0), 0, 0);
      pen.translate(-x0, -y0);
      pen.lineJoin = "round";
      pen.clip(path);
      pen.clip(within(this.size));
      LIGHTS[kind](pen, path, (one, width, colour) => stroke(pen, one, width * unit, colour), unit);
    });
  }
}

// Regions of a map in parts are small and many: a plain light will do.
const kindOf = ({ gamble, sure, cost }, { part }) =>
  gamble && !sure ? "dashed" : part !== undefined ? "plain" : cost === undefined ? "quiet" : "bright";

function stroke(pen, path, width, colour) {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke(path);
}

function bright(pen, path, line) {
  pen.fillStyle = "#fffdf01e";
  pen.fill(path);
  for (const [wide, colour] of HALO) line(path, wide, colour);
  line(path, 16, "#2a1804d8");
  line(path, 11, CORE);
  line(path, 3.4, "#c98a1ee0");
}

function quiet(pen, path, line) {
  for (const [wide, colour] of [[56, "#fff0a81c"], [40, "#fff0a828"], [24, "#fff6c438"]])
    line(path, wide, colour);
  line(path, 10, "#4a2c0890");
  line(path, 7, `${CORE}e8`);
}

function plain(pen, path, line) {
  pen.fillStyle = "#fff3b02a";
  pen.fill(path);
  for (const [wide, colour] of PLAIN) line(path, wide, colour);
}

function dashed(pen, path, line, unit) {
  for (const [wide, colour] of [[60, "#d9b8ff22"], [34, "#e4ccff48"]]) line(path, wide, colour);
  line(path, 17, "#2a0f4ab0");
  pen.setLineDash([18 * unit, 13 * unit]);
  pen.lineCap = "butt";
  line(path, 12, DICE);
  pen.setLineDash([]);
}

const LIGHTS = { bright, quiet, plain, dashed };

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
  lifted: ["#ffd84a", "#3a1e00d0", "#ffd84a40"],
  refused: ["#ff9a7a", "#5a1200d0", ""],
};
