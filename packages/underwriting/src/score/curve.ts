/** Points of a piecewise-linear curve from a measure to a score of 0 to 10, in rising order of the measure. */
export type Curve = readonly (readonly [number, number])[];

/** Score at a value; flat before the first point and after the last. */
export function scoreOn(curve: Curve, value: number): number {
  let lastX = curve[0]?.[0] ?? 0;
  let lastY = curve[0]?.[1] ?? 0;
  if (value <= lastX) return lastY;
  for (const point of curve) {
    const x = point[0];
    const y = point[1];
    if (value <= x) return x === lastX ? y : lastY + ((value - lastX) * (y - lastY)) / (x - lastX);
    lastX = x;
    lastY = y;
  }
  return lastY;
}
