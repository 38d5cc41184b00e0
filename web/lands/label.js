// The best place in an outline for what stands on a region: the middle of the largest circle in it.

const STEP = 16;                   // map units between the places that are tried first

// shape: [[x, y], ...]. The place in whole numbers, and how far its border is.
export function label(shape) {
  const xs = shape.map(([x]) => x), ys = shape.map(([, y]) => y);
  let best = { at: shape[0], far: -1 };
  const attempt = (x, y) => {
    const far = depth(x, y, shape, best.far);
    if (far > best.far) best = { at: [x, y], far };
  };
  for (let x = Math.min(...xs); x < Math.max(...xs); x += STEP)
    for (let y = Math.min(...ys); y < Math.max(...ys); y += STEP) attempt(x, y);
  for (let step = STEP / 2; step >= 1; step /= 2) {
    const [x, y] = best.at;
    for (let i = -3; i <= 3; i++) for (let j = -3; j <= 3; j++) attempt(x + i * step, y + j * step);
  }
  return { at: best.at, room: Math.max(1, Math.floor(best.far - 0.001)) };
}

// How far a place lies from the border, if it lies inside and farther than `least`; else -1.
function depth(x, y, shape, least) {
  let near = Infinity, odd = false;
  for (let i = 0, [px, py] = shape.at(-1); i < shape.length; i++) {
    const [qx, qy] = shape[i], u = qx - px, v = qy - py, all = u * u + v * v;
    const part = Math.max(0, Math.min(1, ((x - px) * u + (y - py) * v) / all));
    const a = px + part * u - x, b = py + part * v - y, far = a * a + b * b;
    if (far < near) near = far;
    if (least > 0 && near <= least * least) return -1;
    if ((py <= y) !== (qy <= y) && px + u * (y - py) / v > x) odd = !odd;
    px = qx;
    py = qy;
  }
  return odd ? Math.sqrt(near) : -1;
}
