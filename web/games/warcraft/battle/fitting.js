// A battle for which the stage has not room enough becomes smaller, and tells less of what was told before.

const STEPS = ["tight", "tighter"];

// Whenever the stage has another size; nothing of the battle changes that size.
export function fitting(battle) {
  new ResizeObserver(() => fit(battle)).observe(battle);
  return battle;
}

function fit(battle) {
  const rows = [...battle.querySelectorAll(".host-head")];
  const over = () => battle.scrollHeight > battle.clientHeight
    || rows.some(row => row.scrollWidth > row.clientWidth);
  battle.classList.remove(...STEPS);
  for (const step of STEPS) if (over()) battle.classList.add(step);
  if (over() && battle.querySelector(".host-near .may")) battle.scrollTop = battle.scrollHeight;
}
