// Plain shapes for tokens: discs, polygons, letters, counts, shadows.

export function circle(pen, x, y, r, fill, stroke, width) {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  coat(pen, fill, stroke, width);
}

export function polygon(pen, points, fill, stroke, width) {
  pen.lineJoin = "round";
  pen.beginPath();
  for (let i = 0; i < points.length; i += 2) pen.lineTo(points[i], points[i + 1]);
  pen.closePath();
  coat(pen, fill, stroke, width);
}

// Fills and strokes the path that the pen holds.
export function coat(pen, fill, stroke, width) {
  if (fill) {
    pen.fillStyle = fill;
    pen.fill();
  }
  if (!stroke) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.stroke();
}

// Draws with a soft shadow beneath.
export function shadow(pen, blur, drop, colour, draw) {
  const { a } = pen.getTransform();
  Object.assign(pen, {
    shadowColor: colour, shadowBlur: blur * a, shadowOffsetY: drop * a, shadowOffsetX: drop * a * 0.6,
  });
  draw();
  Object.assign(pen, { shadowColor: "transparent", shadowBlur: 0, shadowOffsetY: 0, shadowOffsetX: 0 });
}

export function letter(pen, text, x, y, height, colour) {
  pen.font = `700 ${height}px "Marchlands Text", system-ui, "Segoe UI", Roboto, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.fillStyle = colour;
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(text);
  pen.fillText(text, x, y + (up - down) / 2);
}

// A number on a small disc.
export function count(pen, n, x, y, r, fill, ink, rim) {
  circle(pen, x, y, r, fill, rim, r * 0.2);
  letter(pen, n, x, y, r * (n > 9 ? 1.15 : 1.42), ink);
}

// A #rrggbb colour, darkened.
export function dim(colour, share) {
  const parts = [1, 3, 5].map(i => Math.round(parseInt(colour.slice(i, i + 2), 16) * share));
  return `rgb(${parts.join(" ")})`;
}
