/** Whole number with thousands apart, 1,234,567: written out here because a locale may differ between machines. */
export function grouped(value: number): string {
  const rounded = Math.round(value);
  const digits = String(Math.abs(rounded)).replace(/\B(?=(\d{3})+$)/g, ',');
  return rounded < 0 ? `-${digits}` : digits;
}
