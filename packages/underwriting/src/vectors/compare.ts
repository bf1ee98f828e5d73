import type { Tolerance } from './vector.ts';

const relative = 1e-6;

function allowance(expected: number, tolerance: Tolerance | number | null | undefined): number {
  // A bare number is absolute, in the unit of the figure.
  if (typeof tolerance === 'number') return tolerance;
  if (tolerance?.abs !== undefined) return tolerance.abs;
  if (tolerance?.rel !== undefined) return Math.abs(expected) * tolerance.rel;
  const whole = Number.isInteger(expected) && Math.abs(expected) >= 100;
  if (whole && tolerance?.money_abs !== undefined) return tolerance.money_abs;
  if (!whole && tolerance?.ratio_abs !== undefined) return tolerance.ratio_abs;
  // Whole numbers are exact but for the last bits of a floating figure; what is printed with decimals is compared to a millionth.
  return Number.isInteger(expected) ? Math.max(1e-9, Math.abs(expected) * 1e-12) : Math.max(Math.abs(expected) * relative, 1e-12);
}

/** Where an outcome differs from what is expected, as sentences; empty when it agrees. */
export function differences(expected: unknown, actual: unknown, tolerance: Tolerance | number | null | undefined, path: string): string[] {
  if (typeof expected === 'number') {
    if (typeof actual !== 'number' || !Number.isFinite(actual))
      return [`${path}: expected ${expected}, got ${JSON.stringify(actual) ?? 'nothing'}`];
    return Math.abs(actual - expected) <= allowance(expected, tolerance) ? [] : [`${path}: expected ${expected}, got ${actual}`];
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length)
      return [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual) ?? 'nothing'}`];
    return expected.flatMap((entry, index) => differences(entry, actual[index], tolerance, `${path}[${index}]`));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null)
      return [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual) ?? 'nothing'}`];
    return Object.entries(expected).flatMap(([key, entry]) =>
      differences(entry, (actual as Record<string, unknown>)[key], tolerance, `${path}.${key}`),
    );
  }
  const percent = typeof expected === 'string' && typeof actual === 'number' ? /^(-?\d+)(\.\d+)?%$/.exec(expected) : null;
  // A printed percentage holds to half of its last digit.
  if (
    percent &&
    Math.abs(Number(actual) * 100 - Number.parseFloat(expected as string)) <= 0.5000001 * 10 ** -Math.max(0, (percent[2]?.length ?? 1) - 1)
  )
    return [];
  return actual === expected ? [] : [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual) ?? 'nothing'}`];
}
