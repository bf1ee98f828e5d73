/**
 * Parts of the report that no assumption moves: what was read and printed, the method, and what is for paper alone. The build of the drawing
 * script gives this file for theirs, and the page leaves them standing.
 */
function Standing(): null {
  return null;
}

export const EvidenceAndGaps = Standing;
export const StatedFacts = Standing;
export const Method = Standing;
export const MethodLink = Standing;
export const PrintedSummary = Standing;
export const PrintedContents = Standing;
export const QuickControls = Standing;
