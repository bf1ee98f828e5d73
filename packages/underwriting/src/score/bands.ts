/** Bounds of the colours, highest first; a value on a bound belongs to the band above it. */
export const scoreBands = [8, 6.5, 5] as const;
export const netYieldBands = [4, 3, 2] as const;

/** Name of the band: `>=8`, `6.5-8`, `5-6.5`, `<5`. */
export function bandOf(value: number, bounds: readonly number[]): string {
  const index = bounds.findIndex((bound) => value >= bound);
  if (index === 0) return `>=${bounds[0]}`;
  if (index === -1) return `<${bounds.at(-1)}`;
  return `${bounds[index]}-${bounds[index - 1]}`;
}
