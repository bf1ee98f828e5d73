/**
 * Text of a listing made safe to look at: controls that reorder or hide text (bidi overrides and isolates, zero-width marks,
 * tags, C0/C1) and lone surrogates become a visible replacement character. Markup is escaped by the renderer, not here.
 */
export function plainText(text: string): string {
  return text.toWellFormed().replace(hidden, '�');
}

// biome-ignore lint/complexity/useRegexLiterals: escapes in a string keep invisible characters out of this file.
const hidden = new RegExp(
  // oxlint-disable-next-line no-control-regex -- these are the characters to find.
  '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\u{e0000}-\\u{e007f}]',
  'gu',
);

/** A copy of plain JSON data with `plainText` over every string, keys left alone. */
export function plainTexts<T>(data: T): T {
  return clean(data) as T;
}

function clean(data: unknown): unknown {
  if (typeof data === 'string') return plainText(data);
  if (Array.isArray(data)) return data.map(clean);
  if (data !== null && typeof data === 'object') return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, clean(value)]));
  return data;
}
