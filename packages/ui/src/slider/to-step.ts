/** The nearest value on the scale, without the dust of binary fractions. */
export function toStep(value: number, min: number, max: number, step: number): number {
  const decimals = Math.max(0, ...[min, step].map((each) => String(each).split('.')[1]?.length ?? 0));
  const nearest = min + Math.round((value - min) / step) * step;
  return Number(Math.min(max, Math.max(min, nearest)).toFixed(decimals));
}
