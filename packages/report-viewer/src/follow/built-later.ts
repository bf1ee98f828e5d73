/** Tables in folds are built by the script of the page when they are opened: what is written again leaves them out, also for readers without it. */
export function builtInside(): null {
  return null;
}

export function PlainTable(): null {
  return null;
}
