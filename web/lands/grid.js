// The sheet of a land as cells: a number for each, that of its region, or OUT for what lies outside.
// Nothing here or beside it uses more of arithmetic than + - * / and the square root, which are exact
// everywhere: the same land is the same on every machine.

export const GRAIN = 5;            // map units between the middles of two cells
export const OUT = -1;             // beyond the frame, or the open sea

// Cells of a sheet with one more all around, which are outside for ever.
export function sheet([width, height]) {
  const wide = Math.ceil(width / GRAIN) + 2, high = Math.ceil(height / GRAIN) + 2;
  return { wide, high, cells: new Int16Array(wide * high).fill(OUT) };
}

// Where on the map the middle of a cell lies.
export const across = i => (i - 0.5) * GRAIN;

// The numbers of the cells that lie around one.
export const around = ({ wide }, i) =>
  [i - wide - 1, i - wide, i - wide + 1, i - 1, i + 1, i + wide - 1, i + wide, i + wide + 1];

// Calls visit(i, x, y) for every cell inside.
export function inside({ wide, high }, visit) {
  for (let row = 1; row < high - 1; row++)
    for (let column = 1; column < wide - 1; column++)
      visit(row * wide + column, across(column), across(row));
}
