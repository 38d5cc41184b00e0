// A picture prepared once and then only copied: the whole map at its fitting size, and a sharp piece where
// one looks closely. A quickly drawn coat lies on it: it is changed without painting the slow one again.

import { blank } from "./easel.js";

const ALIKE = 1e-4;                // scales that differ by less are the same
const MARGIN = 0.18;               // how much more than the view a sharp piece covers, on each side

export class Layer {
  // easel: paints pieces of the picture; ready() is called when there is a new one; coat(pen) draws over it.
  whole = /** @type {any} */ (null);
  sharp = /** @type {any} */ (null);
  making = /** @type {Record<string, [number[], number] | null>} */ ({});     // what is being painted
  orders = 0;                      // patches asked for: a later one knows all that earlier ones know

  constructor(size, easel, ready, coat) {
    this.size = size;
    this.easel = easel;
    this.ready = ready;
    this.coat = coat;
  }

  // scale: device pixels for one map unit that the whole map needs when it fits.
  prepare(scale) {
    const [w, h] = this.size;
    this.blunt();
    this.make("whole", [0, 0, w, h], scale);
  }

  // The view seen from close by; [x0, y0, x1, y1] in map units.
  sharpen(view, scale) {
    if (!this.whole || scale <= this.whole.scale * 1.08) return void this.blunt();
    const { sharp } = this;
    if (sharp && Math.abs(sharp.scale / scale - 1) < 0.02 && covers(sharp.box, this.cut(view, 0))) return;
    this.make("sharp", this.cut(view, MARGIN), scale);
  }

  blunt() {
    this.easel.drop("sharp");
    this.making.sharp = null;
    this.put("sharp", null);
  }

  cut([x0, y0, x1, y1], margin) {
    const mx = (x1 - x0) * margin, my = (y1 - y0) * margin, [w, h] = this.size;
    return [Math.max(0, x0 - mx), Math.max(0, y0 - my), Math.min(w, x1 + mx), Math.min(h, y1 + my)];
  }

  async make(name, box, scale) {
    this.making[name] = [box, scale];
    const picture = await this.easel.paint(name, box, scale);
    if (!picture) return;
    this.making[name] = null;
    this.put(name, this.coated({ picture, box, scale, pen: blank(box, scale), patches: new Map() }));
    this.ready();
  }

  // The land has changed in a box of the map: only that much is painted anew, or all that is not ready yet.
  mend(part) {
    for (const name of ["whole", "sharp"]) {
      const begun = this.making[name];
      if (begun) this.make(name, ...begun);
      else if (this[name]) this.patch(name, part);
    }
  }

  async patch(name, part) {
    const piece = this[name], { box: [left, top], scale } = piece, [x, y, w, h] = pixels(part, piece);
    if (w <= 0 || h <= 0) return;
    const box = [left + x / scale, top + y / scale, left + (x + w) / scale, top + (y + h) / scale];
    const order = ++this.orders, picture = await this.easel.paint(`${name} ${part}`, box, scale);
    if (!picture || this[name] !== piece) return;
    piece.patches.get(String(part))?.picture.close?.();
    piece.patches.set(String(part), { picture, x, y, order });
    this.coated(piece, part);
    this.ready();
  }

  put(name, piece) {
    for (const { picture } of [this[name],
      ...this[name]?.patches.values() ?? []].filter(Boolean)) picture.close?.();
    this[name] = piece;
  }

  coated(piece, part) {
    const { picture, pen, patches } = piece;
    const [x, y, w, h] = part ? pixels(part, piece) : [0, 0, picture.width, picture.height];
    if (w <= 0 || h <= 0) return piece;
    pen.save();
    const upright = pen.getTransform();
    pen.resetTransform();
    pen.beginPath();
    pen.rect(x, y, w, h);
    pen.clip();
    pen.drawImage(picture, x, y, w, h, x, y, w, h);
    const latest = [...patches.values()].sort((one, other) => one.order - other.order);
    for (const patch of latest) pen.drawImage(patch.picture, patch.x, patch.y);
    pen.setTransform(upright);
    this.coat(pen);
    pen.restore();
    return piece;
  }

  // The coat has changed, everywhere or in a box of the map.
  recoat(part) {
    for (const piece of [this.whole, this.sharp]) if (piece) this.coated(piece, part);
  }

  // Copies what is ready onto the screen; the pen's transform is that of device pixels. Where a pixel is a
  // pixel nothing is smoothed, which would take most of the time of a frame.
  show(pen, camera, ratio, alpha = 1) {
    if (!this.whole) return;
    pen.globalAlpha = alpha;
    const k = camera.k * ratio, { width, height } = pen.canvas;
    const seen = this.cut([camera.x, camera.y, camera.x + width / k, camera.y + height / k], 0);
    const piece = this.sharp && covers(this.sharp.box, seen) ? this.sharp : this.whole;
    const { pen: { canvas }, box, scale } = piece;
    const [x, y] = [(box[0] - camera.x) * k, (box[1] - camera.y) * k];
    if (Math.abs(k / scale - 1) < ALIKE) pen.drawImage(canvas, Math.round(x), Math.round(y));
    else pen.drawImage(canvas, x, y, (box[2] - box[0]) * k, (box[3] - box[1]) * k);
    pen.globalAlpha = 1;
  }
}

// A box of the map in whole pixels of a piece: [x, y, width, height].
function pixels([x0, y0, x1, y1], { box, scale, picture }) {
  const left = Math.max(0, Math.floor((x0 - box[0]) * scale));
  const top = Math.max(0, Math.floor((y0 - box[1]) * scale));
  const right = Math.min(picture.width, Math.ceil((x1 - box[0]) * scale));
  const bottom = Math.min(picture.height, Math.ceil((y1 - box[1]) * scale));
  return [left, top, right - left, bottom - top];
}

const covers = ([x0, y0, x1, y1], inner) =>
  x0 <= inner[0] + 1 && y0 <= inner[1] + 1 && x1 >= inner[2] - 1 && y1 >= inner[3] - 1;
