/**
 * Net present value with the first flow at time zero, undiscounted.
 * A spreadsheet's NPV discounts the first flow by one period; see {@link netPresentValueFromPeriodOne}.
 */
export function netPresentValue(rate: number, flows: readonly number[]): number {
  const factor = 1 / (1 + rate);
  let value = 0;
  for (let index = flows.length - 1; index >= 0; index -= 1) value = value * factor + (flows[index] ?? 0);
  return value;
}

/** The spreadsheet convention: the first flow comes one period from now. */
export function netPresentValueFromPeriodOne(rate: number, flows: readonly number[]): number {
  return netPresentValue(rate, flows) / (1 + rate);
}
