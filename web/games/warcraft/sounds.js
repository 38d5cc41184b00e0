// Sounds of Warcraft by event, as tables of voices, see page/tunes.js.

const tone = (from, to, at, long, loud, shape = "triangle") =>
  ({ shape, from, to, at, long, loud, soft: 0.02 });
const bell = (from, at, loud) => [
  { from, at, long: 1.2, loud, soft: 0.005 },
  { from: from * 2.76, at, long: 0.6, loud: loud * 0.3, soft: 0.004 },
];
const noise = (from, to, at, long, loud) =>
  ({ shape: "noise", from, to, at, long, loud, soft: 0.003, q: 0.8 });
const drum = (at, loud) =>
  [{ from: 110, to: 48, at, long: 0.3, loud, soft: 0.003 }, noise(700, 200, at, 0.08, loud / 2)];

// A horn over drums: a battle begins.
const HORN = [...drum(0, 0.4), ...drum(0.22, 0.3), ...drum(0.4, 0.4),
  tone(147, 196, 0.05, 0.75, 0.16, "sawtooth"), tone(220, 294, 0.05, 0.75, 0.09, "sawtooth")];
const AXE = [noise(2400, 700, 0, 0.09, 0.3), tone(190, 120, 0, 0.12, 0.24)];
const HAMMER = [0, 0.2].flatMap(at => [noise(5200, 3400, at, 0.07, 0.16), ...bell(1047, at, 0.09)]);
const FALLS = [noise(3800, 1400, 0, 0.12, 0.2), tone(165, 62, 0.05, 0.34, 0.3)];
const RISES = [tone(98, 147, 0, 0.9, 0.2), tone(146, 220, 0.12, 0.8, 0.1)];
const SCROLL = [noise(1500, 4200, 0, 0.16, 0.12), ...bell(880, 0.1, 0.08)];
const PORTAL = [tone(196, 784, 0, 0.55, 0.16), tone(294, 1175, 0.08, 0.55, 0.1)];
const TRUMPETS = [...bell(523.25, 0, 0.14), ...bell(659.26, 0.12, 0.13), ...bell(783.99, 0.24, 0.13)];
const ALARM = [0, 0.35, 0.7].flatMap(at => bell(233.08, at, 0.22));

export const sounds = {
  battle: HORN, attack: "dice", cursed: "dice", killed: FALLS, raised: RISES, portal: PORTAL, played: SCROLL,
  captured: ALARM, eliminated: "lose", harvest: AXE, train: "coin", build: HAMMER, found: HAMMER,
  finished: HAMMER, outpost: HAMMER, upgrade: TRUMPETS, deployed: "place", called: RISES, back: RISES,
  pillaged: "coin", resources: "coin", move: "place", led: "place", razed: FALLS, over: "win",
};
