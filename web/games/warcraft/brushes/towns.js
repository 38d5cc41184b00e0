// The towns of four peoples: a keep, a stronghold behind stakes, a ziggurat on dead ground, a tree with its
// well.

import { fill, line, oval, scatter } from "../../../board/brushes/strokes.js";
import { between } from "../../../board/chance.js";
import { crown } from "./elves.js";
import { patch, soil as grass } from "./meadow.js";

const INK = "#241a12c0";

// Parts of a building: [colour, corners] around its foot.
const put = (pen, x, y, parts) => {
  for (const [colour, corners] of parts) fill(pen, corners.map((v, i) => v + (i % 2 ? y : x)), colour);
};

const tower = (x, roof) => [
  ["#b7b0a2", [x - 8, 2, x - 8, -24, x + 8, -24, x + 8, 2]],
    ["#857e73", [x + 2, 2, x + 2, -24, x + 8, -24, x + 8, 2]],
  ["#3c3a3a", [x - 2, -12, x - 2, -18, x + 1, -18, x + 1, -12]],
  [roof[0], [x - 11, -23, x, -45, x + 11, -23]], [roof[1], [x + 2, -23, x, -45, x + 11, -23]],
];
const BLUE = ["#4668b0", "#2d4784"];
const KEEP = [
  ["#a39c8e", [-30, 3, -30, -13, 30, -13, 30, 3]], ["#8a8377", [4, 3, 4, -13, 30, -13, 30, 3]],
  ...[-24, -16, -8, 0, 8, 16].map(x => ["#a39c8e", [x, -13, x, -17, x + 5, -17, x + 5, -13]]),
  ["#c4bdae", [-13, -12, -13, -37, 13, -37, 13, -12]], ["#8f887c", [3, -12, 3, -37, 13, -37, 13, -12]],
  [BLUE[0], [-16, -36, 0, -58, 16, -36]], [BLUE[1], [3, -36, 0, -58, 16, -36]],
  ["#3c3a3a", [-3, -24, -3, -31, 0, -33, 3, -31, 3, -24]],
  ...tower(-32, BLUE), ...tower(32, BLUE),
  ["#2c2018", [-7, 3, -7, -6, 0, -11, 7, -6, 7, 3]], ["#6b4a2a", [-5, 3, -5, -5, 0, -9, 5, -5, 5, 3]],
];
const HUT = [
  ["#8a5f38", [-24, 2, -19, -20, 19, -20, 24, 2]], ["#67432a", [4, 2, 5, -20, 19, -20, 24, 2]],
  ["#a33a28", [-29, -17, -12, -34, 0, -44, 12, -34, 29, -17]],
    ["#752619", [4, -17, 2, -42, 12, -34, 29, -17]],
  ["#c25a3c", [-22, -20, -8, -34, -2, -40, -8, -24]], ["#20140c", [-8, 2, -6, -13, 6, -13, 8, 2]],
];
const TIERS = [
  ["#5b5468", [-40, 4, -33, -12, 33, -12, 40, 4]], ["#403a4d", [8, 4, 7, -12, 33, -12, 40, 4]],
  ["#6a6278", [-30, -12, -24, -27, 24, -27, 30, -12]], ["#484155", [6, -12, 5, -27, 24, -27, 30, -12]],
  ["#776e87", [-21, -27, -15, -40, 15, -40, 21, -27]], ["#514960", [4, -27, 3, -40, 15, -40, 21, -27]],
  ["#2b2636", [-9, 4, -6, -40, 6, -40, 9, 4]],
  ["#7dffb0", [-5, -42, 0, -58, 5, -42, 0, -37]], ["#d9ffe6", [-2, -44, 0, -55, 1, -44]],
];

function keep(pen, x, y) {
  oval(pen, x + 4, y + 4, 46, 8, "#2a241860");
  put(pen, x, y, KEEP);
  for (const [dx, dy] of [[0, -58], [-32, -45], [32, -45]]) {
    line(pen, [x + dx, y + dy, x + dx, y + dy - 9], "#3a2c1c", 1.3);
    fill(pen, [x + dx, y + dy - 9, x + dx + 8, y + dy - 6.5, x + dx, y + dy - 4], "#e0b040");
  }
}

function stronghold(pen, x, y) {
  oval(pen, x + 3, y + 4, 46, 8, "#2a1a1060");
  for (let i = -5; i <= 5; i++) stake(pen, x + i * 8.6, y - 6 - (25 - i * i) * 0.5, 17, "#4f3520");
  put(pen, x, y, HUT);
  for (const side of [-1, 1]) tusk(pen, x + side * 14, y - 26, side);
  for (let i = -5; i <= 5; i++) if (Math.abs(i) > 1) stake(pen, x + i * 8.6, y + 4 + (25 - i * i) * 0.18, 15,
    "#6f4c2c");
}

function stake(pen, x, y, high, colour) {
  fill(pen, [x - 3, y, x - 3, y - high, x, y - high - 6, x + 3, y - high, x + 3, y], colour);
  line(pen, [x - 3, y, x - 3, y - high, x, y - high - 6, x + 3, y - high, x + 3, y], INK, 0.9);
  line(pen, [x - 1, y - 2, x - 1, y - high], "#a47a4c90", 1.2);
}

function tusk(pen, x, y, side) {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(x + side * 19, y - 3, x + side * 14, y - 22);
  pen.quadraticCurveTo(x + side * 12, y - 8, x - side * 4, y + 5);
  pen.closePath();
  Object.assign(pen, { fillStyle: "#efe2c0", strokeStyle: INK, lineWidth: 1.1 });
  pen.fill();
  pen.stroke();
}

function ziggurat(pen, x, y) {
  oval(pen, x + 4, y + 5, 46, 8, "#14101c70");
  const light = pen.createRadialGradient(x, y - 48, 0, x, y - 48, 30);
  light.addColorStop(0, "#8fffb8b0");
  light.addColorStop(1, "#8fffb800");
  put(pen, x, y, TIERS);
  pen.fillStyle = light;
  pen.fillRect(x - 30, y - 78, 60, 60);
  for (let i = 0; i < 6; i++) line(pen, [x - 8.6 + i * 0.5, y + 1 - i * 7, x + 8.6 - i * 0.5, y + 1 - i * 7],
    "#8b829c70", 1.3);
  for (const [dx, dy] of [[-36, 4], [36, 4], [-27, -12], [27, -12]]) {
    fill(pen, [x + dx - 3, y + dy, x + dx, y + dy - 15, x + dx + 3, y + dy], "#2f2a3a");
    oval(pen, x + dx, y + dy - 15, 1.9, 2.4, "#9dffc4");
  }
}

function grove(pen, x, y) {
  oval(pen, x - 32, y - 1, 13, 7, "#39406c");
  oval(pen, x - 32, y - 2, 10.5, 5.2, "#bfe4ff");
  oval(pen, x - 34, y - 3, 4.5, 1.8, "#ffffff");
  oval(pen, x + 33, y + 2, 9, 3, "#14202a60");
  fill(pen, [x + 24, y + 2, x + 26, y - 10, x + 33, y - 20, x + 40, y - 10, x + 42, y + 2], "#6d5a8c");
  fill(pen, [x + 33, y + 2, x + 33, y - 20, x + 40, y - 10, x + 42, y + 2], "#4c3e66");
  fill(pen, [x + 30, y + 2, x + 30, y - 6, x + 36, y - 6, x + 36, y + 2], "#ffe9a0");
  crown(pen, x, y + 3, 1.02, ["#3a2f66", "#61529c", "#a58fd8"]);
}

const PEOPLES = {
  human: { base: "#b0ae78", soil: ["#c9bb8a", "#98a25a", "#b8a878", "#7f9148"], seat: keep },
  orc: { base: "#b27f54", soil: ["#c58b5a", "#94603c", "#a97a4c", "#7c4f34"], seat: stronghold },
  undead: { base: "#6f6678", soil: ["#5a5166", "#837992", "#4a4356", "#6d6a58"], seat: ziggurat },
  night_elf: { base: "#5f8f80", soil: ["#4c7a74", "#77a68a", "#466a78", "#8cb592"], seat: grove },
};

// A town of one people.
export function settled(race) {
  const { base, soil, seat } = PEOPLES[race] ?? PEOPLES.human;
  return {
    soil: grass, base,
    ground(pen, region, dice) {
      patch(pen, region, dice, soil, 68);
      for (const [x, y] of scatter(region, dice, [15, 10], 6)) {
        if (dice() < 0.35) oval(pen, x, y, between(dice, 2, 4), 1.6, `${soil[3]}70`);
      }
    },
    things: (pen, { at: [x, y] }) => seat(pen, x, y - 2),
  };
}
