// How large the sheet of a new island is.

export const SIDE = 240, REACH = 172;          // of a region; how far an island goes beyond its hearts

// Of one of so many regions: width and height.
export function sheet(n) {
  const side = Math.ceil((Math.sqrt(n) * SIDE * 1.5 + 2 * REACH) / 20) * 20;
  return [side + 100, side];
}
