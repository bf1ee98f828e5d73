/** Straight-line rate of a life: 1/n rounded up at the third decimal, which reproduces the official table. */
export function straightLineRate(lifeYears: number): number {
  return Math.ceil(1000 / lifeYears - 1e-9) / 1000;
}
