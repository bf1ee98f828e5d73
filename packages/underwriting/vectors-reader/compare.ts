import type { Kind } from './kinds.ts';
import type { Tolerance } from './vector.ts';

type Allowed = Tolerance | number | undefined;

/** How far a figure may be off: as the vector says, else nothing for a whole number and a millionth for another. */
function allowance(expected: number, kind: Kind<unknown>, tolerance: Allowed): number {
  if (typeof tolerance === 'number') return tolerance;
  if (tolerance?.abs !== undefined) return tolerance.abs;
  if (tolerance?.rel !== undefined) return Math.abs(expected) * tolerance.rel;
  const ofKind = kind.money ? tolerance?.money_abs : tolerance?.ratio_abs;
  if (ofKind !== undefined) return ofKind;
  // A whole number may miss the last bits of a floating figure.
  return Number.isInteger(expected) ? Math.max(1e-9, Math.abs(expected) * 1e-12) : Math.max(Math.abs(expected) * 1e-6, 1e-12);
}

/** Where an outcome differs from what is expected, as sentences; empty when it agrees. */
export function differences(expected: unknown, actual: unknown, kind: Kind<unknown>, tolerance: Allowed, path: string): string[] {
  const differs = [`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual) ?? 'nothing'}`];
  if (typeof expected === 'number' && typeof actual === 'number')
    return Math.abs(actual - expected) <= allowance(expected, kind, tolerance) ? [] : differs;
  if (!Array.isArray(expected)) return actual === expected ? [] : differs;
  if (!Array.isArray(actual) || actual.length !== expected.length) return differs;
  return expected.flatMap((entry, index) => differences(entry, actual[index], kind, tolerance, `${path}[${index}]`));
}
