// Whose is a band: every player has three in turn; band 0 is the lost tribes. As in smallworld/state.py.

const BANDS = 3;

export const owner = band => band > 0 ? Math.floor((band - 1) / BANDS) : -1;

export const bandsOf = (view, p) => view.race.map((race, b) => b).filter(b => view.race[b] && owner(b) === p);
