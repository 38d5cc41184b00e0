// Sounds of Azeroth as tables of voices, see page/tunes.js.

const tone = (from, to, at, long, loud) => ({ shape: "triangle", from, to, at, long, loud, soft: 0.02 });
const bell = (from, at, loud) => [
  { from, at, long: 1.4, loud, soft: 0.006 },
  { from: from * 2.76, at, long: 0.7, loud: loud * 0.3, soft: 0.004 },
];
const noise = (from, to, at, long, loud) =>
  ({ shape: "noise", from, to, at, long, loud, soft: 0.003, q: 0.7 });

export const BOMB = [
  noise(1800, 90, 0, 0.7, 0.5), { from: 95, to: 34, at: 0, long: 0.6, loud: 0.5, soft: 0.002 },
];
export const FIND = [...bell(659.26, 0, 0.16), ...bell(880, 0.12, 0.14), ...bell(1318.5, 0.26, 0.12)];
export const STEEL = [noise(5200, 3000, 0, 0.18, 0.16), ...bell(1174.7, 0.02, 0.12)];
export const PORTAL = [tone(196, 784, 0, 0.55, 0.16), tone(294, 1175, 0.08, 0.55, 0.1)];
export const DRIVE = [tone(330, 165, 0, 0.22, 0.2), tone(220, 110, 0.12, 0.26, 0.16)];
export const HARMONY = [...bell(523.25, 0, 0.12), ...bell(783.99, 0.18, 0.1)];
