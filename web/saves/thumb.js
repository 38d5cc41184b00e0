// Small pictures of a match, taken from its board.

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
