// A save that follows a match without asking for it: what one more change makes of it.

export function amend(save, op, { action, actions }) {
  const undone = save.undone ?? [];
  if (op === "undo") undone.push(save.actions.pop());
  if (op === "redo") save.actions.push(undone.pop());
  if (op === "apply") save.actions.push(actions?.length === 1 ? actions[0] : actions ?? action);
  save.undone = op === "apply" ? [] : undone;
  delete save.last;
}
