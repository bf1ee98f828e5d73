/** Any JSON value as a reader sees it: texts without quotes, nothing as "not stated". */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'not stated';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
