/**
 * The lines to show for the `error` of an analysis. The field may be a string, a list, or an object that carries its text under
 * `detail`, `msg` or `message`, with `loc` saying where and `ctx` saying why. Anything unreadable becomes "Unexpected error".
 */
export function errorLines(error: unknown): string[] {
  if (error === null || error === undefined) return [];
  if (typeof error === 'string') return splitLines(error);
  if (Array.isArray(error)) return error.flatMap((entry) => errorLines(entry));
  if (typeof error === 'object') return objectLines(error);
  return [String(error)];
}

function objectLines(error: object): string[] {
  const fields = error as Record<string, unknown>;
  for (const key of ['detail', 'msg', 'message']) {
    const lines = errorLines(emptyToNull(fields[key]));
    if (lines.length > 0) return lines.map((line) => withPlace(fields.loc, line));
  }
  const reasons = contextLines(fields.ctx);
  return reasons.length > 0 ? reasons.map((line) => withPlace(fields.loc, line)) : [withPlace(fields.loc, 'Unexpected error')];
}

/** `ctx` usually reads `{error: "..."}` or `{reason: "..."}`; plain texts in it are taken as they are. */
function contextLines(context: unknown): string[] {
  if (typeof context === 'string') return splitLines(context);
  if (typeof context !== 'object' || context === null) return [];
  return Object.values(context).flatMap((value) => (typeof value === 'string' ? splitLines(value) : []));
}

function withPlace(place: unknown, line: string): string {
  const parts = (Array.isArray(place) ? place : [place]).filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? `${parts.join('.')} - ${line}` : line;
}

function splitLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function emptyToNull(value: unknown): unknown {
  return value === '' ? null : value;
}
