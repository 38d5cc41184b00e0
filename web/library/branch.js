// A match that leaves another at one of its steps.

// The same match as it stood after `step` actions, played on by `kinds`; pure.
export function branch({ save, about }, step, kinds, title) {
  const { id, revision, ...kept } = about;
  return {
    save: { ...save, seats: kinds, actions: save.actions.slice(0, step) },
    about: { ...kept, kinds, title, names: kinds.map((_, p) => about.names?.[p] ?? "") },
  };
}
