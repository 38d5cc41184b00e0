// A map that nobody drew: its places lie where the lines between them are short and they keep apart.

const SIZE = [1600, 1000], RIM = 110, TURNS = 400;

// near: the neighbours of each place -> [[x, y]] by place, the same on every screen.
export function laidOut(near, [w, h] = SIZE) {
  const n = near.length, ideal = 0.75 * Math.sqrt(w * h / Math.max(1, n));
  const round = i => [w / 2 + w / 3 * Math.cos(i * 2.4) * Math.sqrt((i + 1) / n),
    h / 2 + h / 3 * Math.sin(i * 2.4) * Math.sqrt((i + 1) / n)];
  const spots = near.map((_, i) => round(i));
  for (let turn = 0; turn < TURNS; turn++) {
    const heat = ideal * (1 - turn / TURNS) / 4, pushes = spots.map((_, i) => push(spots, near, i, ideal));
    pushes.forEach(([dx, dy], i) => {
      const far = Math.hypot(dx, dy) || 1, step = Math.min(far, heat) / far;
      spots[i] = [spots[i][0] + dx * step, spots[i][1] + dy * step];
    });
  }
  return stretched(spots, [w, h]);
}

// All others push a place away, its neighbours pull it near (Fruchterman and Reingold).
function push(spots, near, i, ideal) {
  let [x, y] = [0, 0];
  const move = (j, force) => {
    const dx = spots[i][0] - spots[j][0], dy = spots[i][1] - spots[j][1], far = Math.hypot(dx, dy) || 1;
    x += dx / far * force(far);
    y += dy / far * force(far);
  };
  spots.forEach((_, j) => { if (j !== i) move(j, far => ideal * ideal / far); });
  for (const j of near[i]) move(j, far => -far * far / ideal);
  return [x, y];
}

// The whole fills the sheet.
function stretched(spots, size) {
  const ends = [0, 1].map(axis => [Math.min, Math.max].map(end => end(...spots.map(spot => spot[axis]))));
  const onto = (at, axis) => {
    const [low, high] = ends[axis], span = size[axis] - 2 * RIM;
    return Math.round(high > low ? RIM + (at - low) / (high - low) * span : size[axis] / 2);
  };
  return spots.map(spot => spot.map(onto));
}
