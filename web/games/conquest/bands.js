// Whose is a band: every player has as many as the view has slots; band 0 is the lost tribes. As in
// conquest/state.py.

export const owner = ({ slots = 3 }, band) => band > 0 ? Math.floor((band - 1) / slots) : -1;

export const bandsOf = (view, p) =>
  view.race.map((race, b) => b).filter(b => view.race[b] && owner(view, b) === p);
