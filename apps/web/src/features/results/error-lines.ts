const unexpected = 'Unexpected error';

/**
 * The lines to show for the `error` of an analysis. The field may be a string, a list, or an object that carries its text under
 * `detail`, `msg` or `message`, with `loc` saying where and `ctx` saying why. Anything unreadable becomes "Unexpected error".
 */
export function errorLines(error: unknown): string[] {
  if (error === null || error === undefined) return [];
  if (typeof error === 'string') return splitLines(error);
  if (Array.isArray(error)) return error.flatMap((entry) => errorLines(entry));
  if (typeof error === 'object') return objectLines(error);
  return typeof error === 'number' || typeof error === 'boolean' ? [String(error)] : [unexpected];
}

function objectLines(error: object): string[] {
  const { loc, ctx, ...texts } = error as Record<string, unknown>;
  for (const key of ['detail', 'msg', 'message']) {
    const lines = errorLines(texts[key]).filter((line) => line !== unexpected);
    if (lines.length > 0) return lines.map((line) => withPlace(loc, `${line}${inBrackets(contextParts(ctx))}`));
  }
  const parts = contextParts(ctx);
  return [withPlace(loc, parts.length > 0 ? parts.join(', ') : unexpected)];
}

/** What `ctx` adds: plain values by their names; an `error` or `reason` speaks for itself. */
function contextParts(context: unknown): string[] {
  if (typeof context === 'string') return splitLines(context);
  if (typeof context !== 'object' || context === null || Array.isArray(context)) return [];
  return Object.entries(context).flatMap(([name, value]) => {
    if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return [];
    return [name === 'error' || name === 'reason' ? String(value) : `${name}: ${value}`];
  });
}

function inBrackets(parts: string[]): string {
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
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
