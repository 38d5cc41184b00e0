// Charts on a canvas: lines over rounds, and bars stacked by source;
// signs and patterns stand beside the colours.

import { apart, stacked, ticks } from "./scale.js";

const DASHES = [[], [9, 5], [3, 4], [12, 4, 3, 4], [6, 3]];
const GAP = 12;

// Sizes the canvas to its box at the device's pixel ratio;
// returns pen, size in CSS pixels and the page's inks.
function prepared(canvas, height) {
  const style = getComputedStyle(canvas), ratio = devicePixelRatio || 1;
  canvas.style.setProperty("--chart-height", `${height}px`);
  const width = canvas.clientWidth;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const pen = canvas.getContext("2d");
  pen.scale(ratio, ratio);
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const ink = name => style.getPropertyValue(name).trim();
  pen.lineJoin = pen.lineCap = "round";
  pen.textBaseline = "middle";
  const font = (size, weight = 400) => { pen.font = `${weight} ${size * rem}px ${style.fontFamily}`; };
  const inks = {
    ink: style.color, quiet: ink("--chart-quiet"), rule: ink("--chart-rule"), paper: ink("--chart-paper"),
  };
  return { pen, width, height, rem, font, ...inks };
}

// --- lines ----------------------------------------------------------------------------------

// series: [{name, colour, sign, values}], one value for each of `rounds`; the first is the start.
export function lines(canvas, { rounds, series, axis }) {
  const far = prepared(canvas, Math.max(240, Math.min(380, canvas.clientWidth * 0.72)));
  const { pen, width, height, rem, font } = far;
  const steps = ticks(Math.max(...series.flatMap(({ values }) => values)));
  font(0.8125, 600);
  const widest = Math.max(...series.map(one => pen.measureText(label(one)).width));
  const names = Math.min(width * 0.32, widest + 32);
  const box = { left: 2.2 * rem, right: width - names - 8, top: 0.8 * rem, bottom: height - 2.4 * rem };
  const x = i => box.left + (box.right - box.left) * i / Math.max(1, rounds.length - 1);
  const y = n => box.bottom - (box.bottom - box.top) * n / steps.at(-1);
  grid(far, box, { steps, rounds, x, y, axis });
  series.forEach((one, p) => line(far, one, x, y));
  const ends = apart(series.map(({ values }) => y(values.at(-1))), rem * 1.15, box.top, box.bottom);
  series.forEach((one, p) => end(far, one, box.right, y(one.values.at(-1)), ends[p], names));
}

const label = ({ name, values }) => `${name} ${values.at(-1)}`;

function grid({ pen, rem, font, quiet, rule }, box, { steps, rounds, x, y, axis }) {
  font(0.75);
  pen.fillStyle = quiet;
  pen.strokeStyle = rule;
  pen.lineWidth = 1;
  pen.textAlign = "right";
  for (const n of steps) {
    pen.beginPath();
    pen.moveTo(box.left, Math.round(y(n)) + 0.5);
    pen.lineTo(box.right, Math.round(y(n)) + 0.5);
    pen.stroke();
    pen.fillText(n, box.left - 8, y(n));
  }
  pen.textAlign = "center";
  const every = Math.ceil(rounds.length * 22 / (box.right - box.left));
  rounds.forEach((n, i) => { if (i % every === 0) pen.fillText(n, x(i), box.bottom + 0.9 * rem); });
  pen.fillText(axis, (box.left + box.right) / 2, box.bottom + 1.95 * rem);
}

function line({ pen, paper }, { values, colour, sign: kind }, x, y) {
  const path = new Path2D();
  values.forEach((n, i) => path.lineTo(x(i), y(n)));
  pen.setLineDash([]);
  Object.assign(pen, { strokeStyle: paper, lineWidth: 4.5 });
  pen.stroke(path);
  pen.setLineDash(DASHES[kind % DASHES.length]);
  Object.assign(pen, { strokeStyle: colour, lineWidth: 2.75 });
  pen.stroke(path);
  pen.setLineDash([]);
  values.forEach((n, i) => sign({ pen, paper }, kind, x(i), y(n), 4.2, colour));
}

// A shape for each sign: circle, triangle, square, diamond, star.
export function sign({ pen, paper }, kind, x, y, size, colour) {
  const path = new Path2D(), corners = [0, 3, 4, 4, 10][kind];
  const turn = [0, -Math.PI / 2, Math.PI / 4, 0, -Math.PI / 2][kind];
  if (!corners) path.arc(x, y, size, 0, 7);
  for (let i = 0; i < corners; i++) {
    const angle = turn + i * 2 * Math.PI / corners, far = size * (corners === 10 ? i % 2 ? 0.75 : 1.7 : 1.3);
    path.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle));
  }
  path.closePath();
  Object.assign(pen, { fillStyle: colour, strokeStyle: paper, lineWidth: 1.5 });
  pen.stroke(path);
  pen.fill(path);
}

// The name at the end of a line, moved aside if another stands there.
function end({ pen, font, ink, paper }, one, right, from, to, room) {
  Object.assign(pen, { strokeStyle: one.colour, lineWidth: 1 });
  pen.beginPath();
  pen.moveTo(right + 6, from);
  pen.lineTo(right + 12, to);
  pen.stroke();
  sign({ pen, paper }, one.sign, right + 17, to, 3.6, one.colour);
  font(0.8125, 600);
  Object.assign(pen, { fillStyle: ink, textAlign: "left" });
  pen.fillText(fitting(pen, label(one), room - 26), right + 26, to, Math.max(20, room - 24));
}

function fitting(pen, text, room) {
  if (pen.measureText(text).width <= room) return text;
  const [, name, n] = text.match(/^(.*) (\S+)$/);
  let cut = [...name];
  while (cut.length > 1 && pen.measureText(`${cut.join("")}… ${n}`).width > room) cut.pop();
  return `${cut.join("")}… ${n}`;
}

// --- bars -----------------------------------------------------------------------------------

// rows: [{name, colour, sign, parts}], one part a source; inks: a colour for each source.
export function bars(canvas, { rows, inks }) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize), high = 3.5 * rem;
  const far = prepared(canvas, rows.length * high + 4), { pen, width, font } = far;
  const all = rows.map(({ parts }) => stacked(parts));
  const low = Math.min(0, ...all.flat().map(({ from }) => from));
  const top = Math.max(1, ...all.flat().map(({ to }) => to));
  const x = n => 8 + (width - 16) * (n - low) / (top - low);
  rows.forEach(({ name, colour, sign: kind }, p) => {
    const y = p * high;
    sign(far, kind, x(0) + 7, y + 0.65 * rem, 4, colour);
    font(0.875, 600);
    Object.assign(pen, { fillStyle: far.ink, textAlign: "left" });
    pen.fillText(name, x(0) + 18, y + 0.7 * rem, width - x(0) - 20);
    for (const part of all[p]) segment(far, part, inks[part.i], x, y + 1.35 * rem, 1.6 * rem);
  });
  if (low < 0) upright(far, x(0));
}

function upright({ pen, height, ink }, x) {
  Object.assign(pen, { strokeStyle: ink, lineWidth: 1.5 });
  pen.beginPath();
  pen.moveTo(x, 0);
  pen.lineTo(x, height);
  pen.stroke();
}

function segment(far, { i, n, from, to }, ink, x, y, high) {
  const { pen, font, paper } = far, left = x(from), wide = x(to) - left;
  pen.save();
  pen.beginPath();
  pen.rect(left, y, wide, high);
  pen.clip();
  pen.fillStyle = ink;
  pen.fillRect(left, y, wide, high);
  hatch(pen, i, left, y, wide, high);
  pen.restore();
  Object.assign(pen, { strokeStyle: paper, lineWidth: 1.5 });
  pen.strokeRect(left, y, wide, high);
  font(0.8125, 700);
  const text = String(n).replace("-", "−"), room = pen.measureText(text).width + 8;
  if (room > wide) return;
  pen.fillStyle = ink;
  pen.fillRect(left + (wide - room) / 2, y + high * 0.2, room, high * 0.6);
  Object.assign(pen, { fillStyle: "#fff", textAlign: "center" });
  pen.fillText(text, left + wide / 2, y + high / 2 + 1);
}

// plain, stripes, dots, stripes the other way, waves of squares: by the place of the source
export function hatch(pen, i, x, y, wide, high) {
  Object.assign(pen, { strokeStyle: "#ffffff66", fillStyle: "#ffffff66", lineWidth: 2 });
  const kind = i % 5;
  pen.beginPath();
  if (kind === 1 || kind === 3) for (let at = -high; at < wide + high; at += GAP * 0.7) {
    pen.moveTo(x + at, y + (kind === 1 ? high : 0));
    pen.lineTo(x + at + high, y + (kind === 1 ? 0 : high));
  }
  if (kind === 4) for (let at = GAP / 2; at < wide; at += GAP * 0.6) {
    pen.moveTo(x + at, y);
    pen.lineTo(x + at, y + high);
  }
  pen.stroke();
  if (kind === 2) for (let a = 5; a < wide; a += 8) for (let b = 5; b < high; b += 8) {
    pen.beginPath();
    pen.arc(x + a, y + b + (a / 8 % 2 < 1 ? 0 : 3), 1.5, 0, 7);
    pen.fill();
  }
}
