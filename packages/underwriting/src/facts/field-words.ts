/** A fact in plain words, for sentences: `annual_rent_jpy` → `annual rent`. */
export const fieldWords = (field: string): string =>
  field
    .replace('extra.', '')
    .replace(/_(?:jpy|m2|pct)\b/g, '')
    .replace(/_(?:jpy|m2|pct)_/g, '_')
    .replaceAll('_', ' ');
