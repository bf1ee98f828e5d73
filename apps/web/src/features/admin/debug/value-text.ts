/** A JSON value in at most 120 letters. */
export function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
