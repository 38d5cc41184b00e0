// Where the eye stands over the map: plain numbers in, plain numbers out.
// A camera is {x, y, k}: the map point at the view's corner and screen pixels for one map unit.

export const CLOSEST = 4.5;        // times the fitting size
const FAR = 1.6;                   // times the same, where not all that is looked for comes into view
const ENOUGH = 0.85;               // of what could be seen, so that the eye rests
const AIR = 0.006;                 // empty rim around a map that fits, as a share of the view

/** @typedef {{x: number, y: number, k: number}} Camera */

// view and size are [width, height], in pixels and in map units.
/** @type {(view: number[], size: number[]) => Camera} */
export function fit([vw, vh], [w, h]) {
  const k = Math.max(1e-3, Math.min(vw * (1 - AIR) / w, vh * (1 - AIR) / h));
  return { k, x: (w - vw / k) / 2, y: (h - vh / k) / 2 };
}

/** @type {(camera: Camera, view: number[], size: number[]) => Camera} */
export function clamp(camera, view, size) {
  const least = fit(view, size).k;
  const k = Math.min(Math.max(camera.k, least), least * CLOSEST);
  const x = within(camera.x, view[0] / k, size[0]), y = within(camera.y, view[1] / k, size[1]);
  return { k, x, y };
}

function within(start, span, whole) {
  if (span >= whole) return (whole - span) / 2;
  const rim = span * AIR;
  return Math.min(Math.max(start, -rim), whole - span + rim);
}

// Zooms by a factor so that the map point under (px, py) stays there.
/** @type {(camera: Camera, factor: number, point: number[], view: number[], size: number[]) => Camera} */
export function zoomed(camera, factor, [px, py], view, size) {
  const least = fit(view, size).k;
  const k = Math.min(Math.max(camera.k * factor, least), least * CLOSEST);
  const x = camera.x + px / camera.k - px / k, y = camera.y + py / camera.k - py / k;
  return clamp({ k, x, y }, view, size);
}

export const panned = (camera, dx, dy, view, size) =>
  clamp({ ...camera, x: camera.x - dx / camera.k, y: camera.y - dy / camera.k }, view, size);

/** @type {(camera: Camera, point: number[]) => [number, number]} */
export const toMap = ({ x, y, k }, [px, py]) => [x + px / k, y + py / k];
/** @type {(camera: Camera, point: number[]) => [number, number]} */
export const toView = ({ x, y, k }, [mx, my]) => [(mx - x) * k, (my - y) * k];

/** @type {(a: Camera, b: Camera) => boolean} */
export const level = (a, b) => Math.abs(a.k / b.k - 1) < 0.01;
/** @type {(a: Camera, b: Camera) => boolean} */
export const alike = (a, b) => level(a, b) && Math.hypot(a.x - b.x, a.y - b.y) * a.k < 3;

// The camera that shows a map point, moved no more than needed.
/** @type {(camera: Camera, point: number[], view: number[], size: number[], margin?: number) => Camera} */
export function showing(camera, [mx, my], view, size, margin = 60) {
  const [px, py] = toView(camera, [mx, my]);
  const dx = slip(px, view[0], margin), dy = slip(py, view[1], margin);
  return dx || dy ? panned(camera, dx, dy, view, size) : camera;
}

function slip(p, span, margin) {
  const rim = Math.min(margin, span / 3);
  if (p < rim) return rim - p;
  return p > span - rim ? span - rim - p : 0;
}

// The camera in which these boxes [x0, y0, x1, y1] fill the view.
/** @type {(boxes: number[][], view: number[], size: number[], air?: number) => Camera} */
export function framing(boxes, [vw, vh], size, air = 0.08) {
  const [x0, y0] = [0, 1].map(i => Math.min(...boxes.map(box => box[i])));
  const [x1, y1] = [2, 3].map(i => Math.max(...boxes.map(box => box[i])));
  const k = Math.min(vw / (x1 - x0), vh / (y1 - y0)) * (1 - air);
  const near = clamp({ k, x: 0, y: 0 }, [vw, vh], size).k;
  return clamp({ k: near, x: (x0 + x1 - vw / near) / 2, y: (y0 + y1 - vh / near) / 2 }, [vw, vh], size);
}

// The camera in which these boxes are `least` pixels wide and high, and no larger; the whole map where they
// are so large anyhow. Where they lie too far apart, as many of them as the view holds; it stays where it
// stands (`now`) if that shows nearly as many.
/** @type {(boxes: number[][], view: number[], size: number[], least: number, now?: Camera) => Camera} */
export function attending(boxes, view, size, least, now) {
  const whole = fit(view, size), spans = boxes.flatMap(([x0, y0, x1, y1]) => [x1 - x0, y1 - y0]);
  const wanted = Math.min(least / Math.min(...spans), whole.k * CLOSEST);
  if (!boxes.length || wanted <= whole.k) return whole;
  const near = framing(boxes, view, size, 0.12);
  const k = near.k < wanted ? Math.min(wanted, whole.k * FAR) : wanted;
  const at = (x, y) => clamp({ k, x: x - view[0] / k / 2, y: y - view[1] / k / 2 }, view, size);
  const all = [[near.x, near.y, near.x + view[0] / near.k, near.y + view[1] / near.k], ...boxes]
    .map(([x0, y0, x1, y1]) => at((x0 + x1) / 2, (y0 + y1) / 2))
    .map(camera => ({ camera, n: seen(camera, boxes, view) }));
  const best = all.reduce((a, b) => b.n > a.n ? b : a);
  const rests = now && Math.abs(now.k / k - 1) < 0.02 && seen(now, boxes, view) >= best.n * ENOUGH;
  return rests ? now : best.camera;
}

// How many boxes are wholly in sight.
/** @type {(camera: Camera, boxes: number[][], view: number[]) => number} */
const seen = ({ x, y, k }, boxes, [w, h]) => boxes.filter(([x0, y0, x1, y1]) =>
  x0 >= x && y0 >= y && x1 <= x + w / k && y1 <= y + h / k).length;

// A camera on the way from one to another, t from 0 to 1.
export function blend(a, b, t) {
  const s = t * t * (3 - 2 * t), k = a.k * (b.k / a.k) ** s;
  if (Math.abs(b.k / a.k - 1) < 1e-6) return { k, x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s };
  const u = (1 / k - 1 / a.k) / (1 / b.k - 1 / a.k);
  return { k, x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u };
}
