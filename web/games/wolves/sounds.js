// Sounds of the wolves as tables of voices, see page/tunes.js.

const call = (from, top, at, loud) => [
  { shape: "triangle", from, to: top, at, long: 0.5, loud, soft: 0.12 },
  { shape: "triangle", from: top, to: top * 0.94, at: at + 0.42, long: 0.75, loud, soft: 0.08 },
  { shape: "triangle", from: top * 0.94, to: from * 0.8, at: at + 1.05, long: 0.55, loud: loud * 0.7 },
];
const bell = (from, at, loud) => [
  { from, at, long: 2.2, loud, soft: 0.01 },
  { from: from * 2.76, at, long: 1.1, loud: loud * 0.3, soft: 0.005 },
];

export const HOWL = [...call(294, 523, 0, 0.16), ...call(220, 392, 0.25, 0.09)];
export const HUNT = [
  { shape: "noise", from: 900, to: 2600, at: 0, long: 0.16, loud: 0.22, soft: 0.02, q: 0.8 },
  { from: 190, to: 70, at: 0.13, long: 0.22, loud: 0.4, soft: 0.003 },
];
export const MOON = [...bell(392, 0, 0.2), ...bell(523.25, 0.35, 0.16), ...bell(659.26, 0.7, 0.13)];
