// A save that follows a match without asking for it: what one more change makes of it.

// back: how many steps undo took back; of several only the first may be redone, what others did is forgotten.
export function amend(save, op, { action, actions }, back = 1) {
  const undone = op === "undo" && back > 1 ? [] : save.undone ?? [];
  if (op === "undo") undone.push(save.actions.splice(-back)[0]);
  if (op === "redo") save.actions.push(undone.pop());
  if (op === "apply") save.actions.push(actions?.length === 1 ? actions[0] : actions ?? action);
  save.undone = op === "apply" ? [] : undone;
  delete save.last;
}
