// The sounds as tables of voices: shape, pitch from and to in hertz, when, how long, how loud.

// A note of a wooden marimba: the tone and, quieter and shorter, its fourth partial.
const wood = (from, at = 0, loud = 0.26, long = 0.35) => [
  { from, at, long, loud, soft: 0.003 },
  { from: from * 3.93, at, long: long * 0.3, loud: loud * 0.3, soft: 0.002 },
];
// A knock on the table: a short breath of noise over a low thump.
const knock = (pitch, at = 0, loud = 0.4) => [
  { shape: "noise", from: pitch * 7, to: pitch * 4, at, long: 0.05, loud: loud * 0.6, soft: 0.001, q: 0.9 },
  { from: pitch * 1.3, to: pitch * 0.7, at, long: 0.11, loud, soft: 0.002 },
];
// Two bright partials that do not quite agree ring like a coin.
const ring = (from, at, loud = 0.12) => [
  { from, at, long: 0.42, loud, soft: 0.002 },
  { from: from * 1.504, at, long: 0.3, loud: loud * 0.7, soft: 0.002 },
  { from: from * 2.76, at, long: 0.12, loud: loud * 0.4, soft: 0.001 },
];
const C = 261.63, D = 293.66, E = 329.63, G = 392, A = 440, C2 = 523.25, E2 = 659.26, G2 = 783.99;

export const SOUNDS = {
  click: knock(340, 0, 0.12),
  place: knock(150, 0, 0.4),
  take: [...knock(120, 0, 0.42), ...wood(G, 0.05), ...wood(C2, 0.13)],
  coin: [...ring(2093, 0), ...ring(2637, 0.07)],
  dice: [0, 0.07, 0.12, 0.2, 0.24, 0.33, 0.45]
    .flatMap((at, i) => knock(260 + 37 * (i * 5 % 4), at, 0.3 - i * 0.03)),
  turn: [...wood(E, 0, 0.2, 0.5), ...wood(A, 0.14, 0.22, 0.7)],
  refuse: [...wood(155, 0, 0.28, 0.18), ...wood(147, 0.11, 0.26, 0.24)],
  win: [C, E, G, C2, E2, G2].flatMap((note, i) => wood(note, i * 0.11, 0.24, 0.6)).concat(
    [C2, E2, G2].flatMap(note => wood(note, 0.8, 0.16, 1.1))),
  lose: [A, G, E, D, C].flatMap((note, i) => wood(note / 2, i * 0.17, 0.26, 0.7)),
};
