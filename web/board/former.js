// What was painted before the land was laid anew serves until it is painted again: each place is shown as it
// was, where it lies now. All of it stretched would show islands where there is sea.

/** @typedef {{box: number[], path: Path2D}} Spot */
/** @typedef {{picture: HTMLCanvasElement, plan: {size: number[], regions: Spot[]}}} Former */

/** @type {(pen: CanvasRenderingContext2D, former: Former, plan: {regions: Spot[]}) => void} */
export function reshown(pen, { picture, plan: { size, regions: before } }, { regions }) {
  const scale = picture.width / size[0];
  regions.forEach(({ box, path }, r) => {
    pen.save();
    pen.clip(path);
    const from = /** @type {[number, number, number, number]} */ (sides(before[r].box).map(n => n * scale));
    pen.drawImage(picture, ...from, ...sides(box));
    pen.restore();
  });
}

/** @type {(box: number[]) => [number, number, number, number]} */
const sides = ([x0, y0, x1, y1]) => [x0, y0, x1 - x0, y1 - y0];
