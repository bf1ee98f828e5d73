import type { Subject } from '../facts/subject.ts';

/**
 * Points that such property yields above a recent, well-placed block of concrete, for what investors ask more for: age over 20 years,
 * wood or light steel, leased land, the earthquake standard of before June 1981. Ours; the reference cap rate and the rate at entry share it.
 */
export function capRateSupplement(subject: Subject): number {
  const { built } = subject.values;
  return (
    (subject.ageYears > 20 ? 0.75 : 0) +
    (['W', 'LGS'].includes(subject.structureUsed) ? 1 : 0) +
    (subject.isLeasehold ? 2 : 0) +
    (subject.ageMonths !== null && built !== null && built < '1981-06' ? 1.5 : 0)
  );
}
