// The text files of games as site.json lists them: those of a family before a game's own.

const FAMILY = { smallworld: ["conquest"], azeroth: ["conquest"] };

export const names = game => [...FAMILY[game] ?? [], game];
export const texts = (game, ...tags) => Object.fromEntries(
  tags.map(tag => [tag, names(game).map(name => `web/text/${name}.${tag}.json`)]));
