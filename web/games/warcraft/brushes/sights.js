// Places worth fighting for: standing stones that are grander the more they count, the Elf Gate, the World
// Tree.

import { fill, line, oval } from "../../../board/brushes/strokes.js";
import { crown } from "./elves.js";
import { patch, soil } from "./meadow.js";

const PAVED = ["#c9b77f", "#b3a568", "#dccb98", "#a39a5c"];

// what: how much an objective counts, or the name of a sight.
export const raised = what => ({
  soil, base: "#b3ad86",
  ground(pen, region, dice) {
    patch(pen, region, dice, PAVED, 56);
    court(pen, region.at, dice);
  },
  things: (pen, { at: [x, y] }) => (SIGHTS[what] ?? SIGHTS[1])(pen, x, y),
});

// A round court of old slabs, some of them gone.
function court(pen, [x, y], dice) {
  for (const [inner, outer, n] of [[13, 24, 8], [27, 39, 13]]) {
    for (let i = 0; i < n; i++) {
      const light = dice() < 0.5;
      if (dice() < 0.2) continue;
      const [a, b] = [i + 0.06, i + 0.94].map(v => v * 2 * Math.PI / n);
      const tip = (angle, far) => [x + far * Math.cos(angle), y + 6 + far * 0.8 * Math.sin(angle)];
      const slab = [...tip(a, inner), ...tip(a, outer), ...tip((a + b) / 2, outer + 1), ...tip(b, outer),
        ...tip(b, inner)];
      fill(pen, slab, light ? "#e0d6b4b8" : "#c2b48cb8");
      line(pen, slab, "#6d644e58", 1);
    }
  }
}

function stone(pen, x, y, wide, high) {
  oval(pen, x + wide * 0.5, y + 1, wide * 0.9, 3, "#2f2a1c60");
  fill(pen, [x - wide / 2, y, x - wide * 0.4, y - high, x + wide * 0.25, y - high * 1.08, x + wide / 2, y],
    "#a39d8f");
  fill(pen, [x + wide * 0.1, y, x + wide * 0.12, y - high * 1.05, x + wide * 0.25, y - high * 1.08,
    x + wide / 2, y],
    "#716b5f");
  line(pen, [x - wide / 2, y, x - wide * 0.4, y - high, x + wide * 0.25, y - high * 1.08, x + wide / 2, y],
    "#37322ab0", 1.1);
}

const lintel = (pen, x, y, wide) => {
  fill(pen, [x - wide / 2, y, x - wide / 2 + 1, y - 7, x + wide / 2 - 1, y - 7.6, x + wide / 2, y],
    "#b5ae9e");
  line(pen, [x - wide / 2, y, x + wide / 2, y], "#4d473c", 1.2);
};

function arch(pen, x, y, wide, high) {
  stone(pen, x - wide / 2, y, 10, high);
  stone(pen, x + wide / 2, y, 10, high);
  lintel(pen, x, y - high, wide + 16);
}

function gate(pen, x, y) {
  const light = pen.createRadialGradient(x, y - 18, 0, x, y - 18, 44);
  light.addColorStop(0, "#d8fff2");
  light.addColorStop(0.4, "#5fd8c890");
  light.addColorStop(1, "#5fd8c800");
  pen.fillStyle = light;
  pen.fillRect(x - 46, y - 62, 92, 92);
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(x + side * 20, y + 4);
    pen.bezierCurveTo(x + side * 34, y - 16, x + side * 32, y - 44, x + side * 4, y - 50);
    for (const [wide, colour] of [[11, "#2f2a4a"], [8, "#8f86b8"], [3, "#d9d2f2"]])
      Object.assign(pen, { lineWidth: wide, strokeStyle: colour }) && pen.stroke();
    stone(pen, x + side * 22, y + 7, 13, 9);
  }
  oval(pen, x, y - 51, 5, 6, "#d8fff2");
}

// A fire that burns for whoever holds the place.
function fire(pen, x, y, s) {
  oval(pen, x, y - 4 * s, 9 * s, 10 * s, "#ffb84a38");
  fill(pen, [-4, 0, -3, 5, 3, 5, 4, 0].map((v, i) => (i % 2 ? y : x) + v * s), "#5b4a3a");
  fill(pen, [-3.4, 0, -2, -7, 0, -11, 2.4, -6, 3.4, 0].map((v, i) => (i % 2 ? y : x) + v * s), "#e8722a");
  fill(pen, [-1.6, 0, -0.6, -5, 1.4, 0].map((v, i) => (i % 2 ? y : x) + v * s), "#ffe27a");
}

const SIGHTS = {
  1(pen, x, y) {
    stone(pen, x, y - 10, 18, 40);
    line(pen, [x - 4, y - 38, x + 2, y - 31, x - 4, y - 25, x + 2, y - 19], "#ffe08a", 2);
    fire(pen, x + 20, y - 13, 0.9);
  },
  2(pen, x, y) {
    arch(pen, x, y - 8, 40, 34);
    fire(pen, x, y - 13, 1.2);
  },
  4(pen, x, y) {
    arch(pen, x - 28, y - 6, 22, 26);
    arch(pen, x + 28, y - 6, 22, 26);
    arch(pen, x, y - 8, 34, 42);
    fire(pen, x, y - 13, 1.5);
  },
  gate,
  worldtree: (pen, x, y) => crown(pen, x, y + 14, 1.5, ["#2b4a66", "#3f7f8c", "#8fd3bf"]),
};
