// Tiles of the own pack board that are clicked to pay: as soon as they leave one way, that one is taken.

/** @type {{table: any, tiles: Set<number>}} */
let picked = { table: null, tiles: new Set() };

// The ways to pay that use all of these tiles.
export const fitting = (ways, tiles) => ways.filter(way => tiles.every(n => way.tiles.includes(n)));

// Makes buttons of the tiles that may pay now.
export function payable(node, { mine, table }, hands) {
  const ways = mine ? table.choices.filter(({ action }) => action[0] === "pay") : [];
  if (picked.table !== table) picked = { table, tiles: new Set() };
  for (const tile of ways.length ? node.querySelectorAll("[data-tile]") : []) {
    const n = Number(tile.dataset.tile), press = () => pay(n, tile, ways, hands);
    if (!ways.some(({ tiles }) => tiles.includes(n))) continue;
    Object.assign(tile, { role: "button", tabIndex: 0, onclick: press });
    tile.ariaPressed = String(picked.tiles.has(n));
    tile.onkeydown = event => {
      if (![" ", "Enter"].includes(event.key)) return;
      event.preventDefault();
      press();
    };
    tile.classList.add("payable");
  }
}

function pay(n, tile, ways, hands) {
  const { tiles } = picked;
  if (!tiles.delete(n)) tiles.add(n);
  const found = fitting(ways, [...tiles]);
  if (found.length === 1) return hands.act(found[0].action);
  if (!found.length) tiles.clear();
  tile.ariaPressed = String(tiles.has(n));
}
