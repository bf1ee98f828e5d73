/** Any JSON value as a reader sees it: texts without quotes, nothing as "not stated". */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'Not stated';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
