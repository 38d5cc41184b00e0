// Finds drawn lines that touch or cross where they should not.

const BOX = 40;                    // map units: pieces are compared with those in the same box

// The numbers of all lines that touch themselves or another but at their ends.
export function offenders(lines) {
  const pieces = lines.flatMap((line, n) => line.slice(1).map((here, i) =>
    ({ n, i, a: line[i], b: here, ends: [mark(line, n, i), mark(line, n, i + 1)] })));
  const boxes = new Map(), bad = new Set();
  for (const piece of pieces)
    for (const box of boxesOf(piece)) {
      const there = boxes.get(box) ?? [];
      for (const other of there) if (clash(piece, other)) bad.add(piece.n).add(other.n);
      boxes.set(box, [...there, piece]);
    }
  return bad;
}

// Ends of lines are known by where they are, all other points by their line.
const mark = (line, n, i) => i && i < line.length - 1 ? `${n} ${i}` : `${line[i]}`;

function boxesOf({ a, b }) {
  const low = k => Math.floor(Math.min(a[k], b[k]) / BOX), high = k => Math.floor(Math.max(a[k], b[k]) / BOX);
  const found = [];
  for (let x = low(0); x <= high(0); x++)
    for (let y = low(1); y <= high(1); y++) found.push(x * 4096 + y);
  return found;
}

const turn = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function clash(one, two) {
  const shared = one.ends.filter(end => two.ends.includes(end));
  if (shared.length > 1) return true;
  if (shared.length) return folded(one, two, shared[0]);
  for (const k of [0, 1])
    if (Math.max(one.a[k], one.b[k]) < Math.min(two.a[k], two.b[k])
      || Math.max(two.a[k], two.b[k]) < Math.min(one.a[k], one.b[k])) return false;
  return turn(one.a, one.b, two.a) * turn(one.a, one.b, two.b) <= 0
    && turn(two.a, two.b, one.a) * turn(two.a, two.b, one.b) <= 0;
}

// Two pieces with a common end that run back over each other.
function folded(one, two, shared) {
  const away = ({ a, b, ends }) => ends[0] === shared ? [b[0] - a[0], b[1] - a[1]]
    : [a[0] - b[0], a[1] - b[1]];
  const [u, v] = [away(one), away(two)];
  return u[0] * v[1] === u[1] * v[0] && u[0] * v[0] + u[1] * v[1] > 0;
}
