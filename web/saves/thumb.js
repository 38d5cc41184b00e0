// Small pictures of a match: the one taken from its board, else its map in plain colours.

const TABLE = "#6f9fbd", OTHER = "#cdbf9d";

// Decoded here, not given to an <img>: the page's policy allows pictures of its own site only.
export async function showPicture(canvas, dataURL) {
  const [, type, body] = /^data:(image\/(?:png|jpeg|webp));base64,([A-Za-z0-9+/=]+)$/.exec(dataURL ?? "")
    ?? [];
  if (!type) return false;
  try {
    const bytes = Uint8Array.from(atob(body), letter => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type }));
    Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
    canvas.getContext("2d").drawImage(bitmap, 0, 0);
    return true;
  } catch { return false; }
}

// tints: a colour for each terrain. A map that tells no regions is an empty table.
export function showMap(canvas, { size = [1600, 1000], regions = [] }, tints = {}) {
  const width = 320, scale = width / size[0], pen = canvas.getContext("2d");
  Object.assign(canvas, { width, height: Math.round(size[1] * scale) });
  pen.fillStyle = TABLE;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  Object.assign(pen, { lineWidth: 4, lineJoin: "round", strokeStyle: "#4a3c28" });
  for (const { terrain, shape = [] } of regions) {
    const path = new Path2D();
    for (let i = 0; i + 1 < shape.length; i += 2) path.lineTo(shape[i], shape[i + 1]);
    path.closePath();
    pen.fillStyle = tints[terrain] ?? OTHER;
    pen.fill(path);
    pen.stroke(path);
  }
}
