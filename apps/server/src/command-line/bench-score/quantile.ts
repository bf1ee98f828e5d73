/** Quantile of numbers by straight lines between ranks; null for none. */
export function quantileOf(values: readonly (number | null)[], share: number): number | null {
  const known = values.filter((value): value is number => value !== null).sort((one, other) => one - other);
  if (known.length === 0) return null;
  const place = (known.length - 1) * share;
  const [low, high] = [known[Math.floor(place)] ?? 0, known[Math.ceil(place)] ?? 0];
  return low + (high - low) * (place - Math.floor(place));
}

/** Share of numbers that hold a condition, percent; null for none. */
export function shareOf<Row>(rows: readonly Row[], holds: (row: Row) => boolean): number | null {
  return rows.length === 0 ? null : (rows.filter(holds).length / rows.length) * 100;
}
