// Paper and brush: soft blots, grain, vignette and the frame that make a drawing look made by hand.

import { chance } from "./chance.js";

const SHADOW = 26;                 // pixels by which the sheet throws it

// A canvas; in a worker one that is never on a page.
/** @returns {any} */
export function sheet(width, height) {
  const [w, h] = [width, height].map(span => Math.max(1, Math.round(span)));
  if (typeof document === "undefined") return new OffscreenCanvas(w, h);
  return Object.assign(document.createElement("canvas"), { width: w, height: h });
}

// A picture that is painted once and then only copied. What painting takes, far more than a small picture
// weighs, is not kept with it.
/** @type {any} */
let bench = null;
/** @type {(width: number, height: number, paint: (pen: any) => void) => any} */
export function picture(width, height, paint) {
  if (typeof OffscreenCanvas !== "function") {
    const canvas = sheet(width, height);
    paint(canvas.getContext("2d"));
    return canvas;
  }
  bench ??= new OffscreenCanvas(1, 1);
  [bench.width, bench.height] = [width, height].map(span => Math.max(1, Math.round(span)));
  paint(bench.getContext("2d"));
  return bench.transferToImageBitmap();
}

// A soft round blot of one colour, to be stamped large and faint.
const blots = new Map();
export function blot(colour) {
  if (blots.has(colour)) return blots.get(colour);
  const canvas = sheet(64, 64), pen = canvas.getContext("2d");
  const fade = pen.createRadialGradient(32, 32, 0, 32, 32, 32);
  fade.addColorStop(0, colour);
  fade.addColorStop(0.5, `${colour}90`);
  fade.addColorStop(1, `${colour}00`);
  pen.fillStyle = fade;
  pen.fillRect(0, 0, 64, 64);
  blots.set(colour, canvas);
  return canvas;
}

// A tile of fine fibres and specks.
/** @type {any} */
let tile = null;
function grain() {
  if (tile) return tile;
  const dice = chance(77), n = 256;
  tile = sheet(n, n);
  const pen = tile.getContext("2d"), data = pen.createImageData(n, n);
  for (let i = 0; i < data.data.length; i += 4) {
    const light = dice() < 0.5;
    data.data.fill(light ? 255 : 40, i, i + 3);
    data.data[i + 3] = dice() ** 2 * 26;
  }
  pen.putImageData(data, 0, 0);
  pen.lineWidth = 0.7;
  for (let i = 0; i < 160; i++) fibre(pen, dice, n);
  return tile;
}

function fibre(pen, dice, n) {
  const x = dice() * n, y = dice() * n, a = dice() * 6.3, long = 4 + dice() * 10;
  pen.strokeStyle = dice() < 0.5 ? "#fff6dd1c" : "#3a28101a";
  pen.beginPath();
  pen.moveTo(x, y);
  const [bx, by] = [x + long * Math.cos(a), y + long * Math.sin(a)];
  pen.quadraticCurveTo(bx, by, x + long * Math.cos(a + 0.5), y + long * Math.sin(a + 0.9));
  pen.stroke();
}

// Grain in device pixels over what is drawn, whatever the scale.
export function roughen(pen, width, height) {
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.globalCompositeOperation = "source-atop";
  pen.fillStyle = pen.createPattern(grain(), "repeat");
  pen.fillRect(0, 0, width, height);
  pen.restore();
}

// The sheet lies on a table: a shadow around it, in device pixels.
export function thrown(pen, [x, y, w, h], ratio) {
  if (x <= 0 && y <= 0 && x + w >= pen.canvas.width && y + h >= pen.canvas.height) return;
  for (let far = SHADOW; far > 0; far -= 2) {
    const d = far * ratio;
    pen.fillStyle = `rgb(0 0 0 / ${0.1 / far + 0.015})`;
    pen.fillRect(x - d, y - d * 0.5, w + 2 * d, d * 0.5);
    pen.fillRect(x - d, y + h, w + 2 * d, d * 1.5);
    pen.fillRect(x - d, y, d, h);
    pen.fillRect(x + w, y, d, h);
  }
}

// Darkened corners and a ruled frame, in map units.
export function frame(pen, [w, h]) {
  const shade = pen.createRadialGradient(w / 2, h / 2, Math.min(w, h) * 0.42, w / 2, h / 2,
    Math.hypot(w, h) * 0.56);
  shade.addColorStop(0, "#2a160600");
  shade.addColorStop(1, "#2a160660");
  pen.fillStyle = shade;
  pen.fillRect(0, 0, w, h);
  for (const [wide, colour] of [[30, "#2b190a30"], [18, "#2b190a45"], [9, "#3a2512"]])
    rule(pen, wide, colour, 0, w, h);
  rule(pen, 2.5, "#e9cf8d", 8, w, h);
  rule(pen, 1.4, "#2b190aa0", 12, w, h);
}

function rule(pen, wide, colour, inset, w, h) {
  pen.lineWidth = wide;
  pen.strokeStyle = colour;
  pen.strokeRect(inset, inset, w - 2 * inset, h - 2 * inset);
}
